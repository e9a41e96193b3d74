import { setTimeout as delay } from "node:timers/promises";
import { is, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  type PgDatabase,
  type PgInsertValue,
  type PgQueryResultHKT,
  type PgTable,
  PgTransaction,
} from "drizzle-orm/pg-core";
import type * as schema from "#app/db/schema/all.ts";
import { type DbLog, silentLog } from "./db-log.ts";
import { describeDbError, isTransientDbError } from "./errors.server.ts";
import { RefusalRollback, rollbackOnRefusal } from "./refusal-rollback.ts";
import { keepTableNames } from "./statements/keep-table-names.ts";
import { writeSqlInOnePass } from "./statements/write-sql.ts";
import {
  type AnySession,
  currentScope,
  guardOuterSession,
  guardTransactionSession,
  runInScope,
  runOutsideScopes,
  TransactionScope,
  watchStatements,
} from "./transaction-scope.server.ts";

keepTableNames();
writeSqlInOnePass();

type Schema = typeof schema;

/** The database, inside or outside of a transaction. The first parameter of every read. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

/** An open transaction. The first parameter of what only makes sense in one. A `Tx` is a `Db`, never the reverse. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, Db["_"]["schema"] & object>;

/** A transaction is tried this often when PostgreSQL asks for another try. */
const MAX_ATTEMPTS = 5;

/** A statement that takes this long, in milliseconds, holds up a page: it is logged, with placeholders for its values. */
const SLOW_MS = 500;

const scopes = new WeakMap<object, TransactionScope>();
const watches = new WeakMap<object, Watch>();

/** The listener and the log that hear of slow statements. */
export interface Watch {
  readonly log: DbLog;
  readonly onSlow?: (() => void) | undefined;
}

/** Adds the guards to a Drizzle client. Every client the application or a test uses comes from here. */
export function prepareDb(db: Db, watch: Watch = { log: silentLog }): Db {
  guardOuterSession(db._.session);
  watchSlow(db._.session, watch);
  watches.set(db._.session, watch);
  return db;
}

function watchSlow(session: AnySession, { log, onSlow }: Watch): void {
  watchStatements(session, SLOW_MS, (statement, ms) => {
    log.warn({ ms, statement: statement.replaceAll(/\s+/g, " ").slice(0, 500) }, "slow statement");
    onSlow?.();
  });
}

/**
 * Runs `work` in a transaction: all of its writes are saved, or none when it throws or returns a refusal (a `Result`
 * that is not ok). The only way to open one. Given a `Tx` it makes a savepoint inside of it. On a serialization failure
 * or a deadlock the whole of `work` runs again, so it must have no effect outside the database: those go into
 * `afterCommit`. Inside, the outer database throws at once, and so does `tx` once the transaction is over.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return inSavepoint(db, work);
  for (let attempt = 1; ; attempt++) {
    const scope = new TransactionScope(db._.session, currentScope());
    const outcome = await attemptTransaction(db, scope, work);
    if (outcome.ok) {
      await runCallbacks(outcome.callbacks, watches.get(db._.session)?.log ?? silentLog);
      return outcome.value;
    }
    if (attempt >= MAX_ATTEMPTS || !isTransientDbError(outcome.error)) throw outcome.error;
    await delay(Math.random() * 10 * 2 ** attempt);
  }
}

type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly callbacks: readonly (() => void | Promise<void>)[] }
  | { readonly ok: false; readonly error: unknown };

async function attemptTransaction<T>(
  db: Db,
  scope: TransactionScope,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    const value = await db.transaction((tx) => {
      scopes.set(tx, scope);
      if (tx._.session !== db._.session) {
        guardTransactionSession(tx._.session, scope);
        watchSlow(tx._.session, watches.get(db._.session) ?? { log: silentLog });
      }
      return runInScope(scope, () => finish(tx, scope, work));
    });
    return { ok: true, value, callbacks: scope.end() };
  } catch (error) {
    scope.end();
    if (error instanceof RefusalRollback) return { ok: true, value: error.refusal as T, callbacks: [] };
    return { ok: false, error };
  }
}

/** Does the work and sends the statements that were kept for its end. Throws RefusalRollback when it is refused. */
async function finish<T>(tx: Tx, scope: TransactionScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const value = rollbackOnRefusal(await work(tx));
  await scope.late.send(tx);
  return value;
}

async function inSavepoint<T>(outer: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const parent = openScopeOf(outer);
  const scope = new TransactionScope(parent.owner, currentScope());
  try {
    const value = await outer.transaction((tx) => {
      scopes.set(tx, scope);
      return runInScope(scope, () => finish(tx, scope, work));
    });
    parent.add(...scope.end());
    return value;
  } catch (error) {
    if (error instanceof RefusalRollback) return error.refusal as T;
    throw error;
  } finally {
    scope.end();
  }
}

/**
 * Runs `callback` after the outermost transaction has been saved, in the order of the calls, before
 * `inTransaction` returns; never when it is rolled back, or a savepoint around the call is. The write is
 * whatever the callback does: its failure is logged, not thrown.
 */
export function afterCommit(tx: Tx, callback: () => void | Promise<void>): void {
  openScopeOf(tx).add(callback);
}

/**
 * Inserts a row at the end of the transaction or savepoint, in one statement with all other rows and statements of that
 * kind: one round trip instead of one each. For rows that the rest of it neither reads nor refers to. They are saved or
 * rolled back with everything else, and a constraint that they violate makes `inTransaction` throw.
 */
export function insertLate<T extends PgTable>(tx: Tx, table: T, row: PgInsertValue<T>): void {
  openScopeOf(tx).late.insert(table, row);
}

/** Runs a statement at the end of the transaction or savepoint, together with `insertLate`'s rows; once for each `name`. */
export function runLate(tx: Tx, name: string, build: (tx: Db) => SQLWrapper): void {
  openScopeOf(tx).late.run(name, build);
}

async function runCallbacks(callbacks: readonly (() => void | Promise<void>)[], log: DbLog): Promise<void> {
  for (const callback of callbacks) {
    try {
      await runOutsideScopes(callback);
    } catch (error) {
      log.error({ err: describeDbError(error) }, "work after a saved transaction failed");
    }
  }
}

function isTx(db: Db): db is Tx {
  return is(db, PgTransaction);
}

function openScopeOf(tx: Tx): TransactionScope {
  const scope = scopes.get(tx);
  if (scope === undefined) throw new Error("Bug: this transaction was not opened by inTransaction.");
  if (!scope.open) throw new Error("Bug: this transaction is over.");
  return scope;
}

/** The rows of a hand-written statement, the same on both engines. Column types are the caller's claim. */
export async function listRows<T extends Record<string, unknown>>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { readonly rows: T[] };
  return result.rows;
}
