/** A category as the desk shows it, each below its parent. */
export interface DeskCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly nameGa: string;
  readonly slug: string;
  readonly hidden: boolean;
  readonly electrical: boolean;
  /** From 0 at the top. */
  readonly depth: number;
  /** Products directly in it. */
  readonly products: number;
  /** What somebody else's change alters: sent back with every form. */
  readonly version: string;
}

export type CategoryProblem =
  | "name-needed"
  | "slug"
  | "slug-taken"
  | "name-taken"
  | "below-itself"
  | "not-empty"
  | "changed-meanwhile"
  | "gone";
