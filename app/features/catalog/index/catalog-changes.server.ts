import { lt, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { catalogChanges } from "#app/db/schema/shop/catalog-search.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

/** How far the log of changes has been read: every transaction before `xmin`, and those in `seen`. */
export interface ChangeMark {
  /** A transaction id in decimal. */
  readonly xmin: string;
  readonly seen: readonly string[];
}

export interface Changes {
  readonly mark: ChangeMark;
  /** True when the changes cannot be said product by product. */
  readonly all: boolean;
  readonly terms: boolean;
  /** Products that were added, changed or removed; variations count as their parents. */
  readonly productIds: readonly string[];
}

interface LogRow extends Record<string, unknown> {
  readonly xmin: string;
  readonly xid: string | null;
  readonly subject: string | null;
}

/** Rows of the log are kept for so long; an instance reads it far more often. */
const KEPT_MS = DAY_MS;

/**
 * The present state of the log. What was committed before is not told again, though a transaction that is older and
 * still open, in whichever database of the server, keeps the mark's xmin back.
 */
export async function readChangeMark(db: Db): Promise<ChangeMark> {
  const [first, ...rows] = await listRows<{ xmin: string; xid: string | null }>(
    db,
    sql`select distinct pg_snapshot_xmin(pg_current_snapshot())::text as xmin, c.xid::text as xid
      from (select 1) one left join ${catalogChanges} c on c.xid >= pg_snapshot_xmin(pg_current_snapshot())`,
  );
  if (!first) throw new Error("Bug: the database did not tell its snapshot.");
  return { xmin: first.xmin, seen: [first, ...rows].flatMap(({ xid }) => xid ?? []) };
}

/**
 * What has been committed since a mark, in whatever order the transactions ended: a transaction that was still
 * open when the mark was set is not before its xmin. Null when the mark is of another life of the database.
 */
export async function readChanges(db: Db, mark: ChangeMark): Promise<Changes | null> {
  // One statement has one snapshot, so that the rows and the new mark belong together.
  const rows = await listRows<LogRow>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, c.xid::text as xid, c.subject
      from (select 1) one left join ${catalogChanges} c on c.xid >= ${mark.xmin}::xid8
        and c.xid < pg_snapshot_xmax(pg_current_snapshot())
        and c.xid <> all(${`{${mark.seen.join(",")}}`}::xid8[])`,
  );
  const xmin = rows[0]?.xmin ?? mark.xmin;
  if (BigInt(xmin) < BigInt(mark.xmin)) return null;
  const subjects = new Set(rows.flatMap(({ subject }) => subject ?? []));
  const all = subjects.delete("all");
  const terms = subjects.delete("terms");
  const seen = new Set([...mark.seen, ...rows.flatMap(({ xid }) => xid ?? [])]);
  return {
    mark: { xmin, seen: [...seen].filter((xid) => BigInt(xid) >= BigInt(xmin)) },
    all,
    terms,
    productIds: [...subjects],
  };
}

/** Removes what every instance has read. */
export async function removeOldCatalogChanges(db: Db, now: Date): Promise<void> {
  await db.delete(catalogChanges).where(lt(catalogChanges.at, addMs(now, -KEPT_MS)));
}
