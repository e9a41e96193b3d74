import * as lined from "#app/i18n/messages/admin/lined-forms.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { LineRowProps } from "./line-row-props.ts";

/** Fields of the row itself: their errors are below it. */
const ROW_FIELDS = ["text", "quantity", "rate", "discount", "cost"] as const;

/** Fields that few lines need: their errors are beside them. */
export const MORE_FIELDS = ["text_ga", "vat", "unit"] as const;

interface CellProps extends LineRowProps {
  readonly field: (typeof ROW_FIELDS)[number] | (typeof MORE_FIELDS)[number];
  readonly placeholder?: string;
  readonly wide?: boolean;
}

/** One field of a line. */
export function LineCell({ line, n, field, placeholder, wide, errorOf, change }: CellProps) {
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
        aria-label={t(lined.ofLine, { label, n })}
        autoComplete="off"
        inputMode={field === "quantity" || field === "unit" ? "numeric" : wide ? "text" : "decimal"}
        placeholder={placeholder}
        value={line[field]}
        onChange={(event) => change(field, event.target.value)}
        data-field={field}
        {...(error && { "aria-invalid": true as const, "aria-describedby": `${name}-error` })}
      />
      {error && isOneOf(MORE_FIELDS, field) && <FieldError name={name} error={error} />}
    </label>
  );
}

/** A box of a line. */
export function LineTick({
  line,
  n,
  field,
  change,
}: LineRowProps & { readonly field: "optional" | "chosen" }) {
  const t = useT();
  const label = t(messages.line[field]);
  return (
    <label className={`draft-cell draft-cell-tick draft-cell-${field}`}>
      <span className="draft-cell-label">{label}</span>
      <input
        type="checkbox"
        name={`line.${line.key}.${field}`}
        value="yes"
        aria-label={t(lined.ofLine, { label, n })}
        checked={line[field] === "yes"}
        onChange={(event) => change(field, event.target.checked ? "yes" : "")}
        data-field={field}
      />
    </label>
  );
}

/** What is wrong with the fields of a row, below it. */
export function RowErrors({ line, errorOf }: Pick<LineRowProps, "line" | "errorOf">) {
  const wrong = ROW_FIELDS.flatMap((field) => {
    const name = `line.${line.key}.${field}`;
    const error = errorOf(name);
    return error ? [{ name, error }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <div className="draft-line-errors">
      {wrong.map((one) => (
        <FieldError key={one.name} {...one} />
      ))}
    </div>
  );
}

function FieldError({ name, error }: { readonly name: string; readonly error: string }) {
  return (
    <span className="field-error" id={`${name}-error`}>
      {error}
    </span>
  );
}

function isOneOf<T extends string>(fields: readonly T[], field: string): field is T {
  return fields.some((one) => one === field);
}
