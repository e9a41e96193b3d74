import { fold } from "#app/lib/text/fold.ts";
import type { AdminCategory } from "./category-tree-admin.ts";
import type { TreeQuery } from "./tree-query.ts";

/** A category of the tree; `onPath`: it is shown for what is below it. */
export interface ShownCategory extends AdminCategory {
  readonly onPath: boolean;
}

/**
 * The categories whose name in either language holds the search, and the open one, each with those above it. Both names
 * are compared without case and fadas. `hits` counts those that hold the search.
 */
export function filterTree(
  categories: readonly AdminCategory[],
  { search, open }: TreeQuery,
): { readonly shown: readonly ShownCategory[]; readonly hits: number } {
  const text = fold(search);
  const isHit = ({ name, nameGa }: AdminCategory) => fold(name).includes(text) || fold(nameGa).includes(text);
  const hits = new Set(categories.filter(isHit).map(({ id }) => id));
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const kept = new Set<string>();
  for (const start of open === null ? hits : [...hits, open])
    for (let id: string | null = start; id !== null && !kept.has(id); id = parents.get(id) ?? null)
      kept.add(id);
  const shown = categories
    .filter(({ id }) => kept.has(id))
    .map((category) => ({ ...category, onPath: !hits.has(category.id) }));
  return { shown, hits: hits.size };
}
