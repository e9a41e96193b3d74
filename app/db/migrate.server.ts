import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { hashOf } from "#app/lib/hash.server.ts";
import { type Db, inTransaction, listRows } from "./client.server.ts";
import { type DbLog, silentLog } from "./db-log.ts";
import { DatabaseStartError, dbErrorFacts, describeDbError } from "./errors.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";

/** Any fixed number: processes that migrate the same database wait for each other on it. */
const LOCK_KEY = 7_411_520_031;
const LOCK_WAIT = "60s";
const LOCK_NOT_AVAILABLE = "55P03";
const INSUFFICIENT_PRIVILEGE = "42501";
const BREAKPOINT = "--> statement-breakpoint";

/** One generated SQL file. */
interface Migration {
  readonly tag: string;
  /** The generator's time stamp, in milliseconds: the order of migrations. */
  readonly when: number;
  readonly statements: readonly string[];
  readonly hash: string;
}

export interface MigrationReport {
  /** Names of the migrations this call ran, oldest first. */
  readonly applied: readonly string[];
}

/**
 * Brings the database to the newest migration of `folder`, all or nothing. Processes that start at once on
 * a server take turns, so each migration runs once. Throws DatabaseStartError with one sentence when a
 * migration fails, or when the database is newer than the folder. `only` names the time stamps of those to run, for
 * tables of an earlier version.
 */
export async function migrateDatabase(
  database: Pick<OpenDatabase, "engine" | "withDedicated">,
  folder: string,
  log: DbLog = silentLog,
  only?: ReadonlySet<string>,
): Promise<MigrationReport> {
  const migrations = readMigrations(folder);
  return database.withDedicated(async (db) => {
    if (database.engine === "server") await lockMigrations(db);
    const pending = listPending(migrations, await readHistory(db)).filter(
      ({ when }) => only === undefined || only.has(String(when)),
    );
    if (pending.length > 0) await applyAll(db, pending, log);
    return { applied: pending.map((migration) => migration.tag) };
  });
}

/** Lists the migrations that a database has seen, as time stamps and hashes of their texts, oldest first. */
export function listHistory(db: Db): Promise<HistoryRow[]> {
  return listRows<HistoryRow>(
    db,
    sql`SELECT created_at::text AS "when", hash FROM drizzle.__drizzle_migrations ORDER BY created_at`,
  );
}

/**
 * Compares the history of a backup with the migrations of this version: "newer" when one of them is not known here,
 * "changed" when one has another text.
 */
export function compareHistory(history: readonly HistoryRow[], folder: string): "fits" | "newer" | "changed" {
  const known = new Map(readMigrations(folder).map(({ when, hash }) => [String(when), hash]));
  if (history.some(({ when }) => !known.has(when))) return "newer";
  return history.every(({ when, hash }) => known.get(when) === hash) ? "fits" : "changed";
}

function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), "utf8");
    const statements = text.split(BREAKPOINT).filter((statement) => statement.trim() !== "");
    return { tag, when, statements, hash: hashOf(text) };
  });
}

/**
 * Waits until no other process migrates, and takes the lock, which is freed when its connection ends, however it ends.
 * Throws DatabaseStartError after `LOCK_WAIT`.
 */
export async function lockMigrations(db: Db): Promise<void> {
  await db.execute(sql.raw(`SET lock_timeout = '${LOCK_WAIT}'`));
  try {
    await db.execute(sql.raw(`SELECT pg_advisory_lock(${LOCK_KEY})`));
  } catch (error) {
    if (dbErrorFacts(error)?.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new DatabaseStartError(
      `Another process has been migrating this database for longer than ${LOCK_WAIT}.`,
    );
  }
}

export interface HistoryRow extends Record<string, unknown> {
  readonly when: string;
  readonly hash: string;
}

/** What has run, in the table that Drizzle's own migrator keeps. */
async function readHistory(db: Db): Promise<HistoryRow[]> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`).catch(explainRights);
  await db.execute(sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint
  )`);
  return listHistory(db);
}

function explainRights(error: unknown): never {
  if (dbErrorFacts(error)?.code !== INSUFFICIENT_PRIVILEGE) throw error;
  throw new DatabaseStartError(
    "The user in DATABASE_URL may not make tables there: let it own the database (ALTER DATABASE … OWNER TO …).",
  );
}

function listPending(migrations: readonly Migration[], history: readonly HistoryRow[]): Migration[] {
  const known = new Map(migrations.map((migration) => [String(migration.when), migration]));
  for (const row of history) {
    const migration = known.get(row.when);
    if (migration === undefined) {
      throw new DatabaseStartError(
        "The database was migrated by another version of the site that this one does not know: start the newer version.",
      );
    }
    if (migration.hash !== row.hash) {
      throw new DatabaseStartError(
        `Migration ${migration.tag} was changed after it ran on this database: restore the file, and add a new migration.`,
      );
    }
  }
  const done = new Set(history.map((row) => row.when));
  return migrations.filter((migration) => !done.has(String(migration.when)));
}

async function applyAll(db: Db, pending: readonly Migration[], log: DbLog): Promise<void> {
  let current = "";
  try {
    await inTransaction(db, async (tx) => {
      for (const migration of pending) {
        current = migration.tag;
        for (const statement of migration.statements) await tx.execute(sql.raw(statement));
        await tx.execute(
          sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${migration.hash}, ${migration.when})`,
        );
      }
    });
  } catch (error) {
    log.error({ err: describeDbError(error), migration: current }, "migration failed");
    const code = dbErrorFacts(error)?.code ?? "no answer";
    throw new DatabaseStartError(`Migration ${current} failed (${code}); nothing of it was kept.`, {
      cause: error,
    });
  }
}
