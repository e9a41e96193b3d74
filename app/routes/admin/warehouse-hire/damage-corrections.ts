import { data } from "react-router";
import type { DamageAnswer } from "#app/features/scans/components/damage-corrections.tsx";
import { correctDamage } from "#app/features/scans/corrections/correct-damage.server.ts";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import type { Route } from "./+types/damage-corrections.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes back that counted pieces of a hire came back damaged. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const itemId = form.get("item") ?? "";
  if (!isId(id) || !isId(itemId)) throw notFound();
  const quantity = form.text("quantity");
  const corrected = await correctDamage(db, {
    hireId: id,
    itemId,
    actorId,
    now: clock.now(),
    quantity: parseWhole(quantity, 9_999) ?? 0,
    seen: parseWhole(form.get("seen") ?? "", 1_000_000) ?? -1,
  });
  if (corrected.ok)
    throw redirectWith(context, adminPath(`/admin/hire/warehouse/${id}/return`), "hire-damage-taken-back");
  const { kind } = corrected.error;
  if (kind === "not-found") throw notFound();
  const answer: DamageAnswer = { damage: kind, itemId, quantity: quantity.slice(0, 4) };
  return data(answer, { status: statusOfRefusal(kind) });
}
