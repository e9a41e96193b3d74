import { fold } from "#app/lib/text/fold.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import type { AttributeWords } from "../attributes/attribute-words.ts";
import type { CategoryTree } from "../category-tree.ts";
import { TextLines } from "../product/text-lines.ts";
import type { SynonymRule } from "../search/search-words.ts";
import { bandOf, type Sort } from "./facets.ts";
import { FeaturedOrder } from "./featured-order.ts";
import { Column, grown, ProductWords, Ranking } from "./index-parts.ts";
import type { IndexedAttribute, IndexRow, IndexTerms } from "./index-row.ts";

/** Bits of `shownIn`. */
export const LISTS = 1;
export const SEARCHES = 2;

const SHOWN_IN: Readonly<Record<string, number>> = { visible: 3, catalog: LISTS, search: SEARCHES };

/**
 * The offset of products that are not featured within a department, after all featured ones: more than any position,
 * which is a 32-bit number.
 */
const AFTER_FEATURED = 2 ** 40;

/** Attribute and value in an address have at most this many characters each. */
const SPEC_PART = 60;

/**
 * All products that lists may show, as numbers and texts. A product is a number that it keeps until it goes, and
 * that another one may then get. Lists, counts and searches are read off it without asking the database; every
 * change is complete when `apply` returns, so anyone who reads without waiting in between sees one state.
 */
export class CatalogIndex {
  /** Products are numbered below this. */
  size = 0;
  /** Grows with every change; what was worked out before may no longer hold. */
  generation = 0;
  /** Products that have been put in or taken out since it was made. */
  changes = 0;
  readonly ids: string[] = [];
  /** Bits of where each product is shown; 0 for one that has gone or whose category is hidden. */
  shownIn = new Uint8Array(0);
  featured = new Uint8Array(0);
  readonly brands = new Column();
  readonly prices = new Column();
  readonly specs = new Column();
  /** Category ids, a product's own and all above them. */
  readonly categories = new Column();
  /** The attribute's slug and name of each value of `specs`. */
  readonly specNames: { key: string; name: string }[] = [];
  readonly texts: string[] = [];
  readonly codes = new TextLines();
  /** The product of each line of `codes`; -1 for a line that no longer counts. */
  readonly codeOwners: number[] = [];
  readonly words = new ProductWords();
  synonyms: readonly SynonymRule[] = [];
  /** What attributes and values are called in Irish. */
  attributeWords: AttributeWords;
  tree: CategoryTree;

  readonly #ordinals = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #names: string[] = [];
  #nameRank = new Int32Array(0);
  #shownAs = new Uint8Array(0);
  #cents = new Float64Array(0);
  #created = new Float64Array(0);
  #positions = new Float64Array(0);
  /** The first category of each product; undefined for one without a category. */
  readonly #mainCategories: (string | undefined)[] = [];
  readonly #featuredOrder = new FeaturedOrder();
  readonly #codeLines: (number | undefined)[] = [];
  /** A product's own categories, by set of `categories`. */
  readonly #ownCategories: (readonly string[])[] = [];
  #hiddenSets: boolean[] = [];

