import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { NumericHead } from "#app/ui/tables/table.tsx";
import { OPTION } from "../quote-options.ts";
import type { SheetLine } from "../quote-sheet.ts";

interface QuoteLinesProps {
  readonly lines: readonly SheetLine[];
  /** The id of the form that the boxes of optional lines belong to; null: nothing can be chosen. */
  readonly form: string | null;
}

/** What is offered, line by line; on a phone each line's figures are below its name. */
export function QuoteLines({ lines, form }: QuoteLinesProps) {
  const t = useT();
  return (
    <table className="quote-lines">
      <caption className="hidden-visually">{t(messages.lines)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.item)}</th>
          {[messages.quantity, messages.dayRate, messages.net, messages.gross].map((column) => (
            <NumericHead key={String(column.en)}>{t(column)}</NumericHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <QuoteRow key={line.id} line={line} form={form} />
        ))}
      </tbody>
    </table>
  );
}

function QuoteRow({ line, form }: { line: SheetLine; form: string | null }) {
  const { kind, name } = line;
  if (kind === "heading")
    return (
      <tr className="quote-heading">
        <th scope="rowgroup" colSpan={5}>
          {name}
        </th>
      </tr>
    );
  if (kind === "text")
    return (
      <tr className="quote-text">
        <td colSpan={5}>{name}</td>
      </tr>
    );
  return <PricedRow line={line} form={form} />;
}

function PricedRow({ line, form }: { line: SheetLine; form: string | null }) {
  const t = useT();
  const { id, kind, note, contents, quantity, dayRate, detail, net, gross, optional, chosen } = line;
  return (
    <tr
      {...(optional && { "data-optional": "" })}
      {...(!chosen && form === null && { className: "quote-left-out" })}
    >
      <th scope="row">
        {optional && form !== null ? (
          <label className="check quote-option">
            <input
              type="checkbox"
              name={OPTION}
              value={id}
              form={form}
              defaultChecked={chosen}
              data-quote-option=""
            />
            <LineName line={line} state={t(messages.optional)} />
          </label>
        ) : (
          <LineName
            line={line}
            state={`${t(messages.optional)} · ${t(chosen ? messages.inTotal : messages.notChosen)}`}
          />
        )}
        {contents && <span className="quote-remark">{contents}</span>}
        {note && <span className="quote-remark">{note}</span>}
      </th>
      <td className="numeric" data-label={t(messages.quantity)}>
        {quantity}
      </td>
      <td
        className="numeric"
        {...(dayRate && { "data-label": t(kind === "item" ? messages.dayRate : messages.priceEach) })}
      >
        {dayRate}
        {detail && <span className="quote-remark">{detail}</span>}
      </td>
      <td className="numeric" data-label={t(messages.net)}>
        {net}
      </td>
      <td className="numeric" data-label={t(messages.gross)}>
        {gross}
      </td>
    </tr>
  );
}

function LineName({ line: { name, optional }, state }: { line: SheetLine; state: string }) {
  return (
    <span>
      {keepFigures(name)}
      {optional && <span className="quote-remark">{state}</span>}
    </span>
  );
}
