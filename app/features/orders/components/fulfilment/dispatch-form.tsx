import { Form } from "react-router";
import { useReturned } from "#app/features/orders/components/use-returned.ts";
import { type Fulfilment, type Parcel, piecesLeft } from "#app/features/orders/fulfilment/fulfilment.ts";
import { piecesField } from "#app/features/orders/fulfilment/fulfilment-form.ts";
import { lineText } from "#app/features/orders/orders.ts";
import { ORDER_LIMITS } from "#app/features/orders/text-limits.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { GoodsProps } from "./goods-props.ts";

/** The next parcel: with all that is left, unless quantities are chosen. With nothing left they must be. */
export function DispatchForm({ page, order, fulfilment, answer }: GoodsProps) {
  const t = useT();
  const pressed = usePressed();
  const { faultTexts, field } = useReturned(answer?.values["parcel"] ? null : answer, "fulfilments");
  const { rest } = fulfilment;
  const left = piecesLeft(rest);
  const wasRefunded = rest.some(({ refunded }) => refunded > 0);
  const mayChoose = left === 0 || rest.length > 1 || rest.some(({ ordered }) => ordered > 1);
  return (
    <Form method="post" action={`${page}/fulfilments`} className="admin-form" noValidate>
      <ErrorSummary faults={faultTexts} />
      <input type="hidden" name="version" value={fulfilment.version} />
      {fulfilment.hold && <Field {...field("hold-reason")} label={orderAdmin.holdReason} required />}
      <TrackingFields field={field} />
      {mayChoose && (
        <details open={left === 0 || faultTexts.some(({ field: name }) => name.startsWith("line-"))}>
          <summary>{t(messages.chooseQuantities)}</summary>
          <div className="stack-3">
            <Quantities lines={order.lines} rest={rest} field={field} />
            {!fulfilment.hold && wasRefunded && (
              <Field {...field("hold-reason")} label={messages.reasonForRefunded} />
            )}
          </div>
        </details>
      )}
      <div className="admin-buttons">
        <SubmitButton
          name="step"
          value="dispatched"
          variant={left > 0 ? "solid" : "outline"}
          busy={pressed({ step: "dispatched" })}
        >
          {t(orderAdmin.markDispatched)}
        </SubmitButton>
      </div>
    </Form>
  );
}

type FieldOf = ReturnType<typeof useReturned>["field"];

interface QuantitiesProps {
  readonly lines: GoodsProps["order"]["lines"];
  readonly rest: Fulfilment["rest"];
  readonly field: FieldOf;
}

function Quantities({ lines, rest, field }: QuantitiesProps) {
  const t = useT();
  return rest
    .filter(({ ordered, dispatched }) => dispatched < ordered)
    .map(({ position, ordered, dispatched, left }) => {
      const line = lines[position];
      return (
        <Field
          key={`${position} ${left}`}
          {...field(piecesField(position), String(left))}
          label={{ en: line ? lineText(line) : "", ga: line ? lineText(line) : "" }}
          hint={t(messages.toGo, { n: left })}
          type="number"
          inputMode="numeric"
          min={0}
          max={ordered - dispatched}
        />
      );
    });
}

interface TrackingFieldsProps {
  readonly field: FieldOf;
  /** The parcel whose details are changed; without it those of the next one. */
  readonly parcel?: Parcel;
}

/** Carrier, number and link of a parcel. */
export function TrackingFields({ field, parcel }: TrackingFieldsProps) {
  const filled = (name: string, stored: string | null | undefined) => ({
    ...field(name, stored ?? ""),
    ...(parcel && { id: `${name}-${parcel.number}` }),
  });
  return (
    <>
      <LimitedField
        {...filled("carrier", parcel?.carrier)}
        label={orderAdmin.carrier}
        limit={ORDER_LIMITS.carrier}
      />
      <LimitedField
        {...filled("tracking", parcel?.trackingNumber)}
        label={orderAdmin.trackingNumber}
        limit={ORDER_LIMITS.tracking}
      />
      <LimitedField
        {...filled("link", parcel?.trackingUrl)}
        label={orderAdmin.trackingLink}
        type="url"
        limit={ORDER_LIMITS.link}
      />
    </>
  );
}
