import * as messages from "#app/i18n/messages/shop/invoices.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { DocumentParty } from "#app/ui/page/document-party.tsx";
import { NumericHead } from "#app/ui/tables/table.tsx";
import { messagesOfDocument } from "../document-messages.ts";
import type { InvoiceDocument } from "../invoices.ts";
import "./invoice.css";

/** A document on screen and on paper, in its own language: the same words as its PDF. */
export function InvoiceSheet({ document }: { document: InvoiceDocument }) {
  const texts = messagesOfDocument(document);
  return (
    <article className="invoice" lang={document.locale}>
      <header className="invoice-head">
        <div>
          <p className="invoice-name">{document.supplier.tradingName || "ItsShowTime"}</p>
          <h1>{texts.title}</h1>
        </div>
        <dl>
          {texts.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="invoice-parties">
        <DocumentParty heading={texts.headings.from} lines={texts.from} />
        <DocumentParty heading={texts.headings.to} lines={texts.to} />
      </div>
      <Items texts={texts} />
      <div className="invoice-sums">
        <VatTable texts={texts} />
        <dl>
          {texts.sums.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numeric">{value}</dd>
            </div>
          ))}
          <div className="invoice-total">
            <dt>{texts.total[0]}</dt>
            <dd className="numeric">{texts.total[1]}</dd>
          </div>
        </dl>
      </div>
      {texts.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <footer className="invoice-foot">{texts.foot.join(" · ")}</footer>
    </article>
  );
}

type DocumentTexts = ReturnType<typeof messagesOfDocument>;

function Items({ texts }: { texts: DocumentTexts }) {
  const t = useT();
  return (
    <div className="invoice-scroll">
      <table>
        <caption className="hidden-visually">{t(messages.items)}</caption>
        <thead>
          <tr>
            {texts.columns.map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? undefined : "numeric"}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.rows.map((row) => (
            <tr key={`${row.name} ${row.detail} ${row.amount}`}>
              <th scope="row">
                {row.name}
                {row.detail && <small>{row.detail}</small>}
              </th>
              <td className="numeric">{row.quantity}</td>
              <td className="numeric">{row.unitNet}</td>
              <td className="numeric">{row.rate}</td>
              <td className="numeric">{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VatTable({ texts }: { texts: DocumentTexts }) {
  return (
    <table>
      <caption>{texts.vatTitle}</caption>
      <thead>
        <tr>
          {texts.vatColumns.map((column) => (
            <NumericHead key={column}>{column}</NumericHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.vatRows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={texts.vatColumns[index]} className="numeric">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
