import type { StoredEntryData } from "#app/db/schema/content.ts";
import type { CollectionName } from "../schema.ts";
import { entryFieldsOf, isPair, type TextPair } from "./entry-fields.ts";
import type { EntryDifference } from "./versions/versions.ts";

/** The times between which a published entry is shown; null: at once, or for good. */
export interface Schedule {
  readonly publishFrom: Date | null;
  readonly publishUntil: Date | null;
}

/** A published entry at an instant: without the times that are over, and hidden once its last one is. */
export function scheduleAt(
  { publishFrom, publishUntil }: Schedule,
  now: Date,
): Schedule & { readonly published: boolean } {
  if (publishUntil && publishUntil <= now) return { published: false, publishFrom: null, publishUntil: null };
  return {
    published: true,
    publishFrom: publishFrom && publishFrom > now ? publishFrom : null,
    publishUntil,
  };
}

/** What a version of an entry keeps. Instants are ISO texts. */
export interface EntryState {
  readonly data: StoredEntryData;
  readonly published: boolean;
  readonly sample: boolean;
  readonly stale: readonly string[];
  readonly publishFrom: string | null;
  readonly publishUntil: string | null;
}

type Stored = Schedule & Pick<EntryState, "data" | "published" | "sample" | "stale">;

export function stateOf({ data, published, sample, stale, ...times }: Stored): EntryState {
  return {
    data,
    published,
    sample,
    stale,
    publishFrom: times.publishFrom?.toISOString() ?? null,
    publishUntil: times.publishUntil?.toISOString() ?? null,
  };
}

/** The fields in which two versions of an entry differ, as plain text. */
export function entryDifferences(
  collection: CollectionName,
  before: EntryState,
  after: EntryState,
): readonly EntryDifference[] {
  const [old, current] = [plainTexts(collection, before), plainTexts(collection, after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((path) => {
    const [was = "", is = ""] = [old.get(path), current.get(path)];
    return was === is ? [] : [{ path, before: was, after: is }];
  });
}

function plainTexts(collection: CollectionName, state: EntryState): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const put = (path: string, { en, ga }: TextPair) => texts.set(`${path}.en`, en).set(`${path}.ga`, ga);
  for (const { name } of entryFieldsOf(collection)) {
    const value = state.data[name];
    if (isPair(value)) put(name, value);
    else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (isPair(item)) put(`${name}.${index}`, item);
        else texts.set(`${name}.${index}`, String(item));
      }
    } else if (value !== undefined) texts.set(name, plain(value));
  }
  texts.set("published", plain(state.published));
  texts.set("sample", plain(state.sample));
  texts.set("publishFrom", state.publishFrom ?? "");
  texts.set("publishUntil", state.publishUntil ?? "");
  return texts;
}

function plain(value: unknown): string {
  return typeof value === "boolean" ? (value ? "✓" : "–") : String(value);
}
