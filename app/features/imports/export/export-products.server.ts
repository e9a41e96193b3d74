import { and, asc, gt, inArray, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, productLinks, products } from "#app/db/schema/shop/catalog.ts";
import { euroText } from "#app/lib/euro.ts";
import { keysOf } from "#app/lib/records.ts";
import { addMs, SECOND_MS } from "#app/lib/time/clock.ts";
import { FIELD_HEADERS, type ImportField } from "../file/fields.ts";
import { withParts } from "../plan/existing-products.server.ts";
import type { ExistingProduct, StoredProduct } from "../plan/match-product.ts";
import { IRISH_VAT_RATES } from "../row/rows.ts";
import { dateCell, guard, htmlCell, labelCell, listCell, scaledCell, writeCsv } from "./export-cells.ts";

const BATCH = 300;
/** The source whose IDs an import from the platform speaks of. */
const SOURCE = "woocommerce";

const HEADERS: Readonly<Partial<Record<ImportField, string>>> = {
  weight: "Weight (kg)",
  length: "Length (cm)",
  width: "Width (cm)",
  height: "Height (cm)",
};

/** Columns that the shop has nothing for; the platform expects none of them. */
const LEFT_OUT = new Set<ImportField>([
  "cost",
  "customsDescription",
  "downloadLimit",
  "downloadExpiry",
  "reviews",
]);
const FIELDS = keysOf(FIELD_HEADERS).filter((field) => !LEFT_OUT.has(field));
const MAKER = ["Meta: _gpsr_manufacturer", "Meta: _gpsr_address", "Meta: _gpsr_email"];

type Cells = Readonly<Partial<Record<ImportField, string>>>;

interface Line {
  readonly cells: Cells;
  readonly maker: readonly string[];
  readonly attributes: readonly (readonly [name: string, values: string, visible: string, global: string])[];
}

interface Shop {
  readonly paths: ReadonlyMap<string, string>;
  readonly brands: ReadonlyMap<string, string>;
  /** The text by which other rows name a product: its ID of the platform, its SKU, or for want of both its name. */
  readonly referenceOf: ReadonlyMap<string, string>;
}

/**
 * The whole catalogue as the platform's product export, prices with VAT. Importing the file into this shop changes
 * nothing. Products are followed by their variations.
 */
