import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime, formatMoney } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/order-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/use-pressed.ts";
import { type AdminAnswer, answerTo, type OrderAction, problemIn } from "../admin-answer.ts";
import type { Fulfilment } from "../fulfilment.ts";
import { canBecome } from "../order-states.ts";
import type { OrderKind, OrderView } from "../orders.ts";
import { OrderProgress } from "./order-progress.tsx";

interface FormsProps {
  readonly order: OrderView;
  readonly fulfilment: Fulfilment;
  /** Until when the dispatch can be taken back; null when it cannot. */
  readonly undoUntil: Date | null;
  /** To the form that was sent last; null when it did what it says. */
  readonly answer: AdminAnswer | null;
}

/** Where the goods are, and what staff can do next with the order. */
export function FulfilmentForms(props: FormsProps) {
  const { order, fulfilment } = props;
  const t = useT();
  if (order.kind !== "sale") return <HirePaymentForms {...props} kind={order.kind} />;
  return (
    <section>
      <h2>{t(orderAdmin.goods)}</h2>
      <OrderProgress fulfilment={fulfilment} />
      {props.undoUntil && <UndoDispatchForm {...props} undoUntil={props.undoUntil} />}
      {fulfilment.dispatchedAt && <TrackingForm {...props} />}
      {fulfilment.hold && (
        <Banner kind="fault" title={t(orderAdmin.onHold)}>
          {t(fulfilment.hold === "withdrawn" ? orderAdmin.holdWithdrawn : orderAdmin.holdAttention)}
        </Banner>
      )}
      {order.state === "paid" && order.deliveryMethod === "collection" && <CollectionForm {...props} />}
      {order.state === "paid" && order.deliveryMethod === "delivery" && <DispatchForm {...props} />}
      {canBeTransferred(order) && <TransferForm {...props} />}
      {order.state === "pending" && <CancelForm {...props} />}
      <a className="link" href={adminPath(`/admin/orders/${order.id}/packing-sheet`)}>
        {t(orderAdmin.packingSheet)}
      </a>
    </section>
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
      {order.state === "pending" && <CancelForm {...props} />}
    </section>
  );
}

function CollectionForm({ order, fulfilment, answer }: FormsProps) {
  const t = useT();
  const pressed = usePressed();
  const { problems, field } = useReturned(answer, "fulfilments");
  return (
    <Form
      method="post"
      action={adminPath(`/admin/orders/${order.id}/fulfilments`)}
      className="admin-form"
      noValidate
    >
      <ErrorSummary problems={problems} />
      <input type="hidden" name="seen" value={fulfilment.version} />
      {fulfilment.hold && <Field {...field("hold-reason")} label={orderAdmin.holdReason} required />}
      <div className="admin-buttons">
        {!fulfilment.readyAt && (
          <Button type="submit" name="step" value="ready" variant="solid" busy={pressed({ step: "ready" })}>
            {t(orderAdmin.markReady)}
          </Button>
        )}
        <Button
          type="submit"
          name="step"
          value="collected"
          variant={fulfilment.readyAt ? "solid" : "outline"}
          busy={pressed({ step: "collected" })}
        >
          {t(orderAdmin.markCollected)}
        </Button>
      </div>
    </Form>
  );
}

/** What one of the forms with fields holds: what was typed and what is wrong with it, if it was refused. */
function useReturned(answer: AdminAnswer | null, action: OrderAction) {
  const t = useT();
  const refused = answerTo(answer, action);
  const problem = refused && problemIn(refused);
  const problems = problem ? [{ field: problem.field, message: t(problem.message) }] : [];
  return {
    problems,
    field: (name: string, stored = "") => ({
      name,
      companion: false,
      defaultValue: refused?.sent[name] ?? stored,
      error: problems.find(({ field }) => field === name)?.message,
    }),
  };
}

function DispatchForm({ order, fulfilment, answer }: FormsProps) {
  const t = useT();
  const pressed = usePressed();
  const { problems, field } = useReturned(answer, "fulfilments");
  return (
    <Form
      method="post"
      action={adminPath(`/admin/orders/${order.id}/fulfilments`)}
      className="admin-form"
      noValidate
    >
      <ErrorSummary problems={problems} />
      <input type="hidden" name="seen" value={fulfilment.version} />
      {fulfilment.hold && <Field {...field("hold-reason")} label={orderAdmin.holdReason} required />}
      <TrackingFields field={field} fulfilment={fulfilment} />
      <div className="admin-buttons">
        <Button
          type="submit"
          name="step"
          value="dispatched"
          variant="solid"
          busy={pressed({ step: "dispatched" })}
        >
          {t(orderAdmin.markDispatched)}
        </Button>
      </div>
    </Form>
  );
}

