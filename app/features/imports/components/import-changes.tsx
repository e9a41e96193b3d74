import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { Link } from "#app/ui/link.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ChangePage, FieldChange, ProductChange } from "../run/import-step.ts";

/** Columns that only follow from others. */
const QUIET = new Set([
  ...["searchText", "searchCode", "categoryId", "slug", "sample"],
  ...["source", "sourceId", "price"],
]);
const MAX_LENGTH = 160;

/** What each product has now and what it gets, value by value. */
export function ImportChanges({ page, hrefOf }: { page: ChangePage; hrefOf: (after: string) => string }) {
  const t = useT();
  const locale = useLocale();
  if (page.changes.length === 0) return null;
  return (
    <section aria-labelledby="changes-title" className="stack-4" id="changes">
      <h2 id="changes-title" className="step-1">
        {t(messages.changesTitle)}
      </h2>
      <Table caption={t(messages.changesTitle)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(messages.product)}</th>
            <th scope="col">{t(messages.field)}</th>
            <th scope="col">{t(messages.oldValue)}</th>
            <th scope="col">{t(messages.newValue)}</th>
          </tr>
        </thead>
        <tbody>
          {page.changes.map((change) => (
            <ChangeRows key={change.id} change={change} names={page.names} locale={locale} />
          ))}
        </tbody>
      </Table>
      {page.next && (
        <p>
          <Link to={hrefOf(page.next)} className="link-plain">
            {t(messages.next)}
          </Link>
        </p>
      )}
    </section>
  );
}

interface RowsProps {
  readonly change: ProductChange;
  readonly names: ChangePage["names"];
  readonly locale: Locale;
}

function ChangeRows({ change, names, locale }: RowsProps) {
  const t = useT();
  const loud = change.fields.filter(({ field }) => !QUIET.has(field));
  const fields = loud.length > 0 ? loud : change.fields;
  const shown: readonly (FieldChange | null)[] = fields.length > 0 ? fields : [null];
  return shown.map((fieldChange, index) => (
    <tr key={fieldChange?.field ?? ""}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={shown.length}>
          {change.name} {change.sku && <span className="muted">{change.sku}</span>}{" "}
          {change.kept && (
            <Tag variant="warn">
              {t(change.kept === "ordered" ? messages.keptOrdered : messages.keptChanged)}
            </Tag>
          )}
        </th>
      )}
      <td>{fieldChange ? nameOf(fieldChange.field) : "–"}</td>
      <td className="break-anywhere">
        {fieldChange
          ? valueText(locale, fieldChange.field, fieldChange.old, names) || t(messages.blank)
          : "–"}
      </td>
      <td className="break-anywhere">
        {fieldChange
          ? valueText(locale, fieldChange.field, fieldChange.new, names) || t(messages.blank)
          : "–"}
      </td>
    </tr>
  ));
}

/** `regularPrice` as people read it: Regular price. */
function nameOf(field: string): string {
  const spaced = field
    .replace(/^links:/, "")
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b}`);
  const plain = spaced.replaceAll("_", " ").toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function valueText(locale: Locale, field: string, value: unknown, names: ChangePage["names"]): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") {
    if (/price$/i.test(field)) return formatMoney(cents(value));
    return field === "vatRate" ? `${formatRate(value)}%` : String(value);
  }
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (typeof value === "string") {
    if (/^sale(From|To)$/.test(field)) return formatDateTime(locale, new Date(value));
    return short((names[value] ?? value).replace(/<[^<>]+>/g, " ").trim());
  }
  if (Array.isArray(value)) return short(value.map((item) => itemText(item, names)).join(", "));
  return short(
    Object.entries(value)
      .map(([name, part]) => `${name}: ${String(part)}`)
      .join(", "),
  );
}

function itemText(value: unknown, names: ChangePage["names"]): string {
  if (typeof value === "string") return names[value] ?? value;
  if (typeof value !== "object" || value === null) return String(value);
  if ("source" in value) return String(value.source);
  if ("name" in value && "values" in value) return `${String(value.name)}: ${String(value.values)}`;
  return JSON.stringify(value);
}

function short(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
