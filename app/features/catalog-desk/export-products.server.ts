import type { Db } from "#app/db/client.server.ts";
import { slugPath } from "#app/features/catalog/slug-path.ts";
import { toEuro } from "#app/lib/euro.ts";
import { csvText } from "#app/lib/text/csv.ts";
import type { AdminProduct } from "./catalog-desk.ts";
import { listAdminProducts } from "./list-products.server.ts";
import type { ProductsQuery } from "./list-query.ts";

const HEAD = ["Name", "Irish name", "SKU", "Brand", "Category", "Status", "Visibility"] as const;
const FIGURES = [
  "Regular price",
  "Sale price",
  "Price",
  "Stock",
  "Stock status",
  "Changed",
  "Address",
] as const;
const BATCH = 1_000;

/** All products that a list asks for, as a CSV file that is safe to open in a spreadsheet. Prices in euro. */
export async function exportAdminProducts(db: Db, query: ProductsQuery): Promise<string> {
  const rows: (readonly (string | number | null)[])[] = [[...HEAD, ...FIGURES]];
  for (let next: ProductsQuery | null = { ...query, after: null }; next; ) {
    const page: Awaited<ReturnType<typeof listAdminProducts>> = await listAdminProducts(db, next, BATCH);
    rows.push(...page.products.map(cellsOf));
    next = page.next;
  }
  return csvText(rows);
}

function cellsOf(product: AdminProduct): readonly (string | number | null)[] {
  return [
    product.name,
    product.nameGa ?? "",
    product.sku ?? "",
    product.brand ?? "",
    product.category ?? "",
    product.status,
    product.visibility,
    toEuro(product.regularPrice),
    toEuro(product.salePrice),
    toEuro(product.price),
    product.available ?? "",
    product.stockStatus,
    product.updatedAt.toISOString(),
    slugPath("product", product.slug),
  ];
}
