import type { ReactNode } from "react";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { orderName } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as customers from "#app/i18n/messages/orders-admin/customers.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { MailLink, PhoneLink } from "#app/ui/admin/contact-links.tsx";
import { Link } from "#app/ui/link.tsx";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import type { EnquiryView } from "../../admin/enquiry-admin.ts";
import { detailRows } from "../../details.ts";

interface CustomerProps {
  readonly enquiry: EnquiryView;
  /** The customer; null where no customer has the address. */
  readonly customerId: string | null;
}

/** The facts about the sender: how to reach them, and until when they are answered. */
export function CustomerFacts({ enquiry, customerId }: CustomerProps) {
  const t = useT();
  const locale = useLocale();
  const { email, phone, company, account, dueAt, answeredAt, minutesLeft } = enquiry;
  const rows: (readonly [string, ReactNode])[] = [
    [t(messages.phone), <PhoneLink key="phone" phone={phone} />],
    [t(messages.email), <MailLink key="email" email={email} />],
    ...(company ? [[t(customers.company), <bdi key="company">{company}</bdi>] as const] : []),
    ...(account && account.email !== email ? [[t(enquiryAdmin.account), account.email] as const] : []),
    ...(answeredAt ? [[t(enquiryAdmin.answered), formatDateTime(locale, answeredAt)] as const] : []),
    ...(minutesLeft === null ? [] : [[t(enquiryAdmin.replyBy), formatDateTime(locale, dueAt)] as const]),
  ];
  return (
    <section className="enquiry-block">
      <div className="enquiry-block-head">
        <h2>{t(enquiryAdmin.customer)}</h2>
        {customerId && (
          <Link className="link" to={adminPath(`/admin/customers/${customerId}`)}>
            {t(customers.open)}
          </Link>
        )}
      </div>
      <Facts rows={rows} />
    </section>
  );
}

/** What was told beyond the message: dates and place of a hire, or the fault of a device. */
export function RequestFacts({ details }: { readonly details: StoredEnquiryDetails }) {
  const t = useT();
  const locale = useLocale();
  const rows = [
    ...detailRows(locale, withoutUnit(details)).map(
      ([term, value]) => [term, <bdi key={term}>{value}</bdi>] as const,
    ),
    ...(details.unit === undefined
      ? []
      : [[t(d.unit), <UnitLink key="unit" number={details.unit} />] as const]),
  ];
  return rows.length > 0 && <Facts rows={rows} />;
}

/** The unit is named by a link of its own. */
function withoutUnit({ unit: _, ...details }: StoredEnquiryDetails): StoredEnquiryDetails {
  return details;
}

function UnitLink({ number }: { readonly number: number }) {
  return (
    <Link className="link" to={adminPath(`/admin/hire/units/${number}`)}>
      {number}
    </Link>
  );
}

/** The kit list, line by line, with what the catalogue knows of it. */
export function KitTable({ items }: { items: NonNullable<StoredEnquiryDetails["items"]> }) {
  const t = useT();
  return (
    <section className="enquiry-block">
      <h3>{t(enquiryAdmin.kit)}</h3>
      <Table caption={t(enquiryAdmin.kit)} quietCaption>
        <thead>
          <tr>
            <NumericHead>{t(enquiryAdmin.quantity)}</NumericHead>
            <th scope="col">{t(enquiryAdmin.item)}</th>
            <th scope="col">{t(enquiryAdmin.catalogue)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ quantity, text, productName, sku }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored list, never reordered.
            <tr key={index}>
              <td className="numeric">{quantity}</td>
              <th scope="row" dir="auto">
                {text}
              </th>
              <td>{productName ? `${productName}${sku ? ` · ${sku}` : ""}` : <KitSearch text={text} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** The link that looks for what comes near a line which the catalogue does not know by itself. */
function KitSearch({ text }: { text: string }) {
  const t = useT();
  const locale = useLocale();
  const query = new URLSearchParams({ search: text.slice(0, 100) });
  return (
    <>
      {t(enquiryAdmin.kitUnknown)}{" "}
      <a className="link" href={localeHref(locale, `/shop/browse?${query}`)}>
        {t(enquiryAdmin.find)}
      </a>
    </>
  );
}

interface TiesProps {
  readonly enquiry: EnquiryView;
  readonly orders: readonly { readonly id: string; readonly number: number; readonly placedAt: Date }[];
}

/** What else the same person sent: orders and earlier enquiries. */
export function Ties({ enquiry: { earlier }, orders }: TiesProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {orders.length > 0 && (
        <section className="enquiry-block">
          <h2>{t(enquiryAdmin.orders)}</h2>
          <ul className="enquiry-ties">
            {orders.map(({ id, number, placedAt }) => (
              <li key={id}>
                <Link className="link link-block" to={adminPath(`/admin/orders/${id}`)}>
                  {t(enquiryAdmin.order, { number: orderName(number) })}
                </Link>
                <span>{formatDate(locale, placedAt)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {earlier.length > 0 && (
        <section className="enquiry-block">
          <h2>{t(enquiryAdmin.earlier)}</h2>
          <ul className="enquiry-ties">
            {earlier.map(({ id, reference, createdAt }) => (
              <li key={id}>
                <Link className="link link-block" to={adminPath(`/admin/enquiries/${id}`)}>
                  {reference}
                </Link>
                <span>{formatDate(locale, createdAt)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
