import { resendMail } from "#app/features/mail/resend-mail.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { isId } from "#app/lib/ids.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends a mail about an order again. */
export const action = orderAction(
  "mail-copies",
  async ({ who: { orderId, actorId }, app, params: { mail: id }, field }) =>
    isId(id)
      ? resendMail(app, { id, subjectType: "order", subjectId: orderId, newest: field("newest"), actorId })
      : notAllowed(),
  () => "order-mailed-again",
);
