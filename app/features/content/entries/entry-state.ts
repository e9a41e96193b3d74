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

/** The fields in which two versions of an entry differ. */
export function entryDifferences(
  collection: CollectionName,
  before: EntryState,
  after: EntryState,
): readonly EntryDifference[] {
  const [old, current] = [plainValues(collection, before), plainValues(collection, after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), current.get(path)];
    const kind = was?.kind ?? is?.kind;
    const texts = { before: was?.text ?? "", after: is?.text ?? "" };
    return texts.before === texts.after ? [] : [{ path, ...texts, ...(kind && { kind }) }];
  });
}

interface PlainValue {
  readonly text: string;
  readonly kind?: EntryDifference["kind"];
}

function plainValues(collection: CollectionName, state: EntryState): ReadonlyMap<string, PlainValue> {
  const values = new Map<string, PlainValue>();
  const put = (path: string, { en, ga }: TextPair) =>
    values.set(`${path}.en`, { text: en }).set(`${path}.ga`, { text: ga });
  for (const { name } of entryFieldsOf(collection)) {
    const value = state.data[name];
    if (isPair(value)) put(name, value);
    else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (isPair(item)) put(`${name}.${index}`, item);
        else values.set(`${name}.${index}`, { text: String(item) });
      }
    } else if (typeof value === "boolean") values.set(name, tick(value));
    else if (value !== undefined) values.set(name, { text: String(value) });
  }
  values.set("published", tick(state.published));
  values.set("sample", tick(state.sample));
  values.set("publishFrom", { text: state.publishFrom ?? "", kind: "instant" });
  values.set("publishUntil", { text: state.publishUntil ?? "", kind: "instant" });
  return values;
}

function tick(ticked: boolean): PlainValue {
  return { text: ticked ? "yes" : "", kind: "tick" };
}
