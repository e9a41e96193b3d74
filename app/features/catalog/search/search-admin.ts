import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, oneOf, type QueryOf, writeText } from "#app/lib/list-query.ts";
import { cleanSearch } from "../schema.ts";

/** A search that found nothing. */
export interface SearchMiss {
  /** Folded; names the row. */
  readonly term: string;
  /** The search text as it was last typed. */
  readonly typed: string;
  readonly count: number;
  readonly lastSeen: Date;
}

/** The cursor of a list of misses. */
export type MissCursor = Pick<SearchMiss, "term" | "count" | "lastSeen">;

export const MISS_SORTS = ["times", "latest"] as const;

export type MissSort = (typeof MISS_SORTS)[number];

export const missesList = listQuery(adminPath("/admin/searches"), {
  /** Part of what was searched, folded. */
  search: {
    read: (params) => cleanSearch(params.get("search") ?? "").toLowerCase(),
    write: writeText,
  },
  sort: oneOf(MISS_SORTS, "times"),
  after: {
    read: (params) => readMissCursor(params.get("after")),
    write: (params, name, after: MissCursor | null) =>
      writeText(params, name, after && writeMissCursor(after)),
  },
});

/** What the address of the list asks for. */
export type MissesQuery = QueryOf<typeof missesList>;

/** Writes the cursor as an address carries it: the count, the instant in milliseconds and the text. */
export function writeMissCursor({ count, lastSeen, term }: MissCursor): string {
  return `${count}.${lastSeen.getTime()}.${term}`;
}

/** Reads the cursor of an address; null for what is none. */
export function readMissCursor(text: string | null): MissCursor | null {
  const [, count, time, term] = /^(\d{1,9})\.(\d{1,14})\.(.{1,400})$/s.exec(text ?? "") ?? [];
  if (count === undefined || time === undefined || term === undefined) return null;
  return {
    count: Number(count),
    lastSeen: new Date(Number(time)),
    term: term.replaceAll("\u0000", "").toWellFormed(),
  };
}

/** Words of visitors and what else they mean, both separated by commas. */
export interface Synonym {
  readonly id: string;
  readonly terms: string;
  readonly meanings: string;
}

export type SynonymRefusal =
  | { readonly kind: "empty" }
  | { readonly kind: "not-found" }
  | { readonly kind: "too-many" };
