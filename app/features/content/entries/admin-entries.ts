import type { StoredEntryData } from "#app/db/schema/content.ts";
import type { LibraryItem } from "#app/features/media/library.ts";
import type { ThumbSource } from "#app/features/media/picture-of.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { CollectionName } from "../schema.ts";
import type { EntryDraft } from "./draft/entry-draft.ts";
import type { TextPair } from "./entry-fields.ts";

/** What the back office counts of a collection. */
export interface CollectionCounts {
  readonly collection: CollectionName;
  readonly entries: number;
  readonly hidden: number;
  readonly sample: number;
  /** Entries of which at least one text lacks its Irish. */
  readonly missing: number;
  /** Entries of which at least one Irish text is older than its English. */
  readonly stale: number;
}

/** What is left to do in all collections together, in entries. */
export function leftIn(
  collections: readonly CollectionCounts[],
): Pick<CollectionCounts, "sample" | "missing" | "stale"> {
  const sum = (of: "sample" | "missing" | "stale") => sumBy(collections, (collection) => collection[of]);
  return { sample: sum("sample"), missing: sum("missing"), stale: sum("stale") };
}

/** An entry as a list of the back office shows it. */
export interface AdminEntry {
  readonly id: string;
  readonly title: TextPair;
  readonly thumb: ThumbSource | null;
  readonly published: boolean;
  readonly sample: boolean;
  /** Texts without Irish. */
  readonly missing: number;
  /** Irish texts older than their English. */
  readonly stale: number;
  readonly updatedAt: Date;
  /** The instant from which a published entry is shown; null: at once. */
  readonly publishFrom: Date | null;
  readonly publishUntil: Date | null;
  /** A change of it is kept as a draft. */
  readonly hasDraft: boolean;
}

/** An entry as its form needs it. */
export interface EditedEntry extends Omit<AdminEntry, "missing" | "stale" | "hasDraft"> {
  readonly key: string;
  readonly data: StoredEntryData;
  /** The pictures that it and its draft name. */
  readonly pictures: readonly LibraryItem[];
  readonly stale: readonly string[];
  /** The draft of a change of it; null when there is none. */
  readonly draft: EntryDraft | null;
  /** Names the state that was read; a save carries it back. */
  readonly version: string;
}

/** The sample that comes after an entry in its list, round about. */
export interface NextSample {
  readonly href: string;
  readonly title: string;
}

/** How long a deleted entry can be brought back, in days. Afterwards its texts are erased for good. */
export const KEPT_DAYS = 30;

/** The page of the site that shows a collection, as an English path. */
export const SHOWN_AT: Readonly<Record<CollectionName, string>> = {
  clients: "/",
  services: "/#services",
  partners: "/#partners",
  statistics: "/#statistics",
  productions: "/#studio",
  "studio-partners": "/studio5",
  "studio-uses": "/studio5#uses",
  "studio-facilities": "/studio5",
  "studio-productions": "/studio5",
  projects: "/projects",
  team: "/our-team",
  "hire-categories": "/hire#categories",
  "dry-hire-statistics": "/dry-hire#figures",
  "service-blocks": "/service-centre",
  "page-pictures": "/",
};

/** What a change of a list has come to. */
const LIST_ANSWERS = [
  "ordered",
  "published",
  "hidden",
  "deleted",
  "restored",
  /** Restored, but not shown as it was to be: it is not whole. */
  "restored-hidden",
  "not-found",
  "incomplete",
  "conflict",
] as const;
export type ListAnswerKind = (typeof LIST_ANSWERS)[number];

export interface ListAnswer {
  readonly kind: ListAnswerKind;
  /** The entry it is about, or empty. */
  readonly id: string;
}

/** What can be done with many entries of a list at once. */
export const MANY = ["own", "sample", "publish", "hide", "delete", "restore"] as const;
export type ManyDid = (typeof MANY)[number];

/** Why an entry was left as it is: it was so already, something is missing in it, or somebody has deleted it. */
export const LEFT_REASONS = ["same", "incomplete", "not-found"] as const;

export interface LeftEntry {
  /** The title in English; empty when the entry is not in the list any more. */
  readonly title: string;
  readonly why: (typeof LEFT_REASONS)[number];
}

/** What a press for many entries has come to. */
export interface ManyEntriesAnswer {
  readonly did: ManyDid;
  readonly ids: readonly string[];
  /** Entries that were left as they are. */
  readonly left: readonly LeftEntry[];
  /** The entries of `ids` that visitors saw before. */
  readonly shown: readonly string[];
}

/** What takes it back. */
export const UNDOING: Readonly<Record<ManyDid, ManyDid | null>> = {
  own: "sample",
  sample: "own",
  publish: null,
  hide: null,
  delete: "restore",
  restore: null,
};
