import { Form } from "react-router";
import { formatDateTime } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/order-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/use-pressed.ts";
import type { AdminAnswer } from "../admin-answer.ts";
import type { Fulfilment } from "../fulfilment/fulfilment.ts";
import type { OrderView } from "../orders.ts";
import { OrderProgress } from "./order-progress.tsx";
import { useReturned } from "./use-returned.ts";

interface GoodsProps {
  /** The address of the page, whose resources the forms are sent to. */
  readonly page: string;
  readonly order: Pick<OrderView, "state" | "deliveryMethod">;
  readonly fulfilment: Fulfilment;
  /** Until when the dispatch can be taken back; null when it cannot. */
  readonly undoUntil: Date | null;
  /** To the form that was sent last; null when it did what it says. */
  readonly answer: AdminAnswer | null;
}

/** Where the goods are, and the forms that move them on. Nothing here knows a price. */
export function GoodsForms(props: GoodsProps) {
  const { order, fulfilment } = props;
  const t = useT();
  return (
    <>
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
    </>
  );
}

function CollectionForm({ page, fulfilment, answer }: GoodsProps) {
  const t = useT();
  const pressed = usePressed();
  const { problems, field } = useReturned(answer, "fulfilments");
  return (
    <Form method="post" action={`${page}/fulfilments`} className="admin-form" noValidate>
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

function DispatchForm({ page, fulfilment, answer }: GoodsProps) {
  const t = useT();
  const pressed = usePressed();
  const { problems, field } = useReturned(answer, "fulfilments");
  return (
    <Form method="post" action={`${page}/fulfilments`} className="admin-form" noValidate>
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

function UndoDispatchForm({ page, fulfilment, undoUntil }: GoodsProps & { readonly undoUntil: Date }) {
  const t = useT();
  const locale = useLocale();
  const action = `${page}/dispatch-reversal`;
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
function TrackingForm({ page, fulfilment, answer }: GoodsProps) {
  const t = useT();
  const pressed = usePressed();
  const { problems, field } = useReturned(answer, "fulfilments");
  return (
    <details open={problems.length > 0}>
      <summary>{t(orderAdmin.changeTracking)}</summary>
      <Form
        key={fulfilment.version}
        method="post"
        action={`${page}/fulfilments`}
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
