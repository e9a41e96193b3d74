import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import * as lined from "#app/i18n/messages/admin/lined-forms.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { VAT_RATES } from "#app/lib/vat.ts";
import { Tag } from "#app/ui/tag.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { DraftLineFigures } from "../editor/draft-figures.ts";
import {
  chosenOf,
  DRAFT_LINE_FIELDS,
  type DraftLineField,
  type DraftLineValues,
} from "../editor/draft-form.ts";

interface DraftLineProps {
  readonly line: DraftLineValues;
  /** The number of the line, from 1. */
  readonly n: number;
  readonly figures: DraftLineFigures | undefined;
  /** The name of a product that was picked here and whose figures have not come yet. */
  readonly name: string | undefined;
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (field: DraftLineField, value: string) => void;
  readonly remove: () => void;
}

/** One line of the editor. */
export function DraftLine(props: DraftLineProps) {
  const { line, n, figures, name, errorOf, remove } = props;
  const t = useT();
  const isFree = line.product === "";
  const product = `line.${line.key}.product`;
  const kept = isFree ? (["product", "chosen"] as const) : (["product", "name", "chosen", "vat"] as const);
  return (
    <li className="draft-order-line" data-line={line.key}>
      {kept.map((field) => (
        <input key={field} type="hidden" name={`line.${line.key}.${field}`} value={line[field]} />
      ))}
      {isFree ? (
        <Cell {...props} field="name" wide />
      ) : (
        <p className="draft-order-name">
          <b>{figures?.name || name || line.name}</b>
          {figures?.sku && <code> {figures.sku}</code>}{" "}
          {figures?.isCustomerPrice && <Tag>{t(messages.listPrice)}</Tag>} <Left {...props} />
        </p>
      )}
      <Choices {...props} />
      <div className="draft-order-cells draft-order-row">
        <Cell {...props} field="quantity" />
        <Cell {...props} field="price" placeholder={figures?.listPrice ? euroText(figures.listPrice) : ""} />
        {isFree && <VatChoice {...props} />}
        <Cell {...props} field="discount" />
        <Cell {...props} field="reason" />
        <p className="draft-order-sum numeric">
          <span className="draft-order-label">{t(messages.line.total)}</span>
          {figures?.total === null || figures?.total === undefined ? "–" : formatMoney(figures.total)}
        </p>
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={remove}
          data-line-remove=""
          {...(errorOf(product) && { id: product, "aria-describedby": `${product}-error` })}
        >
          <span aria-hidden="true">×</span>
          <VisuallyHidden>{t(messages.removeLine, { n })}</VisuallyHidden>
        </button>
      </div>
      <LineErrors {...props} />
    </li>
  );
}

function Left({ line, figures }: DraftLineProps) {
  const t = useT();
  const available = figures?.available ?? null;
  const isShort = available !== null && /^\d+$/.test(line.quantity) && Number(line.quantity) > available;
  if (!isShort) return null;
  return <Tag variant="warn">{t(messages.onlyLeft, { n: available })}</Tag>;
}

/** Attributes that the variation leaves open. The first without a value is the field of what is wrong with them. */
function Choices({ line, n, figures, errorOf, change }: DraftLineProps) {
  const t = useT();
  const locale = useLocale();
  const chosen = chosenOf(line);
  if (!figures || figures.choices.length === 0) return null;
  const field = `line.${line.key}.chosen`;
  const open = figures.choices.filter(
    ({ name, values }) => !values.some((value) => value.name === chosen[name]),
  );
  const first = open[0] ?? figures.choices[0];
  return (
    <div className="draft-order-cells draft-order-choices">
      {figures.choices.map((choice) => (
        <label key={choice.name} className="draft-order-cell">
          <span className="draft-order-label">{nameIn(locale, choice)}</span>
          <select
            id={choice === first ? field : undefined}
            className="input input-small"
            aria-label={t(lined.ofLine, { label: nameIn(locale, choice), n })}
            value={chosen[choice.name] ?? ""}
            onChange={(event) =>
              change("chosen", JSON.stringify({ ...chosen, [choice.name]: event.target.value }))
            }
            {...(open.includes(choice) && invalid(errorOf, field))}
          >
            <option value="">–</option>
            {choice.values.map((value) => (
              <option key={value.name} value={value.name}>
                {nameIn(locale, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** What a field says of its fault, whose text is below the line. */
function invalid(errorOf: DraftLineProps["errorOf"], name: string) {
  return errorOf(name) && { "aria-invalid": true as const, "aria-describedby": `${name}-error` };
}

function VatChoice({ line, n, errorOf, change }: DraftLineProps) {
  const t = useT();
  const name = `line.${line.key}.vat`;
  return (
    <label className="draft-order-cell draft-order-vat">
      <span className="draft-order-label">{t(messages.line.vat)}</span>
      <select
        id={name}
        name={name}
        className="input input-small"
        aria-label={t(lined.ofLine, { label: t(messages.line.vat), n })}
        value={line.vat}
        onChange={(event) => change("vat", event.target.value)}
        {...invalid(errorOf, name)}
      >
        {VAT_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {formatRate(rate)}%
          </option>
        ))}
      </select>
    </label>
  );
}

interface CellProps extends DraftLineProps {
  readonly field: "name" | "quantity" | "price" | "discount" | "reason";
  readonly placeholder?: string;
  readonly wide?: boolean;
}

function Cell({ line, n, field, placeholder, wide, errorOf, change }: CellProps) {
  const t = useT();
  const label = t(messages.line[field]);
  const name = `line.${line.key}.${field}`;
  const isText = field === "name" || field === "reason";
  return (
    <label className={wide ? "draft-order-cell draft-order-wide" : `draft-order-cell draft-order-${field}`}>
      <span className="draft-order-label">{label}</span>
      <input
        id={name}
        name={name}
        className={isText ? "input input-small" : "input input-small numeric"}
        aria-label={t(lined.ofLine, { label, n })}
        autoComplete="off"
        inputMode={isText ? "text" : field === "quantity" ? "numeric" : "decimal"}
        placeholder={placeholder}
        value={line[field]}
        onChange={(event) => change(field, event.target.value)}
        {...invalid(errorOf, name)}
      />
    </label>
  );
}

/** What is wrong with the fields of a line, below it. */
function LineErrors({ line, errorOf }: DraftLineProps) {
  const wrong = DRAFT_LINE_FIELDS.flatMap((field) => {
    const name = `line.${line.key}.${field}`;
    const error = errorOf(name);
    return error ? [{ name, error }] : [];
  });
  return wrong.map(({ name, error }) => (
    <p key={name} className="field-error" id={`${name}-error`}>
      {error}
    </p>
  ));
}
