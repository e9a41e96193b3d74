import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import type { DraftFigures } from "../editor/draft-figures.ts";
import { type HeadProps, headField } from "./customer-card.tsx";

const BILLING = ["bill_line1", "bill_line2", "bill_town", "bill_county", "bill_postcode"] as const;

/** How the goods reach the customer, what that costs, and whom the invoice is made out to. */
export function DeliveryCard({ figures, ...head }: HeadProps & { readonly figures: DraftFigures }) {
  const t = useT();
  const locale = useLocale();
  const price = (cents: DraftFigures["options"][number]["price"]) =>
    cents === null ? t(messages.priceByHand) : formatMoney(cents);
  const isBilled = BILLING.some((name) => head.errorOf(name) || (head.values[name] ?? "") !== "");
  return (
    <section className="admin-card draft-order-delivery">
      <h2>{t(messages.deliveryTitle)}</h2>
      <div className="admin-grid">
        <Select {...headField(head, "delivery")}>
          {figures.options.map(({ id, zone, price: cents }) => (
            <option key={id} value={id}>
              {zone
                ? t(messages.deliveryTo, { zone: zone[locale], price: price(cents) })
                : t(messages.collection)}
            </option>
          ))}
        </Select>
        <Field {...headField(head, "delivery_price")} inputMode="decimal" />
      </div>
      <div className="admin-grid draft-order-address">
        <Field {...headField(head, "line1")} />
        <Field {...headField(head, "line2")} />
        <Field {...headField(head, "town")} />
        <Field {...headField(head, "county")} />
        <Field {...headField(head, "postcode")} autoCapitalize="characters" />
      </div>
      <details open={isBilled}>
        <summary>{t(messages.billing)}</summary>
        <div className="admin-grid">
          {BILLING.map((name) => (
            <Field key={name} {...headField(head, name)} />
          ))}
        </div>
      </details>
    </section>
  );
}

/** The discount on the order with its reason, and what is said to the customer and among staff. */
export function WordsCard(head: HeadProps) {
  const t = useT();
  return (
    <section className="admin-card">
      <h2>{t(messages.messages)}</h2>
      <div className="admin-grid">
        <Field {...headField(head, "discount")} inputMode="decimal" />
        <Field {...headField(head, "discount_reason")} />
      </div>
      <TextArea {...headField(head, "message")} rows={2} />
      <TextArea {...headField(head, "note")} rows={2} />
    </section>
  );
}
