import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import type { BackupState } from "#app/features/backups/backups.ts";
import { getBackupState } from "#app/features/backups/queries.server.ts";
import { awaitCatalogIndex } from "#app/features/catalog/index/catalog-index.server.ts";
import { uploadsAnswer } from "#app/features/media/uploads-answer.server.ts";
import { makeFolder } from "#app/lib/make-folder.server.ts";
import { type Clock, HOUR_MS } from "#app/lib/time/clock.ts";
import type { ServerState } from "./server-state.server.ts";

/** "degraded" answers visitors, but something needs a person. */
export interface ReadinessReport {
  readonly status: "ready" | "degraded" | "unready";
  /** What keeps visitors away, by name. */
  readonly failed: readonly string[];
  /** What works in a lesser way, by name. */
  readonly degraded: readonly string[];
  /** The last backup; null when there is none or the database did not say. */
  readonly backup: { readonly ageHours: number; readonly bytes: number } | null;
}

interface ReadinessContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
}

const CHECK_LIMIT_MS = 1000;

const checking = new WeakMap<Db, Promise<ReadinessReport>>();

/**
 * Asks everything that a page needs, all at once and for a second at most. Tells no version and no address. Requests
 * that come meanwhile share the report: the probe is not admitted like a page, and anybody can ask it.
 */
export async function checkReadiness(
  context: ReadinessContext,
  state: ServerState,
): Promise<ReadinessReport> {
  const { db } = context;
  let report = state.draining ? undefined : checking.get(db);
  if (!report) {
    report = readReadiness(context, state).finally(() => checking.delete(db));
    checking.set(db, report);
  }
  return report;
}

async function readReadiness(
  { db, config, clock }: ReadinessContext,
  state: ServerState,
): Promise<ReadinessReport> {
  const checks: Readonly<Record<string, () => Promise<unknown>>> = {
    database: async () => db.execute(sql`select 1`),
    migrations: () => assertMigrated(db, state.newestMigration),
    catalogue: () => awaitCatalogIndex(db),
    ...(usesDisk(config) && { disk: () => writeAndRemove(config.dataDir) }),
  };
  const uploadsKnown = succeeds(uploadsAnswer(config));
  const backupsKnown = backupsOf(db, config, clock.now());
  const failed = state.draining ? ["draining"] : [];
  const outcomes = Object.entries(checks).map(async ([name, check]) =>
    (await succeeds(check())) ? null : name,
  );
  for (const name of await Promise.all(outcomes)) if (name !== null) failed.push(name);
  const [backups, uploads] = await Promise.all([backupsKnown, uploadsKnown]);
  const degraded = [...(config.smtpUrl ? [] : ["mail is kept, not sent"]), ...(backups?.complaints ?? [])];
  // Pages are still worth having while pictures are not.
  if (!uploads) degraded.push("uploads");
  return {
    status: failed.length > 0 ? "unready" : degraded.length > 0 ? "degraded" : "ready",
    failed,
    degraded,
    backup: backups?.last ?? null,
  };
}

interface Backups {
  readonly last: ReadinessReport["backup"];
  readonly complaints: readonly string[];
}

/** What is to be said of the backups; null when the database did not say in time. */
async function backupsOf(db: Db, config: Config, now: Date): Promise<Backups | null> {
  let state: BackupState | undefined;
  const read = async () => {
    state = await getBackupState(db, config, now);
  };
  if (!(await succeeds(read())) || !state) return null;
  const { last, failure, late, gone } = state;
  return {
    last: last && {
      ageHours: Math.floor((now.getTime() - last.at.getTime()) / HOUR_MS),
      bytes: last.bytes,
    },
    complaints: [
      ...(late ? ["backup is too old"] : []),
      ...(failure === null ? [] : ["backup failed"]),
      ...(gone ? ["backup file is missing or shorter than it was"] : []),
    ],
  };
}

/** Whether the data folder is used; with a database server and a bucket it holds nothing. */
function usesDisk({ databaseUrl, s3 }: Config): boolean {
  return databaseUrl === undefined || s3 === undefined;
}

async function succeeds(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_LIMIT_MS);
  });
  const done = check.then(
    () => true,
    () => false,
  );
  return Promise.race([done, limit]).finally(() => clearTimeout(timer));
}

/** A newer version of the site may already have added to the tables: that is fine for this one. */
async function assertMigrated(db: Db, newest: number): Promise<void> {
  const rows = await listRows<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.newest ?? 0) < newest) throw new Error("The database is older than this version");
}

async function writeAndRemove(folder: string): Promise<void> {
  await makeFolder(folder);
  const file = join(folder, `.probe-${randomBytes(4).toString("hex")}`);
  await writeFile(file, "ok");
  await rm(file);
}
