import { resendMail } from "#app/features/mail/resend-mail.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/mail-copies.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends a mail about an order again. */
export function action(args: Route.ActionArgs) {
  const { mail: id } = args.params;
  return changeOrder(args, "mail-copies", async ({ who: { orderId, actorId } }) =>
    isId(id)
      ? resendMail(args.context.get(appContext).db, { id, subjectType: "order", subjectId: orderId, actorId })
      : notAllowed(),
  );
}
