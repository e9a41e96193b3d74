import { use } from "react";
import { AddressFields } from "#app/features/addresses/components/address-fields.tsx";
import { LegalGuarantee } from "#app/features/catalog/components/legal-guarantee.tsx";
import { MailServerContext, useMailed } from "#app/features/mail/mail-server.tsx";
import type { ProviderName } from "#app/features/orders/orders.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { refusedTitle } from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, Radio, RequiredHint, TextArea } from "#app/ui/forms/field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { COLLECTION, type DeliveryOption } from "../checkout.ts";
import type { DiscountAnswer } from "../discounted.ts";
import type { CheckoutField } from "../schema.ts";
import { BillingFields, PaymentFields } from "./billing-fields.tsx";
import checkoutScript from "./checkout.client.ts?script";
import { NoPayment } from "./checkout-refusal.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { DiscountField, discountRefusalText, EnterButton } from "./discount-field.tsx";
import { FAULT_MESSAGES } from "./fault-messages.ts";
import { type FormState, useCheckoutField } from "./form-state.ts";
import { Seller } from "./seller-duties.tsx";
import { Terms } from "./terms.tsx";
import "./checkout.css";

const ORDER: readonly CheckoutField[] = [
  "name",
  "email",
  "phone",
  "delivery",
  "line1",
  "line2",
  "town",
  "county",
  "postcode",
  "company",
  "vatNumber",
  "billLine1",
  "billLine2",
  "billTown",
  "billCounty",
  "billPostcode",
  "notes",
  "terms",
];

/** The one form between cart and payment: contact, delivery, sums, terms, and the button that binds. */
export function CheckoutForm(
  state: FormState & {
    readonly company: Company;
    /** The answer to a discount code that was typed; null where none was. */
    readonly answer: DiscountAnswer | null;
    readonly graphic: PictureSource | null;
    /** Through whom the order is paid at once; null where the shop sells on invoice only. */
    readonly payNow: ProviderName | null;
    /** Whether a code was applied and refused, and nothing else. */
    readonly isCodeRefused: boolean;
    /** The number of days that an order on invoice is kept; null for a buyer who may not order so. */
    readonly invoiceDays: number | null;
  },
) {
  const t = useT();
  const locale = useLocale();
  const field = useCheckoutField(state);
  const { checkout, values, faults, answer, payNow, invoiceDays } = state;
  if (payNow === null && invoiceDays === null) return <NoPayment />;
  const faultTexts = ORDER.flatMap((field) => {
    const fault = faults[field];
    return fault
      ? [
          {
            field: field === "delivery" ? `delivery-${COLLECTION}` : field,
            message: t(FAULT_MESSAGES[fault]),
          },
        ]
      : [];
  });
  if (faultTexts.length > 0 && answer?.refusal)
    faultTexts.push({ field: "discount", message: discountRefusalText(t, answer.refusal) });
  return (
    // Without an address the form would go to where a code was applied, below the faults that come back.
    <form
      method="post"
      action={localeHref(locale, `/shop/checkout/${checkout.token}`)}
      noValidate
      className="checkout-form"
      data-checkout=""
      data-keep="checkout"
    >
      <EnterButton />
      <input type="hidden" name="seal" value={checkout.seal} />
      <div className="checkout-fields">
        <ErrorSummary faults={faultTexts} />
        <RequiredHint />
        <Contact {...state} />
        <Delivery {...state} />
        <Trade {...state} />
        <BillingFields {...state} />
        {invoiceDays !== null && (
          <PaymentFields values={state.values} days={invoiceDays} payNow={payNow !== null} />
        )}
        <TextArea {...field("notes")} label={messages.notes} rows={3} />
      </div>
      <div className="checkout-side">
        <CheckoutSummary checkout={checkout}>
          <DiscountField values={state.values} answer={state.answer} isSummed={state.isCodeRefused} />
        </CheckoutSummary>
        <div className="checkout-duties">
          <Seller company={state.company} />
          <LegalGuarantee graphic={state.graphic} />
        </div>
        <Terms accepted={values.terms === "yes"} error={faults.terms && t(FAULT_MESSAGES[faults.terms])} />
        {payNow === "stripe" && locale === "ga" && (
          <p className="checkout-note note-card">{t(messages.cardPageLanguage)}</p>
        )}
        <FailureTemplate />
        <SubmitButton wide data-busy-text={t(messages.ordering)}>
          {t(messages.orderButton)}
        </SubmitButton>
        {payNow !== null && <p className="checkout-note note-card">{t(messages.orderHint)}</p>}
        {invoiceDays !== null && (
          <p className="checkout-note note-invoice">
            {t(messages.orderHintInvoice)} {t(messages.payInvoiceHint, { n: invoiceDays })}
          </p>
        )}
      </div>
      <script type="module" async src={checkoutScript} />
    </form>
  );
}

