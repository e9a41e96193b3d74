import { Form } from "react-router";
import { useReturned } from "#app/features/orders/components/use-returned.ts";
import { canUndo, type Parcel, undoUntil } from "#app/features/orders/fulfilment/fulfilment.ts";
import { formatTime } from "#app/i18n/dates.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { TrackingFields } from "./dispatch-form.tsx";
import type { GoodsProps } from "./goods-props.ts";

type ParcelProps = GoodsProps & { readonly parcel: Parcel };

/** What can be done with a parcel that has left: take it back for a while, correct its tracking. */
export function ParcelForms(props: ParcelProps) {
  const { order, fulfilment, parcel, now } = props;
  const step = { state: order.state, refundedAt: fulfilment.refundedAt, doneAt: parcel.dispatchedAt };
  return (
    <>
      {fulfilment.state !== "delivered" && canUndo(step, now) && <UndoForm {...props} />}
      <TrackingForm {...props} />
    </>
  );
}

function UndoForm({ page, order, fulfilment, parcel }: ParcelProps) {
  const t = useT();
  const action = `${page}/dispatch-reversal`;
  const busy = usePressed()({ parcel: parcel.id }, action);
  const until = formatTime(undoUntil(parcel.dispatchedAt));
  const isLast = parcel === fulfilment.parcels.at(-1);
  return (
    <Form method="post" action={action} className="admin-form">
      <input type="hidden" name="version" value={fulfilment.version} />
      <input type="hidden" name="parcel" value={parcel.id} />
      <p className="muted">{t(messages.undoDispatchUntil, { name: order.name, time: until })}</p>
      <div className="admin-buttons">
        <SubmitButton variant="outline" busy={busy} {...(isLast && { "data-key": "z" })}>
          {fulfilment.parcels.length === 1
            ? t(orderAdmin.undoDispatch)
            : t(messages.undoParcel, { n: String(parcel.number) })}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Carrier and tracking of a parcel that is on its way. */
function TrackingForm({ page, fulfilment, parcel, answer }: ParcelProps) {
  const t = useT();
  const pressed = usePressed();
  const ownAnswer = answer?.values["parcel"] === parcel.id ? answer : null;
  const { faultTexts, field } = useReturned(ownAnswer, "fulfilments");
  const n = String(parcel.number);
  return (
    <details open={faultTexts.length > 0}>
      <summary>
        {fulfilment.parcels.length === 1 ? t(orderAdmin.changeTracking) : t(messages.trackingOf, { n })}
      </summary>
      <Form
        key={fulfilment.version}
        method="post"
        action={`${page}/fulfilments`}
        className="admin-form"
        noValidate
      >
        <ErrorSummary faults={faultTexts.map((fault) => ({ ...fault, field: `${fault.field}-${n}` }))} />
        <input type="hidden" name="version" value={fulfilment.version} />
        <input type="hidden" name="parcel" value={parcel.id} />
        <TrackingFields field={field} parcel={parcel} />
        <Checkbox id={`tell-${n}`} name="tell" label={t(orderAdmin.tellCustomer)} />
        <div className="admin-buttons">
          <SubmitButton
            name="step"
            value="tracking"
            variant="outline"
            busy={pressed({ step: "tracking", parcel: parcel.id })}
          >
            {t(orderAdmin.saveTracking)}
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
