import { data } from "react-router";
import { isAssetState } from "#app/features/assets/unit-states.ts";
import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { changeUnitState } from "#app/features/fleet/units/change-unit-state.server.ts";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { readIrishTime } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/state.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a unit to another state. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const number = parseWhole(params.number, 2_000_000_000);
  if (number === null) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const to = form.get("to") ?? "";
  const typedEnd = form.text("until");
  const end = typedEnd === "" ? null : readIrishTime(typedEnd);
  const refuse = (kind: ReturnedWork["kind"]) => {
    const answer: ReturnedWork = { form: "state", kind, values: Object.fromEntries(form) };
    return data(answer, { status: statusOfRefusal(kind) });
  };
  if (!isAssetState(to)) return refuse("not-allowed");
  if (end && !end.ok) return refuse("until-shape");
  const until = end?.value ?? null;
  const change = { number, to, seen: form.get("seen") ?? "", until, actorId, now: clock.now() };
  const changed = await changeUnitState(db, change);
  if (!changed.ok) return refuse(changed.error.kind);
  const flash = changed.value.shortages > 0 ? "hire-shortages-opened" : "hire-unit-changed";
  return redirectWith(context, adminPath(`/admin/hire/units/${number}`), flash);
}
