import { eq, sql } from "drizzle-orm";
import { afterCommit, type Db, runLate, type Tx } from "#app/db/client.server.ts";
import { siteVersion } from "#app/db/schema/system/settings.ts";

/** How old, in milliseconds, a version may be that is still believed. Other processes write too. */
export const MAX_VERSION_AGE_MS = 250;
/** How long a page waits for the database to tell the version before the last known one must do, in milliseconds. */
const TIMEOUT_MS = 500;

interface Known {
  version: number | null;
  /** The version without the writes that changed nothing but stock. */
  contentVersion: number | null;
  /** The time of the reading by the monotonic clock, in milliseconds. */
  readAt: number;
  /** Value of `ownWrites` when the version was asked for. */
  writesBefore: number;
  inFlight: Promise<void> | undefined;
}

const known = new WeakMap<Db, Known>();
/** Grows with every write of this process, so that an answer asked for earlier is not believed. */
let ownWrites = 0;
/** The writes without those that changed nothing but stock. */
let ownContentWrites = 0;

/** What the transactions that count themselves change. */
const counting = new WeakMap<Tx, { content: boolean }>();

/**
 * Tells every instance that something a visitor could see has changed. Counted once in a transaction and at the end
 * of it: the row stays locked until the commit.
 */
export async function bumpSiteVersion(tx: Tx): Promise<void> {
  count(tx).content = true;
}

/** Raises the site version after a change of stock: what was read of settings, texts and pictures stays true. */
export async function bumpStockVersion(tx: Tx): Promise<void> {
  count(tx);
}

function count(tx: Tx): { content: boolean } {
  const counted = counting.get(tx);
  if (counted) return counted;
  const change = { content: false };
  counting.set(tx, change);
  runLate(tx, "site version", (late) => {
    const stock = change.content ? 0 : 1;
    return late
      .insert(siteVersion)
      .values({ version: 2, stockChanges: stock })
      .onConflictDoUpdate({
        target: siteVersion.single,
        set: {
          version: sql`${siteVersion.version} + 1`,
          stockChanges: sql`${siteVersion.stockChanges} + ${stock}`,
        },
      });
  });
  afterCommit(tx, () => {
    ownWrites += 1;
    if (change.content) ownContentWrites += 1;
  });
  return change;
}

/** The version if it is surely current: no older than a quarter second, and read after this process's last write. */
export function peekSiteVersion(db: Db): number | null {
  const entry = known.get(db);
  return entry && isFresh(entry) ? entry.version : null;
}

/**
 * The number that all finished pages carry. Asks the database at most every quarter second and at once after a
 * write of this process; when it does not answer, gives the last known number, or null when there is none.
 */
export async function readSiteVersion(db: Db): Promise<number | null> {
  let entry = known.get(db);
  if (!entry) {
    entry = {
      version: null,
      contentVersion: null,
      readAt: Number.NEGATIVE_INFINITY,
      writesBefore: -1,
      inFlight: undefined,
    };
    known.set(db, entry);
  }
  if (isFresh(entry)) return entry.version;
  const waitEnds = timeLimit();
  // A question that is on its way may have been asked before a write of this process: then one more is needed.
  for (let round = 0; round < 2 && !isFresh(entry); round += 1)
    await Promise.race([askOnce(db, entry), waitEnds]);
  return entry.version;
}

/** Changes with the site version and with every write of this process. Null while the version cannot be read. */
export async function readSiteStamp(db: Db): Promise<string | null> {
  const version = await readSiteVersion(db);
  return version === null ? null : `${version}.${ownWrites}`;
}

/**
 * The stamp of what does not depend on stock: settings, texts and pictures. It stays as it is when an order takes
 * stock, so that they are not read again for that.
 */
export async function readContentStamp(db: Db): Promise<string | null> {
  await readSiteVersion(db);
  const version = known.get(db)?.contentVersion ?? null;
  return version === null ? null : `${version}.${ownContentWrites}`;
}

function isFresh(entry: Known): boolean {
  return performance.now() - entry.readAt <= MAX_VERSION_AGE_MS && entry.writesBefore === ownWrites;
}

/** One question at a time, anyone who wants to know. */
function askOnce(db: Db, entry: Known): Promise<void> {
  entry.inFlight ??= ask(db, entry).finally(() => {
    entry.inFlight = undefined;
  });
  return entry.inFlight;
}

async function ask(db: Db, entry: Known): Promise<void> {
  const before = ownWrites;
  try {
    const [row] = await db
      .select({ version: siteVersion.version, stockChanges: siteVersion.stockChanges })
      .from(siteVersion)
      .where(eq(siteVersion.single, true));
    entry.version = row?.version ?? 1;
    entry.contentVersion = entry.version - (row?.stockChanges ?? 0);
    entry.readAt = performance.now();
    entry.writesBefore = before;
  } catch {
    // The readiness check reports a lost database; pages that are finished can still be sent.
  }
}

function timeLimit(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
}
