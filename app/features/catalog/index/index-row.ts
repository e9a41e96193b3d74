import type { AttributeWords } from "../attributes/attribute-words.ts";
import type { CategoryTree } from "../category-tree.ts";
import type { SynonymRule } from "../search/search-words.ts";

/** What the index knows of one product that lists may show. */
export interface IndexRow {
  readonly id: string;
  readonly name: string;
  readonly visibility: string;
  readonly featured: boolean;
  /** Staff's own order among featured products and among the others: the lowest first. */
  readonly position: number;
  readonly brandId: string | null;
  /** Categories of the product, the main one first. */
  readonly categoryIds: readonly string[];
  /** The lowest one, in cents; null is "price on request". */
  readonly price: number | null;
  /** Time at which the product was made, in milliseconds. */
  readonly createdAt: number;
  /** Folded: name first, fields separated by " | ". */
  readonly text: string;
  /** Part numbers without punctuation, those of variations after a space. */
  readonly code: string;
  readonly attributes: readonly IndexedAttribute[];
}

export interface IndexedAttribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly visible: boolean;
}

/** What surrounds the products: few enough to be read whole whenever one of them changes. */
export interface IndexTerms {
  readonly tree: CategoryTree;
  readonly brands: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
  readonly synonyms: readonly SynonymRule[];
  readonly attributeWords: AttributeWords;
}
