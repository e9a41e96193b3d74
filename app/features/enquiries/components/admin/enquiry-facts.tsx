import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as m from "#app/i18n/messages/site/enquiries.ts";
import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts, Table } from "#app/ui/tables/table.tsx";
import type { EnquiryView } from "../../admin/enquiry-admin.ts";
import { detailRows } from "../../details.ts";

/** Who asks, and what they told beyond the message. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryView }) {
  const t = useT();
  const locale = useLocale();
  const { name, email, phone, company, details, createdAt, answeredAt } = enquiry;
  const rows: (readonly [string, ReactNode])[] = [
    [t(m.name), <bdi key="name">{name}</bdi>],
    [
      t(m.email),
      <a key="email" href={`mailto:${encodeURIComponent(email)}`}>
        {email}
      </a>,
    ],
    [t(m.phone), <bdi key="phone">{phone}</bdi>],
    ...(company ? [[t(m.companyName), <bdi key="company">{company}</bdi>] as const] : []),
    ...detailRows(locale, withoutUnit(details)).map(
      ([term, value]) => [term, <bdi key={term}>{value}</bdi>] as const,
    ),
    ...(details.unit === undefined
      ? []
      : [[t(d.unit), <UnitLink key="unit" number={details.unit} />] as const]),
    [t(m.adminReceived), formatDateTime(locale, createdAt)],
    ...(answeredAt ? [[t(enquiryAdmin.answered), formatDateTime(locale, answeredAt)] as const] : []),
  ];
  return (
    <section className="enquiry-block" aria-label={t(enquiryAdmin.customer)}>
      <Facts rows={rows} />
    </section>
  );
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
      <h2>{t(enquiryAdmin.kit)}</h2>
      <Table caption={t(enquiryAdmin.kit)} quietCaption>
        <thead>
          <tr>
            <th scope="col" className="numeric">
              {t(enquiryAdmin.quantity)}
            </th>
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

/** For a line the catalogue does not know by itself: a look for what comes near. */
function KitSearch({ text }: { text: string }) {
  const t = useT();
  return (
    <>
      {t(enquiryAdmin.kitUnknown)}{" "}
      <a className="link" href={`/shop/browse?search=${encodeURIComponent(text.slice(0, 100))}`}>
        {t(m.adminFind)}
      </a>
    </>
  );
}

interface Ties {
  readonly enquiry: EnquiryView;
  readonly orders: readonly { readonly id: string; readonly number: number; readonly placedAt: Date }[];
}

/** What else we know of the same person: account, orders, earlier enquiries. */
export function Ties({ enquiry, orders }: Ties) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="enquiry-block">
      <h2>{t(enquiryAdmin.customer)}</h2>
      <Facts
        rows={[
          [
            t(enquiryAdmin.account),
            enquiry.account ? `${enquiry.account.name} · ${enquiry.account.email}` : t(enquiryAdmin.none),
          ],
          [
            t(enquiryAdmin.orders),
            orders.length === 0 ? (
              t(enquiryAdmin.none)
            ) : (
              <Orders key="orders" orders={orders} locale={locale} />
            ),
          ],
          [
            t(enquiryAdmin.earlier),
            enquiry.earlier.length === 0 ? (
              t(enquiryAdmin.none)
            ) : (
              <ul key="earlier">
                {enquiry.earlier.map(({ id, reference, createdAt }) => (
                  <li key={id}>
                    <Link className="link" to={adminPath(`/admin/enquiries/${id}`)}>
                      {reference}
                    </Link>{" "}
                    {formatDate(locale, createdAt)}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </section>
  );
}

function Orders({ orders, locale }: Pick<Ties, "orders"> & { locale: Locale }) {
  return (
    <ul>
      {orders.map(({ id, number, placedAt }) => (
        <li key={id}>
          <Link className="link" to={adminPath(`/admin/orders/${id}`)}>
            {format(locale, enquiryAdmin.order, { number: String(number) })}
          </Link>{" "}
          {formatDate(locale, placedAt)}
        </li>
      ))}
    </ul>
  );
}
