import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/invoices.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DOCUMENT_TITLES } from "../document-messages.ts";
import { documentPath, type InvoiceSummary, pdfPath } from "../invoices.ts";

/** The documents of one order within a list of orders: each to read, and as a file. Nothing when there are none. */
export function DocumentLinks({
  documents,
  token,
}: {
  documents: readonly InvoiceSummary[];
  /** The order's. */
  token: string;
}) {
  const t = useT();
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <ul className="stack-1">
      {documents.map(({ id, kind, number, issuedAt, total }) => (
        <li key={id}>
          <span className="row row-wide">
            <a className="link link-low" href={localeHref(locale, documentPath(token, number))}>
              {t(DOCUMENT_TITLES[kind])} {number}
            </a>
            <a
              className="link link-low"
              href={localeHref(locale, pdfPath(token, number))}
              aria-label={t(messages.downloadNamed, { number })}
            >
              PDF
            </a>
          </span>
          <span className="small muted">
            {formatDate(locale, issuedAt)} · {kind === "credit-note" && "−"}
            {formatMoney(total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
