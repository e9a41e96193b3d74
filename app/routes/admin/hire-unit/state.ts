import { isAssetState } from "#app/features/assets/unit-states.ts";
import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { changeUnitState } from "#app/features/fleet/units/change-unit-state.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readIrishTime } from "#app/lib/time/irish-time.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";
import { unitAction } from "./unit-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

type Refusal = Pick<ReturnedWork, "kind">;

/** Takes a unit to another state. */
export const action = unitAction(
  async ({ db, now, number, actorId, form }): Promise<Result<PlainFlash, Refusal>> => {
    const to = form.get("to") ?? "";
    const typedEnd = form.text("until");
    const end = typedEnd === "" ? null : readIrishTime(typedEnd);
    if (!isAssetState(to)) return refuse({ kind: "not-allowed" });
    if (end && !end.ok) return refuse({ kind: "until-shape" });
    const until = end?.value ?? null;
    const change = { number, to, seen: form.get("seen") ?? "", until, actorId, now };
    const changed = await changeUnitState(db, change);
    if (!changed.ok) return changed;
    return ok(changed.value.shortages > 0 ? "hire-shortages-opened" : "hire-unit-changed");
  },
  ({ kind }, values): ReturnedWork => ({ form: "state", kind, values }),
);
