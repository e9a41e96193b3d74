import { formatDate, formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/invoices.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { documentPath, type InvoiceSummary, pdfPath } from "../invoices.ts";

/** The documents of one order within a list of orders: each to read, and as a file. */
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
  return (
    <ul className="grid list-none gap-1 p-0">
      {documents.map(({ id, kind, number, issuedAt, total }) => (
        <li key={id}>
          <a className="link inline-block py-1" href={localeHref(locale, documentPath(token, number))}>
            {t(kind === "invoice" ? words.invoice : words.creditNote)} {number}
          </a>
          {" · "}
          <a
            className="link inline-block py-1"
            href={localeHref(locale, pdfPath(token, number))}
            aria-label={t(words.downloadNamed, { number })}
          >
            PDF
          </a>
          <span className="block text-[0.94rem] text-soft">
            {formatDate(locale, issuedAt)} · {kind === "credit-note" && "−"}
            {formatMoney(total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
