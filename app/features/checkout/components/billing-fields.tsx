import { AddressFields } from "#app/features/addresses/components/address-fields.tsx";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Radio } from "#app/ui/forms/field.tsx";
import { SIMPLIFIED_UP_TO } from "../checkout.ts";
import type { CheckoutValues } from "../schema.ts";
import { type FormState, useCheckoutField } from "./form-state.ts";

const BILLING = {
  line1: "billLine1",
  line2: "billLine2",
  town: "billTown",
  county: "billCounty",
  postcode: "billPostcode",
} as const;

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
          <AddressFields field={(part) => field(BILLING[part])} isBilling required={due} />
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
