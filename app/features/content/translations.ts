import { pairsOf, type TextPair } from "./entries/entry-fields.ts";
import type { CollectionName } from "./schema.ts";

type Data = Readonly<Record<string, unknown>>;

/** Paths of the texts that have English and no Irish. */
export function missingIrish(collection: CollectionName, data: Data): readonly string[] {
  return [...pairsOf(collection, data)].flatMap(([path, { en, ga }]) => (en && !ga ? [path] : []));
}

interface Before {
  readonly data: Data;
  readonly stale: readonly string[];
}

/**
 * Paths of the texts whose English has changed since their Irish last did. `fits` names those that somebody has
 * looked at and found right as they are. A line of a list is known again by its Irish, wherever it has moved to.
 */
export function staleIrish(
  collection: CollectionName,
  before: Before,
  after: Data,
  fits: readonly string[] = [],
): readonly string[] {
  const old = pairsOf(collection, before.data);
  return [...pairsOf(collection, after)].flatMap(([path, current]) => {
    if (!current.ga || fits.includes(path)) return [];
    const was = find(old, path, current);
    if (!was || was.pair.ga !== current.ga) return [];
    const isStale = was.pair.en !== current.en || before.stale.includes(was.path);
    return isStale ? [path] : [];
  });
}

function find(old: ReadonlyMap<string, TextPair>, path: string, current: TextPair) {
  const list = /^(.+)\.\d+$/.exec(path)?.[1];
  const here = old.get(path);
  if (list === undefined || here?.ga === current.ga) return here && { path, pair: here };
  for (const [other, pair] of old) {
    if (other.startsWith(`${list}.`) && pair.ga === current.ga) return { path: other, pair };
  }
  return undefined;
}
