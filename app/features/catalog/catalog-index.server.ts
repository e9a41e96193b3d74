import { setImmediate as breathe } from "node:timers/promises";
import { asc, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { brands, products, type StoredAttribute, searchSynonyms } from "#app/db/schema/catalog.ts";
import { readSiteStamp } from "#app/features/settings/site-version.server.ts";
import { type CatalogIndex, ColumnBuilder, joinLines, WordBuilder } from "./catalog-index.ts";
import { type CategoryTree, readCategoryTree } from "./categories.server.ts";
import { bandOf } from "./facets.ts";
import { isForSale } from "./listed.server.ts";
import { listedWords } from "./search-words.ts";
import { slugOf } from "./slug.ts";

interface Kept {
  readonly stamp: string | null;
  readonly index: Promise<IndexedCatalog>;
}

/** The index together with the tree of categories it was made from. */
export interface IndexedCatalog {
  readonly index: CatalogIndex;
  readonly tree: CategoryTree;
}

const kept = new WeakMap<Db, Kept>();

/**
 * The index of the catalogue as it stands: made once after each change that visitors could see, in any
 * instance, and shared by everybody who asks meanwhile. While the database cannot tell whether something has
 * changed, the last one does.
 */
export async function readCatalogIndex(db: Db): Promise<IndexedCatalog> {
  const stamp = await readSiteStamp(db);
  const known = kept.get(db);
  if (known && (stamp === null || known.stamp === stamp)) return known.index;
  const index = buildCatalogIndex(db);
  const entry = { stamp, index };
  kept.set(db, entry);
  index.catch(() => {
    if (kept.get(db) === entry) kept.delete(db);
  });
  return index;
}

interface IndexRow extends Record<string, unknown> {
  readonly id: string;
  readonly visibility: string;
  readonly brand_id: string | null;
  readonly category_id: string | null;
  /** Ids separated by spaces. */
  readonly further: string | null;
  readonly price: number | null;
  readonly created: number;
  readonly search_text: string;
  readonly search_code: string;
  readonly attributes: string;
}

/** Reads all listed products by name: one statement however many there are. */
export function indexRowsQuery(hiddenIds: readonly string[]) {
  return sql`select ${products.id} as id, ${products.visibility} as visibility, ${products.brandId} as brand_id,
      ${products.categoryId} as category_id, pc.further, coalesce(v.low, ${products.price}) as price,
      extract(epoch from ${products.createdAt})::float8 as created, ${products.searchText} as search_text,
      ${products.searchCode} as search_code, ${products.attributes}::text as attributes
    from ${products}
    left join (select product_id, string_agg(category_id::text, ' ') as further
      from product_categories group by product_id) pc on pc.product_id = ${products.id}
    left join (select parent_id, min(price_cents) as low from products
      where parent_id is not null and status = 'published' and stock_status <> 'out_of_stock'
      group by parent_id) v on v.parent_id = ${products.id}
    where ${isForSale(hiddenIds)}
    order by lower(${products.name}), ${products.id}`;
}

/** Rows after which other requests get their turn while an index is made. */
const ROWS_AT_ONCE = 2_000;

async function buildCatalogIndex(db: Db): Promise<IndexedCatalog> {
  const tree = await readCategoryTree(db);
  const makers = await db.select({ id: brands.id, slug: brands.slug, name: brands.name }).from(brands);
  const synonyms = await db
    .select({ terms: searchSynonyms.terms, meanings: searchSynonyms.meanings })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id));
  const rows = await listRows<IndexRow>(db, indexRowsQuery(tree.hiddenIds));
  const parts = new IndexParts(tree, new Map(makers.map((maker) => [maker.id, maker])));
  for (const [product, row] of rows.entries()) {
    if (product > 0 && product % ROWS_AT_ONCE === 0) await breathe();
    parts.add(product, row);
  }
  await breathe();
  const index: CatalogIndex = {
    size: rows.length,
    ids: rows.map(({ id }) => id),
    shownIn: Uint8Array.from(rows, ({ visibility }) => SHOWN_IN[visibility] ?? 0),
    orders: ordersOf(rows),
    ...parts.build(),
    texts: rows.map(({ search_text: text }) => text),
    codes: joinLines(rows.map(({ search_code: code }) => code)),
    synonyms: synonyms.map(({ terms, meanings }) => ({
      terms: listedWords(terms),
      meanings: listedWords(meanings),
    })),
  };
  return { index, tree };
}