interface TrackingFieldsProps {
  readonly field: ReturnType<typeof useReturned>["field"];
  readonly fulfilment: Fulfilment;
}

function TrackingFields({
  field,
  fulfilment: { carrier, trackingNumber, trackingUrl },
}: TrackingFieldsProps) {
  const filled = (name: string, stored: string | null) => ({ ...field(name, stored ?? ""), maxLength: 80 });
  return (
    <>
      <Field {...filled("carrier", carrier)} label={orderAdmin.carrier} />
      <Field {...filled("tracking", trackingNumber)} label={orderAdmin.trackingNumber} />
      <Field {...filled("link", trackingUrl)} label={orderAdmin.trackingLink} type="url" maxLength={500} />
    </>
  );
}

function UndoDispatchForm({ order, fulfilment, undoUntil }: FormsProps & { readonly undoUntil: Date }) {
  const t = useT();
  const locale = useLocale();
  const action = adminPath(`/admin/orders/${order.id}/dispatch-reversal`);
  const busy = usePressed()({}, action);
  return (
    <Form method="post" action={action} className="admin-form">
      <input type="hidden" name="seen" value={fulfilment.version} />
      <p className="muted">{t(orderAdmin.undoDispatchUntil, { time: formatDateTime(locale, undoUntil) })}</p>
      <div className="admin-buttons">
        <Button type="submit" variant="outline" busy={busy} data-key="z">
          {t(orderAdmin.undoDispatch)}
        </Button>
      </div>
    </Form>
  );
}

/** Carrier and tracking of goods that are on their way. */
function TrackingForm({ order, fulfilment, answer }: FormsProps) {
  const t = useT();
  const pressed = usePressed();
  const { problems, field } = useReturned(answer, "fulfilments");
  return (
    <details open={problems.length > 0}>
      <summary>{t(orderAdmin.changeTracking)}</summary>
      <Form
        key={fulfilment.version}
        method="post"
        action={adminPath(`/admin/orders/${order.id}/fulfilments`)}
        className="admin-form"
        noValidate
      >
        <ErrorSummary problems={problems} />
        <input type="hidden" name="seen" value={fulfilment.version} />
        <TrackingFields field={field} fulfilment={fulfilment} />
        <Checkbox name="tell" label={t(orderAdmin.tellCustomer)} />
        <div className="admin-buttons">
          <Button
            type="submit"
            name="step"
            value="tracking"
            variant="outline"
            busy={pressed({ step: "tracking" })}
          >
            {t(orderAdmin.saveTracking)}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** A transfer counts also when the order was given up before it came. */
function canBeTransferred({ provider, state }: OrderView): boolean {
  return provider === "invoice" && canBecome(state, "paid");
}

function TransferForm({ order, fulfilment, answer }: FormsProps) {
  const t = useT();
  const pressed = usePressed();
  const action = adminPath(`/admin/orders/${order.id}/transfers`);
  const { problems, field } = useReturned(answer, "transfers");
  return (
    <Form method="post" action={action} className="admin-form" noValidate>
      <ErrorSummary problems={problems} />
      <input type="hidden" name="seen" value={fulfilment.version} />
      <p className="muted">{t(orderAdmin.transferHint)}</p>
      <Field {...field("received")} label={orderAdmin.receivedOn} type="date" required />
      <Field {...field("reference")} label={orderAdmin.bankReference} maxLength={140} required />
      <div className="admin-buttons">
        <Button type="submit" variant="solid" busy={pressed({}, action)}>
          {t(orderAdmin.markPaid)}
        </Button>
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
      <input type="hidden" name="seen" value={fulfilment.version} />
      <p className="muted">{t(orderAdmin.cancelHint)}</p>
      {asked ? (
        <Question
          text={t(orderAdmin.cancelQuestion, { name, amount: formatMoney(totals.total) })}
          yes={t(orderAdmin.cancelYes)}
          sure="yes"
          back={adminPath(`/admin/orders/${id}`)}
          busy={busy}
        />
      ) : (
        <div className="admin-buttons">
          <Button type="submit" variant="danger" busy={busy}>
            {t(orderAdmin.cancel)}
          </Button>
        </div>
      )}
    </Form>
  );
}
