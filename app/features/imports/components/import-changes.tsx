import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ChangePage, FieldChange, ProductChange } from "../run/import-step.ts";
import { fieldName, valueText } from "./change-text.ts";

/** Columns that only follow from others. */
const QUIET = new Set([
  ...["searchText", "searchCode", "categoryId", "slug", "sample"],
  ...["source", "sourceId", "price"],
]);

interface ChangesProps {
  readonly page: ChangePage;
  readonly isFirst: boolean;
  readonly hrefOf: (after: string) => string;
  /** The products that an undo left as they are, with what they have now. */
  readonly afterUndo: boolean;
}

/** What each product has and what it gets, value by value. */
export function ImportChanges({ page, isFirst, hrefOf, afterUndo }: ChangesProps) {
  const t = useT();
  if (page.changes.length === 0) return null;
  const title = afterUndo ? messages.keptTitle : messages.changesTitle;
  return (
    <section aria-labelledby="changes-title" className="stack-4" id="changes">
      <h2 id="changes-title" className="step-1">
        {t(title)}
      </h2>
      <Table caption={t(title)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(messages.product)}</th>
            <th scope="col">{t(messages.field)}</th>
            <th scope="col">{t(afterUndo ? messages.valueBefore : messages.oldValue)}</th>
            <th scope="col">{t(messages.newValue)}</th>
            {afterUndo && <th scope="col">{t(messages.valueNow)}</th>}
          </tr>
        </thead>
        <tbody>
          {page.changes.map((change) => (
            <ChangeRows key={change.id} change={change} names={page.names} afterUndo={afterUndo} />
          ))}
        </tbody>
      </Table>
      <ListPages first={isFirst ? null : hrefOf("")} next={page.next && hrefOf(page.next)} />
    </section>
  );
}

interface RowsProps {
  readonly change: ProductChange;
  readonly names: ChangePage["names"];
  readonly afterUndo: boolean;
}

function ChangeRows({ change, names, afterUndo }: RowsProps) {
  const t = useT();
  const locale = useLocale();
  const loud = change.fields.filter(({ field, changedSince }) => changedSince || !QUIET.has(field));
  const fields = loud.length > 0 ? loud : change.fields;
  const shown: readonly (FieldChange | null)[] = fields.length > 0 ? fields : [null];
  const show = (of: FieldChange | null, value: unknown) =>
    of ? valueText({ t, locale, names }, of.field, value) || t(messages.blank) : "–";
  return shown.map((of, index) => (
    <tr key={of?.field ?? ""}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={shown.length}>
          <ProductName change={change} />
          {change.kept && (
            <Tag variant="warn">
              {t(change.kept === "ordered" ? messages.keptOrdered : messages.keptChanged)}
            </Tag>
          )}
        </th>
      )}
      <td>{of ? fieldName(t, of.field) : "–"}</td>
      <td className={breaksOf(of?.old)}>{show(of, of?.old)}</td>
      <td className={breaksOf(of?.new)}>{show(of, of?.new)}</td>
      {afterUndo && (
        <td className={breaksOf(of?.changedSince?.now)}>
          {of?.changedSince ? <strong>{show(of, of.changedSince.now)}</strong> : t(messages.asInFile)}
        </td>
      )}
    </tr>
  ));
}

/** A figure stays on one line; the table scrolls where that is too wide. */
function breaksOf(value: unknown): "nowrap" | "break-anywhere" {
  return typeof value === "number" ? "nowrap" : "break-anywhere";
}

function ProductName({ change: { name, sku, editedId } }: { readonly change: ProductChange }) {
  return (
    <>
      {editedId ? (
        <Link className="link" to={adminPath(`/admin/products/${editedId}`)}>
          {name}
        </Link>
      ) : (
        name
      )}{" "}
      {sku && <span className="muted">{sku}</span>}{" "}
    </>
  );
}
