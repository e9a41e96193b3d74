import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/invoices.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DOCUMENT_TITLES } from "../document-messages.ts";
import { documentPath, type InvoiceSummary, pdfPath } from "../invoices.ts";
import "./invoice.css";

interface DocumentsListProps {
  /** Documents by the token of the order. */
  readonly documents: Readonly<Record<string, readonly InvoiceSummary[]>>;
  /** The language of the pages behind the links; the reader's unless given. */
  readonly locale?: Locale;
  /** Other documents, above the list. */
  readonly children?: React.ReactNode;
}

/** Invoices of orders and their credit notes, each to read, print and download. Nothing when there are none. */
export function DocumentsList({ documents, locale, children }: DocumentsListProps) {
  const t = useT();
  const reader = useLocale();
  const listed = Object.entries(documents).flatMap(([token, list]) =>
    list.map((document) => ({ ...document, token })),
  );
  if (listed.length === 0 && !children) return null;
  const href = (path: PagePath) => localeHref(locale ?? reader, path);
  return (
    <section className="documents" id="documents">
      <h2>{t(messages.documents)}</h2>
      {children}
      {listed.length > 0 && (
        <ul>
          {listed.map(({ id, token, kind, number, issuedAt, total }) => (
            <li key={id}>
              <a className="link" href={href(documentPath(token, number))}>
                {t(DOCUMENT_TITLES[kind])} {number}
              </a>
              <span>
                {formatDate(reader, issuedAt)} · {formatMoney(total)}
              </span>
              <a
                className="link"
                href={href(pdfPath(token, number))}
                aria-label={t(messages.downloadNamed, { number })}
              >
                PDF
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
