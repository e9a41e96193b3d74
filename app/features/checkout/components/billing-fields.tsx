import { useMailed } from "#app/features/mail/mail-server.tsx";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Radio } from "#app/ui/forms/field.tsx";
import { SIMPLIFIED_UP_TO } from "../checkout.ts";
import type { CheckoutValues } from "../schema.ts";
import { type FormState, useCheckoutField } from "./form-state.ts";

/**
 * The fields of the invoice's addressee. For delivered goods it is the delivery address, unless the buyer takes the
 * tick away.
 */
export function BillingFields(state: FormState) {
  const t = useT();
  const field = useCheckoutField(state);
  const { values, checkout } = state;
  const due = checkout.options.every(({ totals }) => totals.total > SIMPLIFIED_UP_TO);
  const same = values.seal === undefined ? values.billingSame !== "" : values.billingSame === "yes";
  return (
    <fieldset className="checkout-group">
      <legend>{t(messages.billing)}</legend>
      <Checkbox
        name="billingSame"
        value="yes"
        className="billing-same"
        label={t(messages.billingSame)}
        defaultChecked={same}
      />
      <div className="checkout-billing">
        {!due && <p className="field-hint billing-hint">{t(messages.billingHint)}</p>}
        <div className="form form-two">
          <Field
            {...field("billLine1")}
            label={messages.line1}
            required={due}
            autoComplete="billing address-line1"
            className="field-full"
          />
          <Field
            {...field("billLine2")}
            label={messages.line2}
            autoComplete="billing address-line2"
            className="field-full"
          />
          <Field
            {...field("billTown")}
            label={messages.town}
            required={due}
            autoComplete="billing address-level2"
          />
          <Field {...field("billCounty")} label={messages.billCounty} autoComplete="billing address-level1" />
          <Field
            {...field("billPostcode")}
            label={messages.billPostcode}
            autoComplete="billing postal-code"
            autoCapitalize="characters"
          />
        </div>
      </div>
    </fieldset>
  );
}

/** The choice of payment: by card, or by transfer for those who may. */
export function PaymentFields({
  values,
  days,
  payNow,
}: {
  values: CheckoutValues;
  days: number;
  /** False where the shop sells on invoice only. */
  payNow: boolean;
}) {
  const t = useT();
  const mailed = useMailed();
  const invoice = !payNow || values.payment === "invoice";
  return (
    <fieldset className="checkout-group">
      <legend>{t(messages.payment)}</legend>
      <div className="checkout-options">
        {payNow && <Radio name="payment" value="card" defaultChecked={!invoice} label={t(messages.payNow)} />}
        <Radio
          name="payment"
          value="invoice"
          defaultChecked={invoice}
          label={
            <span className="checkout-option">
              <b>{t(messages.payInvoice)}</b>
              <small>
                {t(mailed(messages.proFormaSent, messages.proFormaUnmailed))}{" "}
                {t(messages.payInvoiceHint, { n: days })}
              </small>
            </span>
          }
        />
      </div>
    </fieldset>
  );
}
