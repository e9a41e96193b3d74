import { Form } from "react-router";
import { type AdminAnswer, answerTo } from "#app/features/orders/admin-answer.ts";
import { canCancelPaid, type Fulfilment } from "#app/features/orders/fulfilment/fulfilment.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { ORDER_LIMITS } from "#app/features/orders/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ZERO } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { Refundable } from "../refunds/refunds.ts";
import { RefundFields } from "./refund-question.tsx";

interface CancelPaidProps {
  readonly order: OrderView;
  readonly left: Refundable;
  readonly fulfilment: Fulfilment;
  readonly idempotencyKey: string;
  /** The answer to the form that was sent last; null when it did what it says. */
  readonly answer: AdminAnswer | null;
}

/** Cancels a paid order whose goods are still here, with its refund. Asks first, with the sum. */
export function CancelPaidForm({ order, left, fulfilment, idempotencyKey, answer }: CancelPaidProps) {
  const t = useT();
  const busy = usePressed()({});
  if (!canCancelPaid(order, fulfilment) || left.amount === 0) return null;
  const page = adminPath(`/admin/orders/${order.id}`);
  const back = answerTo(answer, "paid-cancellation");
  const amount = formatMoney(back?.amount ?? ZERO);
  return (
    <section>
      <details open={back !== null}>
        <summary className="refund-summary">
          <h2>{t(orderAdmin.cancelPaid)}</h2>
        </summary>
        <Form method="post" action={`${page}/refunds/cancellation`} className="admin-form">
          <RefundFields idempotencyKey={idempotencyKey} version={fulfilment.version} />
          <p className="field-hint">{t(orderAdmin.cancelPaidHint)}</p>
          <LimitedField
            id="cancel-reason"
            name="reason"
            label={orderAdmin.reason}
            limit={ORDER_LIMITS.reason}
            defaultValue={back?.values["reason"] ?? ""}
          />
          {back?.kind === "to-confirm" ? (
            <Question
              key={amount}
              text={t(orderAdmin.cancelPaidQuestion, { amount, name: order.name })}
              yes={t(orderAdmin.cancelPaidYes, { amount })}
              confirmed={String(back.amount)}
              back={page}
              busy={busy}
            />
          ) : (
            <div className="admin-buttons">
              <SubmitButton variant="danger" busy={busy}>
                {t(orderAdmin.cancelPaid)}
              </SubmitButton>
            </div>
          )}
        </Form>
      </details>
    </section>
  );
}
