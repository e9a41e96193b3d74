import type { AdminAnswer } from "#app/features/orders/admin-answer.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ZERO } from "#app/lib/money.ts";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";

/** What every form of a refund sends: the idempotency key names the refund, so that a form sent twice asks for one. */
export function RefundFields({ idempotencyKey, version }: { idempotencyKey: string; version: number }) {
  return (
    <>
      <input type="hidden" name="idempotency-key" value={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

/** Names the sum and who gets it. Where the form is changed before the yes, the new sum is asked about. */
export function RefundQuestion({ order, answer }: { order: OrderView; answer: AdminAnswer }) {
  const t = useT();
  const what = answer.values["what"] ?? "";
  const amount = formatMoney(answer.amount ?? ZERO);
  return (
    <>
      <input type="hidden" name="what" value={what} />
      <Question
        key={amount}
        text={t(orderAdmin.refundQuestion, { amount, name: order.name })}
        yes={t(orderAdmin.refundYes, { amount })}
        confirmed={String(answer.amount)}
        back={adminPath(`/admin/orders/${order.id}`)}
        busy={usePressed()({ what })}
      />
    </>
  );
}
