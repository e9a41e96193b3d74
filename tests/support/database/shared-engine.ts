import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { type Db, listRows, prepareDb } from "#app/db/client.server.ts";
import { startEngineInMemory } from "#app/db/embedded/embedded-engine.server.ts";
import * as schema from "#app/db/schema/all.ts";
import { emptyTables } from "./empty-tables.ts";
import { putBack, readRows, type TableRows } from "./remember-rows.ts";

/** A migrated embedded database for one test file. */
export interface FileDb {
  readonly db: Db;
  /** Puts every table back to its rows after the migrations. */
  reset(): Promise<void>;
  /** Refuses further statements. Throws when the file has changed more than rows. */
  end(): Promise<void>;
}

interface Engine {
  readonly pglite: PGlite;
  readonly rows: readonly TableRows[];
  readonly sequences: readonly Sequence[];
  readonly shape: string;
}

interface Sequence extends Record<string, unknown> {
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

interface Shape extends Record<string, unknown> {
  readonly shape: string;
}

/** Starting an engine takes longer than most test files, so the files of a process share one. */
let shared: Promise<Engine> | undefined;

/**
 * The engine of this process for one file, with the rows and sequences of a new one. The database object, and with it
 * whatever modules keep by the database, is the file's own; what still runs after the file's end is refused.
 */
export async function borrowEngine(dump: string): Promise<FileDb> {
  shared ??= startEngine(dump);
  const engine = await shared;
  const { client, close } = openClient(engine.pglite);
  const db = prepareDb(drizzle({ client, schema }));
  const reset = () => putBack(db, engine.rows, () => emptyTables(engine.pglite));
  await reset();
  for (const { name, value, called } of engine.sequences)
    await db.execute(sql`SELECT setval(${name}::regclass, ${value}::bigint, ${called})`);
  // The engine has no autovacuum, and removes its log at a checkpoint alone.
  for (const statement of ["VACUUM pg_class", "CHECKPOINT"]) await engine.pglite.query(statement);
  const end = async () => {
    const shape = await shapeOf(db);
    close();
    if (shape === engine.shape) return;
    shared = undefined;
    await engine.pglite.close();
    throw new Error("The file changes tables, functions or settings: it needs useOwnTestDb()");
  };
  return { db, reset, end };
}

/** An engine for one file alone, which may change its tables. */
export async function startOwnEngine(dump: string): Promise<FileDb> {
  const { pglite, rows } = await startEngine(dump);
  const db = prepareDb(drizzle({ client: pglite, schema }));
  return { db, reset: () => putBack(db, rows), end: () => pglite.close() };
}

async function startEngine(dump: string): Promise<Engine> {
  const pglite = await startEngineInMemory(new Blob([readFileSync(dump)], { type: "application/x-tar" }));
  const db = prepareDb(drizzle({ client: pglite, schema }));
  const sequences = await listRows<Sequence>(
    db,
    sql`SELECT format('%I.%I', schemaname, sequencename) AS name,
      coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS called FROM pg_sequences`,
  );
  return { pglite, rows: await readRows(db), sequences, shape: await shapeOf(db) };
}

/** An engine's client that can be closed while the engine goes on. */
function openClient(pglite: PGlite): { readonly client: PGlite; close(): void } {
  let open = true;
  const whileOpen = <A extends unknown[], R>(ask: (...args: A) => Promise<R>) => ({
    value: async (...args: A): Promise<R> => {
      if (!open) throw new Error("The test file of this database has ended");
      return ask(...args);
    },
  });
  const client: PGlite = Object.create(pglite, {
    query: whileOpen(pglite.query.bind(pglite)),
    transaction: whileOpen(pglite.transaction.bind(pglite)),
  });
  return {
    client,
    close: () => {
      open = false;
    },
  };
}

const CATALOGS = ["attribute", "constraint", "index", "proc", "rewrite", "trigger", "type"];

/** Changes with tables, columns, constraints, indexes, functions, triggers, and with the settings of the session. */
async function shapeOf(db: Db): Promise<string> {
  const counts = CATALOGS.map((name) =>
    sql.raw(`SELECT '${name} ' || count(*) || ' ' || max(xmin::text::bigint) FROM pg_${name}`),
  );
  const [row] = await listRows<Shape>(
    db,
    sql`SELECT string_agg(part, E'\n' ORDER BY part) AS shape FROM (
      ${sql.join(counts, sql` UNION ALL `)}
      UNION ALL SELECT 'class ' || count(*) FROM pg_class
      UNION ALL SELECT name || ' ' || setting FROM pg_settings WHERE name NOT LIKE '%.%'
    ) AS parts (part)`,
  );
  return row?.shape ?? "";
}
