import type { ReturnedRepair } from "#app/features/fleet/components/units/unit-repair.tsx";
import { saveUnitRepair } from "#app/features/fleet/units/unit-repair.server.ts";
import { readRepair } from "#app/features/fleet/units/unit-repair.ts";
import { can } from "#app/features/identity/permissions.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";
import { unitAction } from "./unit-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

interface Refusal extends Pick<ReturnedRepair, "refusals"> {
  readonly kind: string;
}

/** Saves what is known of the repair that the unit is in. Roles that see no price leave its cost. */
export const action = unitAction(
  async ({ context, db, now, number, actorId, form }): Promise<Result<PlainFlash, Refusal>> => {
    const { roles } = await requireViewer(context);
    const { facts, faults } = readRepair(form);
    if (faults.length > 0) return refuse({ kind: "faults", refusals: faults });
    const { costNet, ...rest } = facts;
    const seen = readSeen(form.get("seen") ?? "");
    const known = can(roles, "hires") && costNet !== undefined ? { ...rest, costNet } : rest;
    const saved = await saveUnitRepair(db, { number, facts: known, seen, actorId, now });
    if (!saved.ok) return refuse({ kind: saved.error.kind, refusals: [saved.error.kind] });
    return ok(saved.value.shortages > 0 ? "hire-shortages-opened" : "hire-unit-repair-saved");
  },
  ({ refusals }, _, { form }): ReturnedRepair => ({ repair: readRepair(form).values, refusals }),
);

function readSeen(text: string): Parameters<typeof saveUnitRepair>[1]["seen"] {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && read !== null && "claimId" in read && "values" in read)
      return { claimId: String(read.claimId), values: Object(read.values) };
  } catch {
    // Not a form of ours.
  }
  return { claimId: "", values: {} };
}
