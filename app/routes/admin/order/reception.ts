import { readReceivedDay } from "#app/features/withdrawals/admin-form.ts";
import { markReceived } from "#app/features/withdrawals/mark-received.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records the day on which the buyer received the goods; an empty `day` removes it. */
export async function action(args: ResourceArgs) {
  const { db, id: orderId, actorId, now, form, context } = await readWork(args);
  const page = adminPath(`/admin/orders/${orderId}`);
  const receivedAt = readReceivedDay(form.text("day"), now);
  if (receivedAt === "wrong") throw redirectWith(context, page, "received-day-refused");
  await markReceived(db, { orderId, receivedAt, actorId });
  throw redirectWith(context, page, "order-received-day");
}
