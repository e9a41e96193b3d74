import type { AdminProduct } from "#app/features/catalog-desk/catalog-desk.ts";
import type { ProductColumn } from "#app/features/catalog-desk/list-query.ts";
import { priceInput } from "#app/features/catalog-desk/product/typed.ts";
import { Thumb } from "#app/features/media/components/thumb.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { AllTick, RowTick, useRowTicks } from "#app/ui/tables/row-ticks.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { StateWord, StockWord, Tag } from "#app/ui/tag.tsx";
import { Cell } from "./cell.tsx";
import { COLUMN_MESSAGES, PRODUCT_STATE_MESSAGES } from "./list-messages.ts";
import "#app/ui/tables/list-table.css";

const NUMERIC: readonly ProductColumn[] = ["price", "sale", "stock"];

interface TableProps {
  readonly products: readonly AdminProduct[];
  readonly columns: readonly ProductColumn[];
  /** The form that the ticks belong to. */
  readonly form: string;
}

/** Products with cells that can be edited in place; a row's name leads to its page. */
export function ProductsTable({ products, columns, form }: TableProps) {
  const t = useT();
  const { head, onChange } = useRowTicks(form, products);
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
          {columns.map((column) => (
            <th key={column} scope="col" className={NUMERIC.includes(column) ? "numeric" : undefined}>
              {t(COLUMN_MESSAGES[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} data-admin-row="">
            <th scope="row">
              <ProductName product={product} form={form} />
            </th>
            {columns.map((column) => (
              <td
                key={column}
                className={NUMERIC.includes(column) ? "numeric" : undefined}
                data-label={t(COLUMN_MESSAGES[column])}
              >
                <ColumnCell product={product} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ProductName({ product, form }: { product: AdminProduct; form: string }) {
  const t = useT();
  return (
    <span className="products-name">
      <RowTick form={form} id={product.id} name={product.name} />
      <Thumb picture={product.picture} />
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

function ColumnCell({ product, column }: { product: AdminProduct; column: ProductColumn }) {
  const locale = useLocale();
  const { id, name, kind } = product;
  switch (column) {
    case "sku":
      return <Cell id={id} product={name} field="sku" value={product.sku ?? ""} />;
    case "price":
      if (kind === "variable") return product.price === null ? "–" : formatMoney(product.price);
      return <Cell id={id} product={name} field="price" value={priceInput(product.regularPrice)} />;
    case "sale":
      if (kind === "variable") return "–";
      return <Cell id={id} product={name} field="sale" value={priceInput(product.salePrice)} />;
    case "stock":
      return <StockCell product={product} />;
    case "state":
      return <ProductStateWord product={product} />;
    case "changed":
      return (
        <time dateTime={product.updatedAt.toISOString()}>{formatDateTime(locale, product.updatedAt)}</time>
      );
    case "brand":
    case "category":
      return product[column] ?? "–";
  }
}

/** A count where there is one; a product whose stock no one counts says only its state. */
function StockCell({ product }: { product: AdminProduct }) {
  const { id, name, available } = product;
  if (available === null) return <StockWord stock={product.stockStatus} />;
  return <Cell id={id} product={name} field="stock" value={String(available)} />;
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
      <StateWord state={state}>{t(PRODUCT_STATE_MESSAGES[shown])}</StateWord>
      {hasDraft && <Tag variant="warn">{t(PRODUCT_STATE_MESSAGES.changed)}</Tag>}
    </>
  );
}
