import { formatMoney } from "#app/i18n/formats.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { Tag } from "#app/ui/tag.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { QuoteLineFigures } from "../../editor/draft-figures.ts";
import { lineKindOf } from "../../editor/draft-form.ts";
import { sourceWords } from "../../editor/source-words.ts";
import { PRICED_LINE_KINDS } from "../../enums.ts";
import { LineCell, LineTick, RowErrors } from "./line-cells.tsx";
import { LineDetails } from "./line-details.tsx";
import { LineItem } from "./line-item.tsx";
import type { LineRowProps } from "./line-row-props.ts";

/** A line of the editor: an item or a custom line with its figures, a heading, or a text. */
export function LineRow(props: LineRowProps) {
  const { line, n, figures } = props;
  const t = useT();
  const kind = lineKindOf(line);
  const hidden = (["kind", "item", "source", "learn"] as const).map((field) => (
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
        <LineCell {...props} field="text" wide />
      )}
      {PRICED_LINE_KINDS.includes(kind) && <PricedCells {...props} />}
      <LineButtons {...props} />
      <RowErrors {...props} />
      {kind === "custom" && <Service {...props} />}
      {kind === "custom" && line.source !== "" && <LineItem {...props} />}
      {line.learn !== "" && <Learn {...props} />}
      {line.source !== "" && (
        <span className="draft-line-source muted">{t(messages.source, { text: line.source })}</span>
      )}
      <LineDetails {...props} />
    </li>
  );
}

/** Whether nothing leaves the store for a custom line. */
function Service({ line, change }: LineRowProps) {
  const t = useT();
  return (
    <label className="draft-learn">
      <input
        type="checkbox"
        name={`line.${line.key}.service`}
        value="yes"
        checked={line.service === "yes"}
        onChange={(event) => change("service", event.target.checked ? "yes" : "")}
      />
      {t(work.service)}
    </label>
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
  const own = figures?.factor !== props.factor && figures?.factor;
  const sum = (cents: QuoteLineFigures["net"] | undefined) =>
    cents === null || cents === undefined ? "–" : formatMoney(cents);
  const rate = figures?.itemRateNet ? euroText(figures.itemRateNet) : "";
  return (
    <>
      <LineCell {...props} field="quantity" />
      <LineCell {...props} field="rate" placeholder={rate} />
      <LineCell {...props} field="discount" />
      <span className="draft-ticks">
        <LineTick {...props} field="optional" />
        {props.line.optional === "yes" ? (
          <LineTick {...props} field="chosen" />
        ) : (
          <input type="hidden" name={`line.${props.line.key}.chosen`} value="yes" />
        )}
      </span>
      <LineCell {...props} field="cost" />
      <span className="draft-figure">
        <span className="draft-cell-label">{t(messages.line.free)}</span>
        <Free figures={figures} />
      </span>
      <span className="draft-figure numeric">
        <span className="draft-cell-label">{t(messages.line.net)}</span> {sum(figures?.net)}{" "}
        {own && <small className="muted">{t(messages.times, { factor: formatNumber(own / 1000) })}</small>}
      </span>
      <span className="draft-figure numeric">
        <span className="draft-cell-label">{t(messages.line.margin)}</span> {sum(figures?.margin)}
      </span>
    </>
  );
}

function Free({ figures }: { readonly figures: QuoteLineFigures | undefined }) {
  const t = useT();
  const free = figures?.availability;
  if (!free) return <>–</>;
  if (free.state === "part")
    return <Tag variant="warn">{t(messages.free.part, { count: free.available })}</Tag>;
  const variant = free.state === "available" ? "ok" : free.state === "none" ? "fault" : "plain";
  return <Tag variant={variant}>{t(messages.free[free.state])}</Tag>;
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
      <button type="button" className="button button-quiet button-small" onClick={remove} data-line-remove="">
        <span aria-hidden="true">×</span>
        <VisuallyHidden>{t(messages.removeLine, { n })}</VisuallyHidden>
      </button>
    </span>
  );
}
