import type { Db } from "#app/db/client.server.ts";
import type { Named } from "#app/i18n/named.ts";
import { fold } from "#app/lib/text/fold.ts";
import type { CategoryRef, ProductCard } from "../catalog.ts";
import { readCatalogIndex } from "../index/catalog-index.server.ts";
import type { CatalogIndex } from "../index/catalog-index.ts";
import { knownCards } from "../index/known-cards.server.ts";
import { askIndex } from "../queries.server.ts";
import { forgiven, meaningsOf, searchWords, slipsBetween, tokensOf } from "./search-words.ts";

/** What a text that is being typed may lead to. */
export interface Suggestions {
  readonly products: readonly ProductCard[];
  readonly categories: readonly CategoryRef[];
  readonly brands: readonly (Named & { readonly slug: string })[];
  /** Products that the whole list would have. */
  readonly total: number;
}

const NO_SUGGESTIONS: Suggestions = { products: [], categories: [], brands: [], total: 0 };

const MAX_PRODUCTS = 5;
const MAX_TERMS = 3;
/** A shorter text says too little. */
const MIN_TEXT_LENGTH = 2;

/**
 * The best products, departments and brands for a text, by the rules of the list: parts of words, no fadas, part
 * numbers however punctuated, synonyms, and typos where nothing matches as typed. Departments and brands without
 * a listed product are left out.
 */
export async function suggestProducts(db: Db, text: string): Promise<Suggestions> {
  if (fold(text).length < MIN_TEXT_LENGTH) return NO_SUGGESTIONS;
  const index = await readCatalogIndex(db);
  const { answer } = askIndex(index, { search: text, categoryId: null });
  const everything = askIndex(index, { search: "", categoryId: null }).answer;
  const ids = answer.found.slice(0, MAX_PRODUCTS).map((product) => index.ids[product] ?? "");
  const categories = index.tree.shown.filter(
    ({ id }) => (everything.categories[index.categories.keys.indexOf(id)] ?? 0) > 0,
  );
  const ways = [text, ...meaningsOf(text, index.synonyms)];
  const suggestions = {
    categories: bestOf(categories, ways).map(({ name, nameGa, slug }) => ({ name, nameGa, slug })),
    brands: bestOf(brandsOf(index, everything.brands), ways),
    total: answer.found.length,
  };
  return { products: await knownCards(db, ids), ...suggestions };
}

function brandsOf({ brands }: CatalogIndex, counts: Int32Array) {
  return brands.keys.flatMap((slug, ordinal) =>
    slug !== "" && (counts[ordinal] ?? 0) > 0
      ? [{ name: brands.labels[ordinal] ?? slug, nameGa: null, slug }]
      : [],
  );
}

/** Those whose English or Irish name has every word of one of the texts; with typos only when there are none. */
function bestOf<T extends Named>(terms: readonly T[], texts: readonly string[]): readonly T[] {
  const matching = (fits: (word: string, name: string) => boolean) =>
    terms.filter((term) =>
      texts.some((text) => {
        const names = tokensOf(fold(`${term.name} ${term.nameGa ?? ""}`));
        const words = searchWords(text);
        return words.length > 0 && words.every((word) => names.some((name) => fits(word, name)));
      }),
    );
  const exact = matching((word, name) => name.startsWith(word));
  const found = exact.length > 0 ? exact : matching(resembles);
  return found.slice(0, MAX_TERMS);
}

function resembles(word: string, name: string): boolean {
  const limit = forgiven(word.length);
  return limit > 0 && slipsBetween(word, name, limit) <= limit;
}
