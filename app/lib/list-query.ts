import { columnParams, readColumns } from "./column-choice.ts";
import { isId } from "./ids.ts";
import { parseWhole } from "./numbers.ts";
import { queryText } from "./text/query-text.ts";

/** The reader and writer of one value in the address of a list. An unknown or malformed value counts as absent. */
export interface QueryField<T> {
  readonly read: (params: URLSearchParams, name: string) => T;
  /** Adds the value, unless it is the one of the plain list. */
  readonly write: (params: URLSearchParams, name: string, value: T) => void;
}

interface AnyField {
  readonly read: (params: URLSearchParams, name: string) => unknown;
  readonly write: (params: URLSearchParams, name: string, value: never) => void;
}

/** What the address of a list asks for. */
export type QueryOf<List extends { readonly parse: (params: URLSearchParams) => unknown }> = ReturnType<
  List["parse"]
>;

/** A list whose address says its fields, in this order. */
export function listQuery<F extends Readonly<Record<string, AnyField>>>(page: string, fields: F) {
  type Query = { readonly [Name in keyof F]: ReturnType<F[Name]["read"]> };
  const fieldEntries = Object.entries(fields) as [keyof F & string, QueryField<unknown>][];
  return {
    /** Reads an address of the list. An unreadable value means that of the plain list. */
    parse: (params: URLSearchParams): Query =>
      Object.fromEntries(fieldEntries.map(([name, field]) => [name, field.read(params, name)])) as Query,
    /** The address of the list, or of its export; only what differs from the plain list is in it. */
    href: (query: Query, path: string = page): string => {
      const params = new URLSearchParams();
      for (const [name, field] of fieldEntries) field.write(params, name, query[name]);
      return params.size > 0 ? `${path}?${params}` : path;
    },
  };
}

/** A text on one line; empty where the address has none. */
export const textField: QueryField<string> = { read: queryText, write: writeText };

/** An id; empty where the address has none. */
export const idField: QueryField<string> = {
  read: (params, name) => idIn(params, name) ?? "",
  write: writeText,
};

/** An id, or null. */
export const optionalId: QueryField<string | null> = { read: idIn, write: writeText };

/** A whole number, or null. */
export const numberField: QueryField<number | null> = {
  read: (params, name) => parseWhole(params.get(name)),
  write: (params, name, value) => writeText(params, name, value === null ? null : String(value)),
};

/** One of these words, or null. */
export function oneOf<Word extends string>(words: readonly Word[]): QueryField<Word | null>;
/** One of these words; `usual` where the address has none. */
export function oneOf<Word extends string>(words: readonly Word[], usual: Word): QueryField<Word>;
export function oneOf<Word extends string>(words: readonly Word[], usual: Word | null = null) {
  return {
    read: (params: URLSearchParams, name: string) => words.find((word) => word === params.get(name)) ?? usual,
    write: (params: URLSearchParams, name: string, value: Word | null) =>
      writeText(params, name, value === usual ? null : value),
  };
}

/** True where the address has this text. */
export function flag(yes = "1"): QueryField<boolean> {
  return {
    read: (params, name) => params.get(name) === yes,
    write: (params, name, value) => writeText(params, name, value ? yes : null),
  };
}

/** The number of a page, from 1. */
export const pageField: QueryField<number> = {
  read: (params, name) => parseWhole(params.get(name), 9999) || 1,
  write: (params, name, value) => writeText(params, name, value > 1 ? String(value) : null),
};

/** What a list with numbered pages says beside its rows. */
export interface NumberedPage {
  readonly page: number;
  readonly pages: number;
  readonly matches: number;
  /** Without the query's filters, counted no further than COUNT_LIMIT. */
  readonly all: number;
}

/** How many pages a list has, and the page that is shown: the last one where the address asks for a later one. */
export function pagesOf(matches: number, wanted: number, size: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(matches / size));
  return { page: Math.min(wanted, pages), pages };
}

/**
 * The page at the front of `rows`, of which one more was read than a page has, and the cursor after which the following
 * page begins; null at the end.
 */
export function pageOf<Row, Cursor>(rows: readonly Row[], size: number, cursorOf: (last: Row) => Cursor) {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : cursorOf(last) };
}

/** The columns of the table, as `col`; the usual ones where the address has none. */
export function columnsField<Column extends string>(
  known: readonly Column[],
  usual: readonly Column[] = known,
): QueryField<readonly Column[]> {
  return {
    read: (params) => readColumns(params, known, usual),
    write: (params, _, columns) => writeText(params, "col", columnParams(columns, usual).col ?? null),
  };
}

/** A field of a query under another name in the address. */
export function named<T>(name: string, field: QueryField<T>): QueryField<T> {
  return {
    read: (params) => field.read(params, name),
    write: (params, _, value) => field.write(params, name, value),
  };
}

/** Adds a text that is not empty. */
export function writeText(params: URLSearchParams, name: string, value: string | null): void {
  if (value) params.set(name, value);
}

function idIn(params: URLSearchParams, name: string): string | null {
  const id = params.get(name);
  return isId(id) ? id : null;
}
