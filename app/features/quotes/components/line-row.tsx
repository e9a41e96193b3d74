import { formatMoney } from "#app/i18n/formats.ts";
import * as work from "#app/i18n/messages/quote-work.ts";
import * as messages from "#app/i18n/messages/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { LineFigures } from "../editor/draft-figures.ts";
import { kindOf, type LineField, type LineValues } from "../editor/draft-form.ts";
import type { PickerItem } from "../editor/picker-item.ts";
import { sourceWords } from "../editor/source-words.ts";
import { LineItem } from "./line-item.tsx";

export interface Supplier {
  readonly id: string;
  readonly name: string;
}

interface LineRowProps {
  readonly line: LineValues;
  /** From 1. */
  readonly n: number;
  readonly figures: LineFigures | undefined;
  /** Of an item that was chosen here: its figures may be those of another one still. */
  readonly name: string | undefined;
  readonly suppliers: readonly Supplier[];
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (field: LineField, value: string) => void;
  readonly choose: (item: PickerItem) => void;
  readonly move: (by: -1 | 1) => void;
  readonly remove: () => void;
}

/** A line of the editor: an item or a custom line with its figures, a heading, or a text. */
export function LineRow(props: LineRowProps) {
  const { line, n, figures } = props;
  const kind = kindOf(line);
  const hidden = (["kind", "item", "unit", "source", "learn"] as const).map((field) => (
    <input key={field} type="hidden" name={`line.${line.key}.${field}`} value={line[field]} />
  ));
  return (
    <li className={`draft-line draft-line-${kind}`} data-line={line.key}>
      {hidden}
      <span className="draft-line-number" aria-hidden="true">
        {n}
      </span>
      {kind === "item" ? (
        <span className="draft-line-name">{props.name ?? figures?.name ?? line.source}</span>
      ) : (
        <Cell {...props} field="text" wide />
      )}
      {(kind === "item" || kind === "custom") && <PricedCells {...props} />}
      <LineButtons {...props} />
      {kind === "custom" && line.source !== "" && <LineItem {...props} />}
      {line.learn !== "" && <Learn {...props} />}
      <LineDetails {...props} />
    </li>
  );
}

/** Whether the words of the customer's list are another name of the chosen item from now on. */
function Learn({ line, change }: LineRowProps) {
  const t = useT();
  return (
    <label className="draft-learn">
      <input
        type="checkbox"
        checked={line.learn === "yes"}
        onChange={(event) => change("learn", event.target.checked ? "yes" : "no")}
      />
      {t(work.learn, { text: sourceWords(line.source) })}
    </label>
  );
}

function PricedCells(props: LineRowProps) {
  const { figures } = props;
  const t = useT();
  const sum = (cents: LineFigures["net"] | undefined) =>
    cents === null || cents === undefined ? "–" : formatMoney(cents);
  const rate = figures?.itemRateNet ? euroText(figures.itemRateNet) : "";
  return (
    <>
      <Cell {...props} field="quantity" />
      <Cell {...props} field="rate" placeholder={rate} />
      <Cell {...props} field="discount" />
      <Tick {...props} field="optional" />
      {props.line.optional === "yes" ? (
        <Tick {...props} field="chosen" />
      ) : (
        <input type="hidden" name={`line.${props.line.key}.chosen`} value="yes" />
      )}
      <Cell {...props} field="cost" />
      <span className="draft-figure">
        <span className="draft-cell-label">{t(messages.line.free)}</span>
        <Free figures={figures} />
      </span>
      <span className="draft-figure numeric">
        <span className="draft-cell-label">{t(messages.line.net)}</span> {sum(figures?.net)}
      </span>
      <span className="draft-figure numeric">
        <span className="draft-cell-label">{t(messages.line.margin)}</span> {sum(figures?.margin)}
      </span>
    </>
  );
}

