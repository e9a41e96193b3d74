import { data } from "react-router";
import type { ReturnedRepair } from "#app/features/fleet/components/units/unit-repair.tsx";
import { saveUnitRepair } from "#app/features/fleet/units/unit-repair.server.ts";
import { readRepair } from "#app/features/fleet/units/unit-repair.ts";
import { can } from "#app/features/identity/permissions.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import type { Route } from "./+types/repair.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves what is known of the repair that the unit is in. Roles that see no price leave its cost. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const { roles } = await requireViewer(context);
  const number = parseWhole(params.number, 2_000_000_000);
  if (number === null) throw notFound();
  const { values, facts, faults } = readRepair(form);
  const refuse = (problems: ReturnedRepair["problems"]) => {
    const answer: ReturnedRepair = { repair: values, problems };
    return data(answer, { status: problems.includes("conflict") ? 409 : 422 });
  };
  if (faults.length > 0) return refuse(faults);
  const { costNet, ...rest } = facts;
  const seen = readSeen(form.get("seen") ?? "");
  const known = can(roles, "hires") && costNet !== undefined ? { ...rest, costNet } : rest;
  const saved = await saveUnitRepair(db, { number, facts: known, seen, actorId, now: clock.now() });
  if (!saved.ok) return refuse([saved.error.kind]);
  const flash = saved.value.shortages > 0 ? "hire-shortages-opened" : "hire-unit-repair-saved";
  return redirectWith(context, adminPath(`/admin/hire/units/${number}`), flash);
}

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
