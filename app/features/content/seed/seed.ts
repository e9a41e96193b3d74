import type { CollectionName, EntryInput } from "../schema.ts";

/** An entry that a new site has. `sample` entries are examples, which the company replaces by its own. */
export interface Seed<C extends CollectionName> {
  /** Fixed name of the entry within its collection. */
  readonly key: string;
  readonly sample?: boolean;
  readonly data: EntryInput<C>;
}

/** One text in both languages. */
export function inBoth(en: string, ga: string): { readonly en: string; readonly ga: string } {
  return { en, ga };
}

/** Marks every entry of a list as sample content. */
export function samples<C extends CollectionName>(entries: readonly Seed<C>[]): readonly Seed<C>[] {
  return entries.map((entry) => ({ ...entry, sample: true }));
}
