import { Form } from "react-router";
import { isRemoved } from "#app/features/identity/removed-person.ts";
import { type AdminAnswer, answerTo } from "#app/features/orders/admin-answer.ts";
import { useReturned } from "#app/features/orders/components/use-returned.ts";
import type { Fulfilment } from "#app/features/orders/fulfilment/fulfilment.ts";
import { canOrderBecome, isCancellable } from "#app/features/orders/order-states.ts";
import type { OrderKind, OrderView } from "#app/features/orders/orders.ts";
import { ORDER_LIMITS } from "#app/features/orders/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as money from "#app/i18n/messages/hire-admin/hire-payments.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { RECORDED_METHODS } from "../../enums.ts";
import { GoodsForms } from "./goods-forms.tsx";

interface FormsProps {
  readonly order: OrderView;
  readonly fulfilment: Fulfilment;
  /** The instant at which the page was rendered. */
  readonly now: Date;
  /** The answer to the form that was sent last; null when it did what it says. */
  readonly answer: AdminAnswer | null;
}

/** The state of the goods, and what staff can do next with the order. */
export function FulfilmentForms(props: FormsProps) {
  const { order } = props;
  const t = useT();
  if (order.kind !== "sale") return <HirePaymentForms {...props} kind={order.kind} />;
  return (
    <section>
      <h2>{t(orderAdmin.goods)}</h2>
      <GoodsForms {...props} page={adminPath(`/admin/orders/${order.id}`)} />
      {canBeTransferred(order) && <TransferForm {...props} />}
      {order.state === "pending" && <CancelForm {...props} />}
      {!isRemoved(order) && <PackingPapers {...props} />}
    </section>
  );
}

function PackingPapers({ order, fulfilment }: Pick<FormsProps, "order" | "fulfilment">) {
  const t = useT();
  const isLeft = fulfilment.hold !== "refunded" || fulfilment.dispatchedAt !== null;
  return (
    <p className="row">
      <a className="link link-block" href={adminPath(`/admin/orders/${order.id}/packing-sheet`)}>
        {t(orderAdmin.packingSheet)}
      </a>
      {order.deliveryMethod === "delivery" && isLeft && (
        <a className="link link-block" href={adminPath(`/admin/packing/labels?id=${order.id}`)}>
          {t(messages.label)}
        </a>
      )}
    </p>
  );
}

/** A payment of a hire has no goods: it is paid or cancelled, and the rest is on the page of the hire. */
function HirePaymentForms(props: FormsProps & { readonly kind: Exclude<OrderKind, "sale"> }) {
  const { order, kind } = props;
  const t = useT();
  return (
    <section>
      <h2>{t(orderAdmin.kinds[kind])}</h2>
      <a className="link" href={adminPath(`/admin/hire/hires/${order.hireId}`)}>
        {t(orderAdmin.openHire)}
      </a>
      {canBeTransferred(order) && <TransferForm {...props} />}
      {isCancellable(order) && <CancelForm {...props} />}
    </section>
  );
}

/** A transfer counts also when the order was given up before it came. */
function canBeTransferred({ provider, state }: OrderView): boolean {
  return provider === "invoice" && canOrderBecome(state, "paid");
}

function TransferForm({ order, fulfilment, answer }: FormsProps) {
  const t = useT();
  const pressed = usePressed();
  const action = adminPath(`/admin/orders/${order.id}/transfers`);
  const { faultTexts, field } = useReturned(answer, "transfers");
  return (
    <Form method="post" action={action} className="admin-form" noValidate>
      <ErrorSummary faults={faultTexts} />
      <input type="hidden" name="version" value={fulfilment.version} />
      <p className="muted">{t(orderAdmin.transferHint)}</p>
      <Field {...field("received")} label={orderAdmin.receivedOn} type="date" required />
      <Select {...field("method", "transfer")} label={money.method}>
        {RECORDED_METHODS.map((method) => (
          <option key={method} value={method}>
            {t(money.methods[method])}
          </option>
        ))}
      </Select>
      <LimitedField
        {...field("reference")}
        label={orderAdmin.bankReference}
        hint={t(money.referenceHint)}
        limit={ORDER_LIMITS.reference}
      />
      <div className="admin-buttons">
        <SubmitButton variant="solid" busy={pressed({}, action)}>
          {t(orderAdmin.markPaid)}
        </SubmitButton>
      </div>
    </Form>
  );
}

function CancelForm({ order, fulfilment, answer }: FormsProps) {
  const t = useT();
  const action = adminPath(`/admin/orders/${order.id}/cancellation`);
  const busy = usePressed()({}, action);
  const asked = answerTo(answer, "cancellation")?.kind === "to-confirm";
  const { id, name, totals } = order;
  return (
    <Form method="post" action={action} className="admin-form">
      <input type="hidden" name="version" value={fulfilment.version} />
      <p className="muted">{t(orderAdmin.cancelHint)}</p>
      {asked ? (
        <Question
          text={t(orderAdmin.cancelQuestion, { name, amount: formatMoney(totals.total) })}
          yes={t(orderAdmin.cancel)}
          confirmed="yes"
          back={adminPath(`/admin/orders/${id}`)}
          busy={busy}
        />
      ) : (
        <div className="admin-buttons">
          <SubmitButton variant="danger" busy={busy}>
            {t(orderAdmin.cancel)}
          </SubmitButton>
        </div>
      )}
    </Form>
  );
}
