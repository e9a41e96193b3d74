import type { Named } from "#app/i18n/named.ts";

/** The slug of the category that the public never sees. */
export const HIDDEN_SLUG = "chairs";

export interface CategoryRow extends Named {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly hidden: boolean;
}

/** The tree of categories, small enough to be read whole. */
export interface CategoryTree {
  /** Categories by name, without hidden ones and those below hidden ones. */
  readonly shown: readonly CategoryRow[];
  /** Ids of hidden categories and of everything below them. */
  readonly hiddenIds: readonly string[];
  /** A category's id and the ids of everything below it. */
  below(id: string): readonly string[];
  /** The categories from the top down to the category itself. */
  trail(id: string | null): readonly CategoryRow[];
}

export function toCategoryTree(stored: readonly CategoryRow[]): CategoryTree {
  const rows = stored.map((row) => (row.slug === HIDDEN_SLUG ? { ...row, hidden: true } : row));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const trail = (id: string | null): readonly CategoryRow[] => {
    const path: CategoryRow[] = [];
    for (let row = id === null ? undefined : byId.get(id); row && !path.includes(row); ) {
      path.unshift(row);
      row = row.parentId === null ? undefined : byId.get(row.parentId);
    }
    return path;
  };
  const isHidden = (row: CategoryRow): boolean => trail(row.id).some((ancestor) => ancestor.hidden);
  return {
    shown: rows.filter((row) => !isHidden(row)),
    hiddenIds: rows.filter(isHidden).map((row) => row.id),
    below: (id) =>
      rows.filter((row) => trail(row.id).some((ancestor) => ancestor.id === id)).map((row) => row.id),
    trail,
  };
}