/** The form's script shows it without a connection; its attribute is what the page's title begins with then. */
function FailureTemplate() {
  const t = useT();
  return (
    <template data-checkout-failed={t(refusedTitle, { title: "" })}>
      <div tabIndex={-1} data-checkout-answer="">
        <AlertBanner title={t(messages.notSent)}>{t(messages.notSentText)}</AlertBanner>
      </div>
    </template>
  );
}

function Contact(state: FormState) {
  const t = useT();
  const field = useCheckoutField(state);
  return (
    <fieldset className="checkout-group">
      <legend>{t(messages.contact)}</legend>
      <div className="form form-two">
        <Field {...field("name")} label={messages.name} required autoComplete="name" className="field-full" />
        <Field
          {...field("email")}
          label={messages.email}
          hint={use(MailServerContext) && t(messages.emailHint)}
          type="email"
          required
          autoComplete="email"
        />
        <Field
          {...field("phone")}
          label={messages.phone}
          hint={t(messages.phoneHint)}
          type="tel"
          required
          autoComplete="tel"
        />
      </div>
    </fieldset>
  );
}

function Delivery(state: FormState) {
  const t = useT();
  const field = useCheckoutField(state);
  const { checkout, values, faults } = state;
  const chosen = values.delivery ?? COLLECTION;
  return (
    <fieldset className="checkout-group">
      <legend>{t(messages.delivery)}</legend>
      {faults.delivery && <p className="field-error">{t(FAULT_MESSAGES[faults.delivery])}</p>}
      <div className="checkout-options">
        {checkout.options.map((option, index) => (
          <Radio
            key={option.id}
            id={`delivery-${option.id}`}
            name="delivery"
            value={option.id}
            defaultChecked={option.id === chosen}
            className={`pick pick-${index}`}
            label={<OptionLabel option={option} />}
          />
        ))}
      </div>
      <div className="checkout-address">
        <p className="checkout-subhead">{t(messages.address)}</p>
        <div className="form form-two">
          <AddressFields field={field} />
        </div>
        {state.signedIn && (
          <Checkbox
            name="saveAddress"
            value="yes"
            label={t(messages.saveAddress)}
            defaultChecked={values.saveAddress === "yes"}
          />
        )}
      </div>
    </fieldset>
  );
}

function OptionLabel({ option }: { option: DeliveryOption }) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  const { delivery } = option.totals;
  return (
    <span className="checkout-option">
      <b>{option.zone ? t(messages.deliverTo, { zone: option.zone[locale] }) : t(messages.collect)}</b>
      <span className="numeric">{delivery === 0 ? t(messages.free) : formatMoney(delivery)}</span>
      <small>
        {option.zone ? t(messages.deliverHint) : t(mailed(messages.collectHint, messages.collectUnmailed))}
      </small>
    </span>
  );
}

function Trade(state: FormState) {
  const t = useT();
  const field = useCheckoutField(state);
  const open = Boolean(
    state.values.company || state.values.vatNumber || state.faults.company || state.faults.vatNumber,
  );
  return (
    <div className="checkout-group">
      <details className="checkout-trade" open={open}>
        <summary>{t(messages.trade)}</summary>
        <div className="form form-two">
          <Field {...field("company")} label={messages.company} autoComplete="organization" />
          <Field
            {...field("vatNumber")}
            label={messages.vatNumber}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
      </details>
    </div>
  );
}
