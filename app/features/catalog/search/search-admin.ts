import { adminPath } from "#app/i18n/admin-path.ts";
import { cleanSearch } from "../schema.ts";

/** A search that found nothing. */
export interface SearchMiss {
  /** Folded; names the row. */
  readonly term: string;
  /** As it was typed last. */
  readonly typed: string;
  readonly count: number;
  readonly lastSeen: Date;
}

/** Where a list of misses goes on. */
export type MissCursor = Pick<SearchMiss, "term" | "count" | "lastSeen">;

export const MISS_SORTS = ["times", "latest"] as const;

export type MissSort = (typeof MISS_SORTS)[number];

/** What the address of the list asks for. */
export interface MissesQuery {
  /** Part of what was searched, folded. */
  readonly search: string;
  readonly sort: MissSort;
  readonly after: MissCursor | null;
}

/** Reads `?search=&sort=&after=`; nonsense counts as not said. */
export function parseMissesQuery(params: URLSearchParams): MissesQuery {
  return {
    search: cleanSearch(params.get("search") ?? "").toLowerCase(),
    sort: MISS_SORTS.find((sort) => sort === params.get("sort")) ?? "times",
    after: readMissCursor(params.get("after")),
  };
}

/** The address of the list, or of its export. */
export function missesHref(
  { search, sort, after }: MissesQuery,
  page: string = adminPath("/admin/searches"),
): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== "times" && { sort }),
    ...(after && { after: writeMissCursor(after) }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

/** As an address carries it: the count, the instant in milliseconds and the text. */
export function writeMissCursor({ count, lastSeen, term }: MissCursor): string {
  return `${count}.${lastSeen.getTime()}.${term}`;
}

/** Null for what is no place in the list. */
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
  | { readonly kind: "gone" }
  | { readonly kind: "too-many" };
