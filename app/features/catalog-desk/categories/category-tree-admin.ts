/** Characters of a category's texts at most, by the fields of its forms. */
export const CATEGORY_LIMITS = { name: 200, nameGa: 200, slug: 200, text: 2_000, textGa: 2_000 } as const;

/** A category as the back office shows it, each below its parent. */
export interface AdminCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly nameGa: string;
  readonly slug: string;
  readonly text: string;
  readonly textGa: string;
  /** The ref of its picture in the library; empty without one. */
  readonly picture: string;
  readonly hidden: boolean;
  readonly electrical: boolean;
  /** The depth in the tree, from 0 at the top. */
  readonly depth: number;
  /** Products directly in it. */
  readonly products: number;
  /** What somebody else's change alters: sent back with every form. */
  readonly version: string;
}

/** The values of the form of a category, its ticks included. */
export interface CategoryValues extends Omit<AdminCategory, "parentId" | "depth" | "products" | "version"> {
  /** The id of the category that it is to be in; "" for none. */
  readonly parent: string;
  /** Somebody else has changed the category since the form was filled. */
  readonly conflict: boolean;
}

/** Two categories that somebody is to be asked about before the first is merged into the second. */
export interface MergeAsked {
  readonly id: string;
  readonly into: string;
  /** The price lists and codes that name the first, and name the second afterwards. */
  readonly terms: readonly string[];
}

/** Why a form of the page did nothing, or the question before it does. */
export interface CategoryAnswer {
  /** The category whose form it was; "" for a new one. */
  readonly id: string;
  readonly refusal: CategoryRefusal | null;
  /** What a refused form held. */
  readonly values: CategoryValues | null;
  readonly asked: MergeAsked | null;
}

export type CategoryRefusal =
  | "name-needed"
  | "slug"
  | "slug-taken"
  | "name-taken"
  | "below-itself"
  | "not-empty"
  | "parent-gone"
  | "picture-gone"
  | "too-long"
  | "into-needed"
  | "conflict"
  | "not-found";
