import { setImmediate as nextTurn } from "node:timers/promises";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { bumpSiteVersion, readSiteStamp } from "#app/features/settings/site-version.server.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { type ChangeMark, readChangeMark, readChanges } from "./catalog-changes.server.ts";
import { CatalogIndex } from "./catalog-index.ts";
import { readIndexRows, readIndexRowsAfter, readIndexTerms } from "./index-rows.server.ts";

/** Products read and put into the index in one go; other requests get their turn in between. */
const ROWS_AT_ONCE = 2_000;
/** Changes up to this many are taken over before the next list is answered, more of them while it is. */
const MAX_AWAITED = 2_000;
/** The log of changes keeps a day, so an index that has not looked into it for so long is made again. In ms. */
const LOG_TRUSTED_MS = 12 * HOUR_MS;
/** An index looks into the log this often at least. In ms. */
const LOG_UNREAD_MS = HOUR_MS;
/** The changes, beyond twice its products, after which an index holds more of the past than is worth carrying. */
const FEW_CHANGES = 20_000;

interface Built {
  readonly index: CatalogIndex;
  readonly mark: ChangeMark;
}

/** The index of one database in this process. */
class Kept {
  readonly #db: Db;
  #built: Built | null = null;
  /** The site version that the index is known to be as new as. */
  #stamp: string | null = null;
  /** The start of the last finished refresh, on the monotonic clock, in milliseconds. */
  #freshAt = Number.NEGATIVE_INFINITY;
  #flight: { readonly startedAt: number; readonly done: Promise<void> } | null = null;
  /** Products of large changes that are being taken over in the background. */
  readonly #backlog = new Set<string>();
  #draining = false;
  #renewing = false;
  /** The end of the queue in which products are read and put in, so that no older state follows a newer one. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  get isBuilt(): boolean {
    return this.#built !== null;
  }

  async read(): Promise<CatalogIndex> {
    const stamp = await readSiteStamp(this.#db);
    const askedAt = performance.now();
    while (!this.#built || !this.#isCurrent(stamp, askedAt)) {
      this.#flight ??= this.#start(stamp);
      await this.#flight.done;
    }
    return this.#built.index;
  }

  /** True when the index has what the asker could know of. Without a version to compare with, it has. */
  #isCurrent(stamp: string | null, askedAt: number): boolean {
    if (performance.now() - this.#freshAt > LOG_UNREAD_MS) return false;
    return stamp === null || stamp === this.#stamp || this.#freshAt >= askedAt;
  }

  #start(stamp: string | null) {
    const startedAt = performance.now();
    const done = this.#refresh(startedAt)
      .then(() => {
        this.#stamp = stamp;
        this.#freshAt = startedAt;
        if (this.#backlog.size > 0) void this.#drain();
      })
      .finally(() => {
        this.#flight = null;
      });
    return { startedAt, done };
  }

  async #refresh(now: number): Promise<void> {
    const built = this.#built;
    const changes =
      built && now - this.#freshAt < LOG_TRUSTED_MS ? await readChanges(this.#db, built.mark) : null;
    if (!built || !changes || changes.all) {
      this.#built = await this.#enqueue(() => buildIndex(this.#db));
      return;
    }
    if (changes.productIds.length > MAX_AWAITED) {
      for (const id of changes.productIds) this.#backlog.add(id);
      if (changes.terms) await this.#enqueue(() => applyChanges(this.#db, built.index, [], true));
    } else {
      await this.#enqueue(() => applyChanges(this.#db, built.index, changes.productIds, changes.terms));
    }
    this.#built = { index: built.index, mark: changes.mark };
    if (built.index.changes > FEW_CHANGES + 2 * built.index.count) void this.#renew();
  }

  /** Takes over the backlog bit by bit, then has the pages renewed that were finished meanwhile. */
  async #drain(): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    try {
      while (this.#backlog.size > 0) {
        const ids = [...this.#backlog].slice(0, ROWS_AT_ONCE);
        await this.#enqueue(async () => {
          if (this.#built) await applyChanges(this.#db, this.#built.index, ids, false);
        });
        for (const id of ids) this.#backlog.delete(id);
        await nextTurn();
      }
      await inTransaction(this.#db, bumpSiteVersion);
    } catch {
      // The database is gone for now; anyone who asks next goes on with it.
      this.#doubt();
    } finally {
      this.#draining = false;
    }
  }

  /** Makes a new index beside the one in use and exchanges them. */
  async #renew(): Promise<void> {
    if (this.#renewing) return;
    this.#renewing = true;
    try {
      const built = await buildIndex(this.#db);
      this.#built = built;
      // What has changed since it was begun comes with the next refresh.
      this.#doubt();
    } catch {
      // The old one goes on; the next refresh tries again.
    } finally {
      this.#renewing = false;
    }
  }

  /** The next question looks into the log, whether or not the site version has changed. */
  #doubt(): void {
    this.#stamp = null;
    this.#freshAt = performance.now() - LOG_UNREAD_MS - 1;
  }

  /** Runs work after all work before it, also after work that failed. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

const kept = new WeakMap<Db, Kept>();

/**
 * The index of the catalogue, as new as every write that was announced before the call, in any instance: what
 * changed is read and put in before the answer. A change of thousands of products at once is the exception; the
 * index answers on while those are put in, and pages made meanwhile are renewed afterwards. Anyone who reads from
 * the index does so without waiting in between: it may be another one after that.
 */
export async function readCatalogIndex(db: Db): Promise<CatalogIndex> {
  return keptOf(db).read();
}

/** Resolves as soon as this process has an index, however old: from then on no list waits for a whole one. */
export async function awaitCatalogIndex(db: Db): Promise<void> {
  const entry = keptOf(db);
  if (!entry.isBuilt) await entry.read();
}

function keptOf(db: Db): Kept {
  let entry = kept.get(db);
  if (!entry) {
    entry = new Kept(db);
    kept.set(db, entry);
  }
  return entry;
}

async function buildIndex(db: Db): Promise<Built> {
  // The mark comes first: what changes during the reading is told again afterwards.
  const mark = await readChangeMark(db);
  const index = new CatalogIndex(await readIndexTerms(db));
  let after: string | null = null;
  do {
    const rows = await readIndexRowsAfter(db, after, ROWS_AT_ONCE);
    index.apply(rows, []);
    after = rows.length < ROWS_AT_ONCE ? null : (rows.at(-1)?.id ?? null);
    await nextTurn();
  } while (after !== null);
  return { index, mark };
}

async function applyChanges(
  db: Db,
  index: CatalogIndex,
  ids: readonly string[],
  terms: boolean,
): Promise<void> {
  if (ids.length === 0 && !terms) return;
  const rows = await readIndexRows(db, ids);
  const surrounding = terms ? await readIndexTerms(db) : null;
  const known = new Set(rows.map(({ id }) => id));
  if (surrounding) index.setTerms(surrounding);
  if (ids.length > 0)
    index.apply(
      rows,
      ids.filter((id) => !known.has(id)),
    );
}
