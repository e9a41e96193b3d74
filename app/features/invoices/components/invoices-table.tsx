import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import * as messages from "#app/i18n/messages/shop/invoices.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { DOCUMENT_TITLES } from "../document-messages.ts";
import { type CustomersInvoice, documentPath, pdfPath } from "../invoices.ts";

/** A customer's invoices and credit notes over all orders, each to read and as a file; a card for each on a phone. */
export function InvoicesTable({ invoices }: { invoices: readonly CustomersInvoice[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(account.yourInvoices)} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.number)}</th>
          <th scope="col">{t(messages.issued)}</th>
          <th scope="col">{t(account.orderNumber)}</th>
          <th scope="col">PDF</th>
          <NumericHead>{t(account.total)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, kind, number, issuedAt, total, orderNumber, orderToken }) => (
          <tr key={id}>
            <th scope="row">
              <a className="link link-block" href={localeHref(locale, documentPath(orderToken, number))}>
                <span className="small">{t(DOCUMENT_TITLES[kind])}</span>{" "}
                <span className="nowrap">{number}</span>
              </a>
            </th>
            <td data-label={t(messages.issued)}>{formatDate(locale, issuedAt)}</td>
            <td data-label={t(account.orderNumber)}>
              <a className="link link-block" href={localeHref(locale, `/shop/orders/${orderToken}`)}>
                {orderNumber}
              </a>
            </td>
            <td data-label="PDF">
              <a
                className="link link-block"
                href={localeHref(locale, pdfPath(orderToken, number))}
                aria-label={t(messages.downloadNamed, { number })}
              >
                PDF
              </a>
            </td>
            <td className="numeric" data-label={t(account.total)}>
              <div>
                {kind === "credit-note" && "−"}
                {formatMoney(total)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
