import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { DocumentParty } from "#app/ui/page/document-party.tsx";
import type { Fact, QuoteSheet } from "../quote-sheet.ts";
import type { SumRow } from "../quote-sums.ts";
import { QuoteLines } from "./quote-lines.tsx";
import "./quote-document.css";
import "./quote-large-text.css";

interface QuoteDocumentProps {
  /** Made by `quoteSheet` in the page's language. */
  readonly sheet: QuoteSheet;
  readonly locale: Locale;
  /** The id of the form that the boxes of optional lines belong to; null: nothing can be chosen. */
  readonly form: string | null;
  /** Under the table, where the page has a button for browsers without scripts. */
  readonly recalculate?: React.ReactNode;
}

/** A quote as a document: for its public page, the preview of staff and paper. The PDF has the same words. */
export function QuoteDocument({ sheet, locale, form, recalculate }: QuoteDocumentProps) {
  const t = useT();
  return (
    <article className="quote" lang={locale}>
      <header className="quote-head">
        <div>
          <p className="quote-name">{sheet.name}</p>
          <h1>
            {sheet.title.replace(sheet.number, "")}
            <span className="quote-number">{sheet.number}</span>
          </h1>
        </div>
        <FactList facts={sheet.facts} className="quote-facts" />
      </header>
      <div className="quote-parties">
        <DocumentParty heading={t(messages.offerFrom)} lines={sheet.from} />
        <DocumentParty heading={t(messages.offerFor)} lines={sheet.to} />
      </div>
      <FactList facts={sheet.hire} className="quote-when" />
      {sheet.message && <p className="quote-message">{sheet.message}</p>}
      <QuoteLines lines={sheet.lines} form={form} />
      {recalculate}
      <div className="quote-sums">
        <Sums rows={sheet.sums.rows} part="rows" />
        <section className="quote-due">
          <h2>{t(messages.payTitle)}</h2>
          <Sums rows={sheet.sums.due} part="due" />
        </section>
      </div>
      <div className="quote-notes">
        <section>
          <h2>{t(messages.notesTitle)}</h2>
          <NoteList notes={sheet.notes} />
        </section>
        <section>
          <h2>{t(messages.cancelTitle)}</h2>
          <NoteList notes={sheet.cancellation} />
        </section>
      </div>
      <footer className="quote-foot">{sheet.foot.join(" · ")}</footer>
    </article>
  );
}

function FactList({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The script of the page writes these rows again when an option changes. */
function Sums({ rows, part }: { rows: readonly SumRow[]; part: "rows" | "due" }) {
  return (
    <dl data-quote-sums={part}>
      {rows.map(({ label, value, total }) => (
        <div key={label} className={total && "quote-total"}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoteList({ notes }: { notes: readonly string[] }) {
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