function Free({ figures }: { readonly figures: LineFigures | undefined }) {
  const t = useT();
  const free = figures?.availability;
  if (!free) return <>–</>;
  if (free.state === "part")
    return <Tag variant="warn">{t(messages.free.part, { count: free.available })}</Tag>;
  const variant = free.state === "available" ? "ok" : free.state === "none" ? "fault" : "plain";
  return <Tag variant={variant}>{t(messages.free[free.state])}</Tag>;
}

interface CellProps extends LineRowProps {
  readonly field: "text" | "text_ga" | "quantity" | "rate" | "discount" | "cost" | "vat";
  readonly placeholder?: string;
  readonly wide?: boolean;
}

function Cell({ line, n, field, placeholder, wide, errorOf, change }: CellProps) {
  const t = useT();
  const label = t(messages.line[field]);
  const name = `line.${line.key}.${field}`;
  const error = errorOf(name);
  return (
    <label className={wide ? "draft-cell draft-cell-wide" : "draft-cell"}>
      <span className="draft-cell-label">{label}</span>
      <input
        id={name}
        name={name}
        className={wide ? "input input-small" : "input input-small numeric"}
        aria-label={t(messages.ofLine, { label, n })}
        autoComplete="off"
        inputMode={field === "quantity" ? "numeric" : wide ? "text" : "decimal"}
        placeholder={placeholder}
        value={line[field]}
        onChange={(event) => change(field, event.target.value)}
        data-field={field}
        {...(error && { "aria-invalid": true as const, title: error })}
      />
    </label>
  );
}

function Tick({ line, n, field, change }: LineRowProps & { readonly field: "optional" | "chosen" }) {
  const t = useT();
  const label = t(messages.line[field]);
  return (
    <label className="draft-cell draft-cell-tick">
      <span className="draft-cell-label">{label}</span>
      <input
        type="checkbox"
        name={`line.${line.key}.${field}`}
        value="yes"
        aria-label={t(messages.ofLine, { label, n })}
        checked={line[field] === "yes"}
        onChange={(event) => change(field, event.target.checked ? "yes" : "")}
        data-field={field}
      />
    </label>
  );
}

function LineButtons({ n, move, remove }: LineRowProps) {
  const t = useT();
  return (
    <span className="draft-line-buttons">
      <button type="button" className="button button-quiet button-small" onClick={() => move(-1)}>
        <span aria-hidden="true">↑</span>
        <VisuallyHidden>{t(messages.moveUp, { n })}</VisuallyHidden>
      </button>
      <button type="button" className="button button-quiet button-small" onClick={() => move(1)}>
        <span aria-hidden="true">↓</span>
        <VisuallyHidden>{t(messages.moveDown, { n })}</VisuallyHidden>
      </button>
      <button type="button" className="button button-quiet button-small" onClick={remove}>
        <span aria-hidden="true">×</span>
        <VisuallyHidden>{t(messages.removeLine, { n })}</VisuallyHidden>
      </button>
    </span>
  );
}

/** What few lines need. */
function LineDetails(props: LineRowProps) {
  const { line, n, suppliers, change } = props;
  const t = useT();
  const kind = kindOf(line);
  const priced = kind === "item" || kind === "custom";
  const supplier = t(messages.line.supplier);
  return (
    <details className="draft-line-more">
      <summary>
        {t(messages.more)}
        {line.source !== "" && <span className="muted"> {t(messages.source, { text: line.source })}</span>}
      </summary>
      <div className="draft-line-fields">
        {kind === "item" && <Cell {...props} field="text" wide />}
        <Cell {...props} field="text_ga" wide />
        {priced && <Cell {...props} field="vat" />}
        {priced && (
          <label className="draft-cell">
            <span className="draft-cell-label">{supplier}</span>
            <select
              className="input input-small"
              name={`line.${line.key}.supplier`}
              aria-label={t(messages.ofLine, { label: supplier, n })}
              value={line.supplier}
              onChange={(event) => change("supplier", event.target.value)}
            >
              <option value="">{t(work.noSupplier)}</option>
              <NamedOptions of={suppliers} />
            </select>
          </label>
        )}
        {kind === "item" && <LineItem {...props} />}
      </div>
    </details>
  );
}
