import { formatDate, formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/invoices.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DOCUMENT_TITLES } from "../document-messages.ts";
import { documentPath, type InvoiceSummary, pdfPath } from "../invoices.ts";
import "./invoice.css";

/** The invoice of an order and its credit notes, each to read, print and download. Nothing when there are none. */
export function DocumentsList({
  documents,
  token,
  locale,
}: {
  documents: readonly InvoiceSummary[];
  /** The order's. */
  token: string;
  /** The language of the pages behind the links; the reader's unless given. */
  locale?: Locale;
}) {
  const t = useT();
  const reader = useLocale();
  if (documents.length === 0) return null;
  const href = (path: PagePath) => localeHref(locale ?? reader, path);
  return (
    <section className="documents" id="documents">
      <h2>{t(messages.documents)}</h2>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <a className="link" href={href(documentPath(token, document.number))}>
              {t(DOCUMENT_TITLES[document.kind])} {document.number}
            </a>
            <span>
              {formatDate(reader, document.issuedAt)} · {formatMoney(document.total)}
            </span>
            <a
              className="link"
              href={href(pdfPath(token, document.number))}
              aria-label={t(messages.downloadNamed, { number: document.number })}
            >
              PDF
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
