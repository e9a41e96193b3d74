import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import type { DraftFigures } from "../editor/draft-figures.ts";
import { BILLING_FIELDS } from "../editor/draft-form.ts";
import type { HeadProps } from "./customer-card.tsx";

/** How the goods reach the customer, what that costs, and whom the invoice is made out to. */
export function DeliveryCard({ values, errorOf, figures }: HeadProps & { readonly figures: DraftFigures }) {
  const t = useT();
  const field = fieldsOf(messages.head, values, errorOf);
  const locale = useLocale();
  const price = (cents: DraftFigures["options"][number]["price"]) =>
    cents === null ? t(messages.priceByHand) : formatMoney(cents);
  const isBilled = BILLING_FIELDS.some((name) => errorOf(name) || (values[name] ?? "") !== "");
  return (
    <section className="admin-card draft-order-delivery">
      <h2>{t(messages.deliveryTitle)}</h2>
      <div className="admin-grid">
        <Select {...field("delivery")}>
          {figures.options.map(({ id, zone, price: cents }) => (
            <option key={id} value={id}>
              {zone
                ? t(messages.deliveryTo, { zone: zone[locale], price: price(cents) })
                : t(messages.collection)}
            </option>
          ))}
        </Select>
        <Field {...field("delivery_price")} inputMode="decimal" />
      </div>
      <div className="admin-grid draft-order-address">
        <Field {...field("line1")} />
        <Field {...field("line2")} />
        <Field {...field("town")} />
        <Field {...field("county")} />
        <Field {...field("postcode")} autoCapitalize="characters" />
      </div>
      <details open={isBilled || figures.needsBilling}>
        <summary>{t(figures.needsBilling ? messages.billingNeeded : messages.billing)}</summary>
        <div className="admin-grid">
          {BILLING_FIELDS.map((name) => (
            <Field
              key={name}
              {...field(name)}
              required={figures.needsBilling && (name === "bill_line1" || name === "bill_town")}
            />
          ))}
        </div>
      </details>
    </section>
  );
}

/** The discount on the order with its reason, and what is said to the customer and among staff. */
export function WordsCard({ values, errorOf }: HeadProps) {
  const t = useT();
  const field = fieldsOf(messages.head, values, errorOf);
  return (
    <section className="admin-card">
      <h2>{t(messages.messages)}</h2>
      <div className="admin-grid">
        <Field {...field("discount")} inputMode="decimal" />
        <Field {...field("discount_reason")} />
      </div>
      <TextArea {...field("message")} rows={2} />
      <TextArea {...field("note")} rows={2} />
    </section>
  );
}
