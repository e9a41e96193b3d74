import { redirect } from "react-router";
import { readReceivedDay } from "#app/features/withdrawals/admin-form.ts";
import { saveReception } from "#app/features/withdrawals/mark-received.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/reception.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records the day on which the buyer received the goods; an empty `day` removes it. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const day = readReceivedDay(form.text("day"), clock.now());
  if (day === "wrong") throw redirectWith(context, adminPath(`/admin/orders/${id}`), "received-day-refused");
  await saveReception(db, { orderId: id, receivedAt: day, actorId });
  throw redirect(adminPath(`/admin/orders/${id}`), 303);
}
