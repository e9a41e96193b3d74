import type { AdminProduct, CellField, ListedProduct } from "#app/features/catalog-desk/catalog-desk.ts";
import type { ProductColumn } from "#app/features/catalog-desk/list-query.ts";
import { Thumb } from "#app/features/media/components/thumb.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { StockWord } from "#app/ui/stock-word.tsx";
import { AllTick, RowTick, useRowTicks } from "#app/ui/tables/row-ticks.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { StateWord, Tag } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import { Cell } from "./cell.tsx";
import { COLUMN_MESSAGES, PRODUCT_STATE_MESSAGES } from "./list-messages.ts";
import "#app/ui/tables/list-table.css";

const NUMERIC: readonly ProductColumn[] = ["price", "sale", "stock"];

interface TableProps {
  readonly products: readonly ListedProduct[];
  readonly columns: readonly ProductColumn[];
  /** The form that the ticks belong to. */
  readonly form: string;
  /** Rows about which a question waits. */
  readonly ticked: readonly string[];
}

/** Products with cells that can be edited in place; a row's name leads to its page. */
export function ProductsTable({ products, columns, form, ticked }: TableProps) {
  const t = useT();
  const { head, onChange } = useRowTicks(form, products);
  const editable = useHydrated();
  const columnNames = columns.map((column) => [column, t(COLUMN_MESSAGES[column])] as const);
  return (
    <Table
      caption={t(messages.products)}
      quietCaption
      className="list-table products-table"
      onChange={onChange}
    >
      <thead>
        <tr>
          <th scope="col">
            <AllTick form={form} ref={head} /> <span>{t(messages.products)}</span>
          </th>
          {columnNames.map(([column, name]) => (
            <th key={column} scope="col" className={NUMERIC.includes(column) ? "numeric" : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} data-admin-row="">
            <th scope="row">
              <ProductName product={product} form={form} ticked={ticked.includes(product.id)} />
            </th>
            {columnNames.map(([column, name]) => (
              <td key={column} className={NUMERIC.includes(column) ? "numeric" : undefined} data-label={name}>
                <ColumnCell product={product} column={column} editable={editable} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ProductName({
  product,
  form,
  ticked,
}: {
  readonly product: ListedProduct;
  readonly form: string;
  readonly ticked: boolean;
}) {
  const t = useT();
  return (
    <span className="products-name">
      <RowTick form={form} id={product.id} name={product.name} ticked={ticked} />
      <Thumb thumb={product.thumb} />
      <span>
        <Link className="link" to={adminPath(`/admin/products/${product.id}`)}>
          {product.name}
        </Link>
        {product.nameGa && (
          <span lang="ga" className="voice">
            {product.nameGa}
          </span>
        )}
        <span className="admin-row-marks">
          {product.sample && <Tag>{t(messages.sample)}</Tag>}
          {product.variations > 0 && <Tag>{t(messages.variations, { n: product.variations })}</Tag>}
        </span>
      </span>
    </span>
  );
}

interface ColumnCellProps {
  readonly product: ListedProduct;
  readonly column: ProductColumn;
  readonly editable: boolean;
}

function ColumnCell({ product, column, editable }: ColumnCellProps) {
  const { kind, price, available } = product;
  const cell = (field: CellField, value: string) => (
    <Cell id={product.id} product={product.name} field={field} value={value} editable={editable} />
  );
  switch (column) {
    case "sku":
      return cell("sku", product.sku ?? "");
    case "price":
      if (kind === "variable") return price === null ? "–" : formatMoney(price);
      return cell("price", euroText(product.regularPrice));
    case "sale":
      return kind === "variable" ? "–" : cell("sale", euroText(product.salePrice));
    case "stock":
      // A product whose stock no one counts says only its state.
      return available === null ? (
        <StockWord stock={product.stockStatus} />
      ) : (
        cell("stock", String(available))
      );
    case "state":
      return <ProductStateWord product={product} />;
    case "changed":
      return product.updatedAt && <When at={product.updatedAt} />;
    case "brand":
    case "category":
      return product[column] ?? "–";
  }
}

/** Whether visitors see the product, and whether a change of it waits as a draft. */
export function ProductStateWord({
  product,
}: {
  product: Pick<AdminProduct, "status" | "visibility"> &
    (Pick<AdminProduct, "hasDraft"> | { readonly draft: object | null });
}) {
  const t = useT();
  const shown = product.status === "published" && product.visibility === "hidden" ? "hidden" : product.status;
  const hasDraft = "draft" in product ? product.draft !== null : product.hasDraft;
  const state = shown === "published" ? "ok" : shown === "draft" ? "off" : "warn";
  return (
    <>
      <StateWord state={state}>{t(PRODUCT_STATE_MESSAGES[shown])}</StateWord>{" "}
      {hasDraft && <Tag variant="warn">{t(PRODUCT_STATE_MESSAGES.changed)}</Tag>}
    </>
  );
}
