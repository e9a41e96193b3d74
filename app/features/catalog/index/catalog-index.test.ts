import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCategoryTree } from "../category-tree.ts";
import { browseIndex } from "./browse-index.ts";
import { CatalogIndex } from "./catalog-index.ts";
import type { Filters, Sort } from "./facets.ts";
import type { IndexRow, IndexTerms } from "./index-row.ts";
import { searchIndex } from "./search-index.ts";
import { searchCodeOf, searchTextOf } from "./search-text.ts";

const WORDS = ["beam", "moving", "head", "cable", "10 m", "hazer", "Éan", "truss"];
const SKUS = ["F34-PL", "B-0007", "B-0070", ""];
const CATEGORIES = ["light", "spot", "sound", "seats"];
const BRANDS = ["robe", "etc"];
const COLOURS = ["Black", "White", "Silver"];

function termsOf(hidden: readonly string[]): IndexTerms {
  const category = (id: string, parentId: string | null) => ({
    id,
    parentId,
    name: id,
    nameGa: null,
    slug: id,
    hidden: hidden.includes(id),
  });
  return {
    tree: toCategoryTree([
      category("light", null),
      category("spot", "light"),
      category("sound", null),
      category("seats", null),
    ]),
    brands: BRANDS.map((slug) => ({ id: slug, slug, name: slug.toUpperCase() })),
    attributeWords: { name: new Map(), value: new Map() },
    synonyms: [{ terms: ["wiggler"], meanings: ["moving head"] }],
  };
}

const rowArbitrary: fc.Arbitrary<IndexRow> = fc
  .record({
    id: fc.integer({ min: 0, max: 15 }).map((n) => `p${n}`),
    words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
    sku: fc.constantFrom(...SKUS),
    visibility: fc.constantFrom("visible", "visible", "catalog", "search"),
    featured: fc.boolean(),
    position: fc.integer({ min: 0, max: 2 }),
    brandId: fc.constantFrom(null, ...BRANDS),
    categoryIds: fc.subarray(CATEGORIES),
    price: fc.constantFrom(null, 900, 4_900, 5_000, 120_000),
    createdAt: fc.integer({ min: 0, max: 5 }),
    colours: fc.subarray(COLOURS),
  })
  .map(({ words, sku, colours, ...row }) => ({
    ...row,
    name: words.join(" "),
    text: searchTextOf({ name: words.join(" "), codes: [sku] }),
    code: searchCodeOf(sku),
    attributes: [{ name: "Colour", values: colours, visible: true }],
  }));

type Step =
  | { readonly rows: readonly IndexRow[]; readonly gone: readonly string[] }
  | { readonly hidden: readonly string[] };

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ rows: batch(), gone: fc.subarray(["p0", "p1", "p2", "p3", "p99"]) }) },
  { weight: 1, arbitrary: fc.record({ hidden: fc.subarray(CATEGORIES) }) },
);

function batch() {
  return fc.uniqueArray(rowArbitrary, { selector: (row) => row.id, maxLength: 4 });
}

const QUESTIONS: readonly {
  search: string;
  categoryId: string | null;
  filters: Partial<Filters>;
  sort: Sort;
}[] = [
  { search: "", categoryId: null, filters: {}, sort: "name" },
  { search: "", categoryId: "light", filters: { brands: ["etc"] }, sort: "price" },
  {
    search: "",
    categoryId: null,
    filters: { specs: ["colour.black"], prices: ["0-50"] },
    sort: "price-desc",
  },
  { search: "", categoryId: "sound", filters: {}, sort: "new" },
  { search: "", categoryId: null, filters: {}, sort: "featured" },
  { search: "", categoryId: "light", filters: { brands: ["etc"] }, sort: "featured" },
  { search: "movign haed", categoryId: null, filters: {}, sort: "best" },
  { search: "wiggler", categoryId: null, filters: {}, sort: "best" },
  { search: "b 00 7", categoryId: null, filters: { brands: ["robe"] }, sort: "best" },
  { search: "10m", categoryId: null, filters: {}, sort: "best" },
  { search: "ean", categoryId: null, filters: {}, sort: "name" },
];

/** What an index answers, in words that do not depend on how it came about. */
function answersOf(index: CatalogIndex) {
  return QUESTIONS.map(({ search, categoryId, filters, sort }) => {
    const matches = search === "" ? null : searchIndex(index, search);
    const chosen = { brands: [], prices: [], specs: [], ...filters };
    const answer = browseIndex(index, { matches, categoryId, filters: chosen, sort });
    const counts = (["categories", "brands", "prices", "specs"] as const).map((kind) =>
      Object.fromEntries(
        index[kind].keys.map((key, value) => [key, answer[kind][value]] as const).filter(([, n]) => n),
      ),
    );
    return {
      search,
      found: answer.found.map((product) => index.ids[product]),
      counts,
      matched: matches && [matches.closest, matches.products.length],
    };
  });
}

describe("an index that is kept up to date", () => {
  it("answers like one that is made of the products as they are, whatever came, changed and went", () => {
    fc.assert(
      fc.property(fc.array(stepArbitrary, { maxLength: 12 }), (steps) => {
        const index = new CatalogIndex(termsOf([]));
        const present = new Map<string, IndexRow>();
        let terms = termsOf([]);
        for (const step of steps) {
          if ("hidden" in step) {
            terms = termsOf(step.hidden);
            index.setTerms(terms);
            continue;
          }
          const gone = step.gone.filter((id) => !step.rows.some((row) => row.id === id));
          for (const id of gone) present.delete(id);
          for (const row of step.rows) present.set(row.id, row);
          index.apply(step.rows, gone);
        }
        const fresh = new CatalogIndex(terms);
        fresh.apply([...present.values()], []);
        expect(answersOf(index)).toEqual(answersOf(fresh));
        expect(index.count).toBe(present.size);
      }),
      { numRuns: 200 },
    );
  });
});