const SHOWN_IN: Readonly<Record<string, number>> = { visible: 3, catalog: 1, search: 2 };

function ordersOf(rows: readonly IndexRow[]): CatalogIndex["orders"] {
  const sorted = (compare: (one: number, other: number) => number): Int32Array =>
    Int32Array.from(rows, (_, product) => product).sort((one, other) => compare(one, other) || one - other);
  const prices = rows.map(({ price }) => price);
  const byPrice = (sign: number) => (one: number, other: number) => {
    const [a, b] = [prices[one] ?? null, prices[other] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  };
  return {
    price: sorted(byPrice(1)),
    "price-desc": sorted(byPrice(-1)),
    new: sorted((one, other) => (rows[other]?.created ?? 0) - (rows[one]?.created ?? 0)),
  };
}

interface Maker {
  readonly slug: string;
  readonly name: string;
}

/** The parts of an index that are collected product by product. */
class IndexParts {
  readonly #brands = new ColumnBuilder();
  readonly #prices = new ColumnBuilder();
  readonly #specs = new ColumnBuilder();
  readonly #categories = new ColumnBuilder();
  readonly #words = new WordBuilder();
  readonly #specNames: { key: string; name: string }[] = [];
  readonly #specsOf = new Map<string, readonly number[]>();
  readonly #trails = new Map<string, readonly string[]>();
  readonly #tree: CategoryTree;
  readonly #makers: ReadonlyMap<string, Maker>;

  constructor(tree: CategoryTree, makers: ReadonlyMap<string, Maker>) {
    this.#tree = tree;
    this.#makers = makers;
  }

  add(product: number, row: IndexRow): void {
    const maker = row.brand_id === null ? undefined : this.#makers.get(row.brand_id);
    this.#brands.add(maker ? [this.#brands.ordinal(maker.slug, maker.name)] : []);
    const band = bandOf(row.price);
    this.#prices.add([this.#prices.ordinal(band, band)]);
    this.#categories.add(this.#categoriesOf(row));
    this.#specs.add(this.#specValues(row.attributes));
    this.#words.add(product, row.search_text);
  }

  #categoriesOf({ category_id: first, further }: IndexRow): readonly number[] {
    const own = new Set<string>();
    for (const id of [first, ...(further?.split(" ") ?? [])]) {
      if (id !== null) for (const above of this.#trailOf(id)) own.add(above);
    }
    return Array.from(own, (id) => this.#categories.ordinal(id, id));
  }

  #trailOf(id: string): readonly string[] {
    const known = this.#trails.get(id);
    if (known) return known;
    const trail = this.#tree.trail(id).map((category) => category.id);
    this.#trails.set(id, trail);
    return trail;
  }

  /** Many products share their attributes, so each text of them is read once. */
  #specValues(attributes: string): readonly number[] {
    const known = this.#specsOf.get(attributes);
    if (known) return known;
    const values = new Set<number>();
    for (const { name, values: texts, visible } of JSON.parse(attributes) as readonly StoredAttribute[]) {
      if (!visible) continue;
      const attribute = slugOf(name, "").slice(0, SPEC_PART);
      for (const text of texts) {
        const value = slugOf(text, "").slice(0, SPEC_PART);
        if (attribute === "" || value === "") continue;
        const ordinal = this.#specs.ordinal(`${attribute}.${value}`, text);
        this.#specNames[ordinal] ??= { key: attribute, name };
        values.add(ordinal);
      }
    }
    const made = [...values];
    this.#specsOf.set(attributes, made);
    return made;
  }

  build() {
    return {
      brands: this.#brands.build(),
      prices: this.#prices.build(),
      specs: this.#specs.build(),
      categories: this.#categories.build(),
      specNames: this.#specNames,
      words: this.#words.build(),
    };
  }
}

/** Attribute and value in an address have at most this many characters each. */
const SPEC_PART = 60;