export async function exportProducts(db: Db): Promise<string> {
  const shop = await readShop(db);
  const lines: Line[] = [];
  for (let after: string | null = null; ; ) {
    const heads: StoredProduct[] = await db
      .select()
      .from(products)
      .where(and(isNull(products.parentId), after === null ? undefined : gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(BATCH);
    lines.push(...(await linesOf(db, heads, shop)));
    after = heads.at(-1)?.id ?? null;
    if (heads.length < BATCH) break;
  }
  const most = Math.max(0, ...lines.map(({ attributes }) => attributes.length));
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const header = [
    ...FIELDS.map((field) => HEADERS[field] ?? FIELD_HEADERS[field]),
    ...MAKER,
    ...numbers.flatMap((n) =>
      ["name", "value(s)", "visible", "global"].map((part) => `Attribute ${n} ${part}`),
    ),
  ];
  return writeCsv([
    header,
    ...lines.map(({ cells, maker, attributes }) => [
      ...FIELDS.map((field) => cells[field] ?? ""),
      ...maker,
      ...numbers.flatMap((n) => attributes[n - 1] ?? ["", "", "", ""]),
    ]),
  ]);
}

async function readShop(db: Db): Promise<Shop> {
  const paths = await db.select({ id: categories.id, path: categories.path }).from(categories);
  const names = await db.select({ id: brands.id, name: brands.name }).from(brands);
  const keys = await db
    .select({
      id: products.id,
      sku: products.sku,
      source: products.source,
      sourceId: products.sourceId,
      name: products.name,
    })
    .from(products);
  return {
    paths: new Map(paths.map(({ id, path }) => [id, path])),
    brands: new Map(names.map(({ id, name }) => [id, name])),
    referenceOf: new Map(
      keys.flatMap((key) => {
        const text = idOf(key) === "" ? (key.sku ?? key.name) : `id:${idOf(key)}`;
        return [[key.id, text] as const];
      }),
    ),
  };
}

function idOf({ source, sourceId }: Pick<StoredProduct, "source" | "sourceId">): string {
  return source === SOURCE && sourceId !== null ? String(sourceId) : "";
}

async function linesOf(db: Db, heads: readonly StoredProduct[], shop: Shop): Promise<Line[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const variations = await db
    .select()
    .from(products)
    .where(inArray(products.parentId, ids))
    .orderBy(asc(products.position), asc(products.id));
  const listings = await withParts(db, [...heads, ...variations]);
  const links = await db
    .select()
    .from(productLinks)
    .where(inArray(productLinks.productId, ids))
    .orderBy(asc(productLinks.position));
  const linksOf = (id: string, kind: string) =>
    listCell(
      links
        .filter((link) => link.productId === id && link.kind === kind)
        .flatMap(({ targetId }) => shop.referenceOf.get(targetId) ?? []),
    );
  return heads.flatMap((head) =>
    listings
      .filter(({ product }) => product.id === head.id || product.parentId === head.id)
      .map((listed) => {
        const parent = listings.find(({ product }) => product.id === listed.product.parentId)?.product;
        return { ...lineOf(listed, shop, linksOf), attributes: attributesOf(listed.product, parent) };
      }),
  );
}

const STATUS: Readonly<Record<string, string>> = { published: "1", private: "0", draft: "-1", pending: "2" };
const STOCK: Readonly<Record<string, string>> = {
  in_stock: "1",
  out_of_stock: "0",
  on_backorder: "backorder",
};
const BACKORDERS: Readonly<Record<string, string>> = { no: "0", notify: "notify", yes: "1" };

function lineOf(
  existing: ExistingProduct,
  shop: Shop,
  linksOf: (id: string, kind: string) => string,
): Omit<Line, "attributes"> {
  const { product } = existing;
  const bool = (value: boolean) => (value ? "1" : "0");
  const cells: Cells = {
    id: idOf(product),
    type: product.kind,
    sku: guard(product.sku ?? ""),
    gtin: product.gtin ?? "",
    name: labelCell(product.name),
    published: STATUS[product.status] ?? "-1",
    featured: bool(product.featured),
    visibility: product.visibility,
    shortDescription: htmlCell(product.shortDescription),
    description: htmlCell(product.description),
    ...priceCells(product),
    ...stockCells(existing),
    weight: scaledCell(product.weightGrams, 1000),
    length: scaledCell(product.lengthMm, 10),
    width: scaledCell(product.widthMm, 10),
    height: scaledCell(product.heightMm, 10),
    purchaseNote: htmlCell(product.purchaseNote ?? ""),
    categories: categoryCell(existing, shop),
    tags: listCell(product.tags.map(labelCell)),
    brands: listCell(
      [shop.brands.get(product.brandId ?? "") ?? ""].filter((name) => name !== "").map(labelCell),
    ),
    shippingClass: labelCell(product.shippingClass ?? ""),
    images: listCell(existing.images.map(({ source }) => source)),
    parent: guard(shop.referenceOf.get(product.parentId ?? "") ?? ""),
    grouped: linksOf(product.id, "grouped"),
    upsells: linksOf(product.id, "upsell"),
    crossSells: linksOf(product.id, "cross_sell"),
    externalUrl: product.externalUrl ?? "",
    buttonText: labelCell(product.externalLabel ?? ""),
    position: String(product.position),
    commodityCode: labelCell(product.hsCode ?? ""),
    originCountry: labelCell(product.countryOfOrigin ?? ""),
  };
  const maker = [product.manufacturerName, product.manufacturerAddress, product.manufacturerContact];
  return { cells, maker: maker.map((text) => guard(text ?? "")) };
}

function priceCells(product: StoredProduct): Cells {
  const taxClass = Object.entries(IRISH_VAT_RATES).find(([, rate]) => rate === product.vatRate)?.[0];
  return {
    // A variable product has the price of its variations.
    regularPrice: euroText(product.regularPrice),
    salePrice: euroText(product.salePrice),
    saleFrom: dateCell(product.saleFrom),
    saleTo: dateCell(lastSecondOf(product.saleTo)),
    taxStatus: "taxable",
    taxClass: taxClass ?? "",
  };
}

/** Files name the last second of a sale, where a product has the first instant after it. */
function lastSecondOf(end: Date | null): Date | null {
  return end && addMs(end, -SECOND_MS);
}

function stockCells({ product, stock }: ExistingProduct): Cells {
  const counted = product.manageStock && stock !== null;
  return {
    inStock: STOCK[product.stockStatus] ?? "1",
    stock: counted ? String(stock.available + stock.held) : "",
    lowStock: product.lowStockAmount === null ? "" : String(product.lowStockAmount),
    backorders: BACKORDERS[product.backorders] ?? "0",
    soldIndividually: product.soldIndividually ? "1" : "0",
  };
}

/** The first path is the product's main category. */
function categoryCell({ product, categories: ids }: ExistingProduct, { paths }: Shop): string {
  const ordered = [...ids].sort(
    (a, b) => Number(b === product.categoryId) - Number(a === product.categoryId),
  );
  return listCell(ordered.flatMap((id) => paths.get(id) ?? []).map(labelCell));
}

/** A variation names what it leaves open, without a value. */
function attributesOf(product: StoredProduct, parent: StoredProduct | undefined): Line["attributes"] {
  if (product.kind === "variation") {
    const { options } = product;
    const open = parent?.attributes.filter(({ name, variation }) => variation && !options[name]) ?? [];
    const named = [...Object.entries(options), ...open.map(({ name }) => [name, ""] as const)];
    return named.map(
      ([name, value]) => [labelCell(name), value && listCell([labelCell(value)]), "", "0"] as const,
    );
  }
  return product.attributes.map(
    ({ name, values, visible }) =>
      [labelCell(name), listCell(values.map(labelCell)), visible ? "1" : "0", "0"] as const,
  );
}
