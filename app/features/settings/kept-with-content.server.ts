import type { Db } from "#app/db/client.server.ts";
import { readContentStamp, readSiteStamp } from "./site-version.server.ts";

interface KeptReading<T> {
  /** What is true now; what was read last while the site version cannot be read. */
  (db: Db): Promise<T>;
  /** What was read last, without asking the database; null before the first reading. */
  readonly last: (db: Db) => T | null;
}

/**
 * A reading of the database that each process does again only when something other than stock has changed on the site.
 * What it reads may be changed only in transactions that raise the site version. `unread` is given instead of a first
 * reading while the version cannot be read.
 */
export function keptWithContent<T>(read: (db: Db) => Promise<T>, unread?: T): KeptReading<T> {
  return keptWith(readContentStamp, read, unread);
}

/** As `keptWithContent`, of what a change of stock ends, too. */
export function keptWithStock<T>(read: (db: Db) => Promise<T>): KeptReading<T> {
  return keptWith(readSiteStamp, read);
}

type ReadStamp = typeof readSiteStamp;

function keptWith<T>(readStamp: ReadStamp, read: (db: Db) => Promise<T>, unread?: T): KeptReading<T> {
  const known = new WeakMap<Db, { readonly stamp: string | null; readonly value: T }>();
  const get = async (db: Db): Promise<T> => {
    const stamp = await readStamp(db);
    const kept = known.get(db);
    if (kept && (stamp === null || kept.stamp === stamp)) return kept.value;
    if (stamp === null && unread !== undefined) return unread;
    const value = await read(db);
    known.set(db, { stamp, value });
    return value;
  };
  return Object.assign(get, { last: (db: Db) => known.get(db)?.value ?? null });
}