  readonly #byName = new Ranking((one, other) => this.#compareNames(one, other));
  readonly #byKey = {
    price: this.#ranking((product) => this.#cents[product] ?? 0),
    "price-desc": this.#ranking((product) => {
      const price = this.#cents[product] ?? 0;
      return price === Number.POSITIVE_INFINITY ? price : -price;
    }),
    new: this.#ranking((product) => -(this.#created[product] ?? 0)),
    featured: this.#ranking(
      (product) => (this.#positions[product] ?? 0) + (this.featured[product] ? 0 : AFTER_FEATURED),
    ),
  };

  constructor(terms: IndexTerms) {
    this.tree = terms.tree;
    this.attributeWords = terms.attributeWords;
    this.setTerms(terms);
  }

  /** How many products it has. */
  get count(): number {
    return this.#ordinals.size;
  }

  /**
   * Products in ascending order of price, descending, newest first, by name, or the best of every department in turn.
   * Without a price: last.
   */
  orderOf(sort: Sort): Int32Array {
    if (sort === "featured")
      return this.#featuredOrder.read(this, this.#byKey.featured.order, this.#mainCategories);
    return sort === "best" || sort === "name" ? this.#byName.order : this.#byKey[sort].order;
  }

  /** The lowest price of a product, in cents; null is "price on request". */
  priceOf(product: number): number | null {
    const price = this.#cents[product] ?? Number.POSITIVE_INFINITY;
    return price === Number.POSITIVE_INFINITY ? null : price;
  }

  /** A product's position in the order of names. */
  nameRank(product: number): number {
    return this.#nameRank[product] ?? -1;
  }

  /**
   * Positions in the order of names: those from `from` to below `to` begin with the text, those below `exact` are it.
   */
  namesFrom(text: string): { readonly from: number; readonly exact: number; readonly to: number } {
    const { order } = this.#byName;
    const firstWhere = (isPast: (name: string) => boolean): number => {
      let [low, high] = [0, order.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isPast(this.#names[order[middle] ?? 0] ?? "")) high = middle;
        else low = middle + 1;
      }
      return low;
    };
    return {
      from: firstWhere((name) => name >= text),
      exact: firstWhere((name) => name > text),
      to: firstWhere((name) => name > text && !name.startsWith(text)),
    };
  }

  /** Takes over what has changed around the products. */
  setTerms({ tree, brands, synonyms, attributeWords }: IndexTerms): void {
    this.attributeWords = attributeWords;
    this.tree = tree;
    this.synonyms = synonyms;
    for (const { id, slug, name } of brands) this.brands.ordinal(id, slug, name);
    for (const set of this.#ownCategories.keys()) this.#addToTree(set);
    for (let product = 0; product < this.size; product += 1) this.#show(product);
    this.generation += 1;
  }

  /** Puts in these products as they are now, in place of what was known of them, and takes out those that have gone. */
  apply(rows: readonly IndexRow[], gone: readonly string[]): void {
    const out = new Uint8Array(this.size);
    for (const id of [...gone, ...rows.map((row) => row.id)]) {
      const product = this.#ordinals.get(id);
      if (product !== undefined) out[product] = 1;
    }
    for (const id of gone) this.#remove(id);
    const into = rows.map((row) => this.#put(row));
    this.words.settle();
    this.#byName.update(out, into);
    this.#nameRank = grown(this.#nameRank, this.size);
    const { order } = this.#byName;
    for (let rank = 0; rank < order.length; rank += 1) this.#nameRank[order[rank] ?? 0] = rank;
    for (const ranking of Object.values(this.#byKey)) ranking.update(out, into);
    this.generation += 1;
    this.changes += rows.length + gone.length;
  }

  #put(row: IndexRow): number {
    const known = this.#ordinals.get(row.id);
    const product = known ?? this.#free.pop() ?? this.size++;
    if (known === undefined) {
      this.#ordinals.set(row.id, product);
      this.ids[product] = row.id;
      this.#reserve();
    }
    this.#names[product] = fold(row.name);
    this.#shownAs[product] = SHOWN_IN[row.visibility] ?? 0;
    this.featured[product] = row.featured ? 1 : 0;
    this.#cents[product] = row.price ?? Number.POSITIVE_INFINITY;
    this.#created[product] = row.createdAt;
    this.#positions[product] = row.position;
    this.#mainCategories[product] = row.categoryIds[0];
    this.brands.put(
      product,
      this.brands.setOf(row.brandId === null ? [] : [this.brands.unnamed(row.brandId)]),
    );
    this.prices.put(product, this.prices.setOf([this.prices.ordinal(bandOf(row.price))]));
    this.specs.put(product, this.specs.setOf(this.#specValues(row.attributes)));
    this.categories.put(product, this.#categorySet(row.categoryIds));
    this.#putText(product, row.text);
    this.#putCode(product, row.code);
    this.#show(product);
    return product;
  }

  #remove(id: string): void {
    const product = this.#ordinals.get(id);
    if (product === undefined) return;
    this.#ordinals.delete(id);
    this.#free.push(product);
    this.ids[product] = "";
    this.#shownAs[product] = 0;
    this.shownIn[product] = 0;
    this.#putText(product, "");
    this.#putCode(product, "");
  }

  #reserve(): void {
    this.shownIn = grown(this.shownIn, this.size);
    this.featured = grown(this.featured, this.size);
    this.#shownAs = grown(this.#shownAs, this.size);
    this.#cents = grown(this.#cents, this.size);
    this.#created = grown(this.#created, this.size);
    this.#positions = grown(this.#positions, this.size);
  }

  #putText(product: number, text: string): void {
    const before = this.texts[product] ?? "";
    if (before === text) return;
    this.words.take(product, before);
    this.words.put(product, text);
    this.texts[product] = text;
  }

  #putCode(product: number, code: string): void {
    const line = this.#codeLines[product];
    if ((line === undefined ? "" : this.codes.line(line)) === code) return;
    if (line !== undefined) this.codeOwners[line] = -1;
    this.#codeLines[product] = undefined;
    if (code === "") return;
    this.#codeLines[product] = this.codeOwners.push(product) - 1;
    this.codes.add([code]);
  }

  #show(product: number): void {
    const hidden = this.#hiddenSets[this.categories.of[product] ?? 0] ?? false;
    this.shownIn[product] = hidden ? 0 : (this.#shownAs[product] ?? 0);
  }

  #categorySet(ids: readonly string[]): number {
    const categoryIds = [...new Set(ids)].sort();
    const set = this.categories.shared(categoryIds.join(), () => []);
    if (set === this.#ownCategories.length) {
      this.#ownCategories.push(categoryIds);
      this.#addToTree(set);
    }
    return set;
  }

  #addToTree(set: number): void {
    const categoryIds = this.#ownCategories[set] ?? [];
    const above = new Set(categoryIds.flatMap((id) => this.tree.trail(id).map((category) => category.id)));
    this.categories.sets[set] = Array.from(above, (id) => this.categories.ordinal(id));
    this.#hiddenSets[set] = categoryIds.some((id) => this.tree.trail(id).some((category) => category.hidden));
  }

  #specValues(attributes: readonly IndexedAttribute[]): readonly number[] {
    const found: number[] = [];
    for (const { name, values, visible } of attributes) {
      if (!visible) continue;
      const attribute = slugOf(name, "").slice(0, SPEC_PART);
      for (const text of values) {
        const value = slugOf(text, "").slice(0, SPEC_PART);
        if (attribute === "" || value === "") continue;
        const key = `${attribute}.${value}`;
        const ordinal = this.specs.ordinal(key, key, text);
        this.specNames[ordinal] = { key: attribute, name };
        found.push(ordinal);
      }
    }
    return found;
  }

  #compareNames(one: number, other: number): number {
    const [a, b] = [this.#names[one] ?? "", this.#names[other] ?? ""];
    if (a !== b) return a < b ? -1 : 1;
    return (this.ids[one] ?? "") < (this.ids[other] ?? "") ? -1 : 1;
  }

  #ranking(keyOf: (product: number) => number): Ranking {
    return new Ranking((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      if (a !== b) return a < b ? -1 : 1;
      return (this.#nameRank[one] ?? 0) - (this.#nameRank[other] ?? 0);
    });
  }
}
