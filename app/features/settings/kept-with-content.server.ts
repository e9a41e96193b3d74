import type { Db } from "#app/db/client.server.ts";
import { readContentStamp } from "./site-version.server.ts";

/**
 * A reading of the database that each process does again only when something other than stock has changed on the site.
 * What it reads may be changed only in transactions that raise the site version. While the version cannot be read, what
 * it gave last.
 */
export function keptWithContent<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const known = new WeakMap<Db, { readonly stamp: string | null; readonly value: T }>();
  return async (db) => {
    const stamp = await readContentStamp(db);
    const kept = known.get(db);
    if (kept && (stamp === null || kept.stamp === stamp)) return kept.value;
    const value = await read(db);
    known.set(db, { stamp, value });
    return value;
  };
}
