import * as messages from "#app/i18n/messages/shop/invoices.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { DocumentParty } from "#app/ui/page/document-party.tsx";
import { NumericHead } from "#app/ui/tables/table.tsx";
import { messagesOfDocument } from "../document-messages.ts";
import type { InvoiceDocument } from "../invoices.ts";
import "./invoice.css";

/** A document on screen and on paper, in its own language: the same words as its PDF. */
export function InvoiceSheet({ document }: { document: InvoiceDocument }) {
  const say = messagesOfDocument(document);
  return (
    <article className="invoice" lang={document.locale}>
      <header className="invoice-head">
        <div>
          <p className="invoice-name">{document.supplier.tradingName || "ItsShowTime"}</p>
          <h1>{say.title}</h1>
        </div>
        <dl>
          {say.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="invoice-parties">
        <DocumentParty heading={say.headings.from} lines={say.from} />
        <DocumentParty heading={say.headings.to} lines={say.to} />
      </div>
      <Items say={say} />
      <div className="invoice-sums">
        <VatTable say={say} />
        <dl>
          {say.sums.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numeric">{value}</dd>
            </div>
          ))}
          <div className="invoice-total">
            <dt>{say.total[0]}</dt>
            <dd className="numeric">{say.total[1]}</dd>
          </div>
        </dl>
      </div>
      {say.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <footer className="invoice-foot">{say.foot.join(" · ")}</footer>
    </article>
  );
}

type Say = ReturnType<typeof messagesOfDocument>;

function Items({ say }: { say: Say }) {
  const t = useT();
  return (
    <div className="invoice-scroll">
      <table>
        <caption className="hidden-visually">{t(messages.items)}</caption>
        <thead>
          <tr>
            {say.columns.map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? undefined : "numeric"}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {say.rows.map((row) => (
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

function VatTable({ say }: { say: Say }) {
  return (
    <table>
      <caption>{say.vatTitle}</caption>
      <thead>
        <tr>
          {say.vatColumns.map((column) => (
            <NumericHead key={column}>{column}</NumericHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {say.vatRows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={say.vatColumns[index]} className="numeric">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
