import { EventRow } from "#app/features/comments/components/timeline.tsx";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import type { ProductAdmin } from "../product/product-admin.ts";
import type { ProductEvent } from "../product/product-history.ts";
import { fieldLabel } from "./form-messages.ts";

export function PriceHistory({ product }: { readonly product: ProductAdmin }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="admin-card product-section">
      <h2>{t(messages.priceHistory)}</h2>
      <Facts
        rows={product.prices.map(({ price, from }) => [
          formatDateTime(locale, from),
          price === null ? t(messages.onRequest) : formatMoney(price),
        ])}
      />
    </section>
  );
}

/** What staff did to the product, the latest first. */
export function ProductHistory({ events }: { readonly events: readonly ProductEvent[] }) {
  const t = useT();
  return (
    <section className="admin-card product-section">
      <h2>{t(messages.history)}</h2>
      {events.length === 0 && <p className="muted">{t(messages.noHistory)}</p>}
      <ol className="product-events">
        {events.map(({ action, fields, ...event }) => {
          const sentence = SENTENCES[action];
          const named =
            fields.length > 0 ? `: ${fields.map((field) => fieldLabel(t, field)).join(", ")}` : "";
          return (
            <li key={event.id}>
              <EventRow event={{ ...event, text: `${sentence ? t(sentence) : action}${named}` }} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
