import type { PGlite } from "@electric-sql/pglite";
import { HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { toIrishClock } from "#app/lib/time/irish-time.ts";
import type { DbLog } from "../db-log.ts";
import { describeDbError } from "../errors.server.ts";
import { CHANGED_TABLES, filledTables } from "../table-statistics.ts";
import { runOutsideScopes } from "../transaction-scope.server.ts";
import type { DurableFiles } from "./embedded-files.server.ts";

/** The log is emptied once this much was written, whatever the clock says: a large import fills it in seconds. */
const CHECKPOINT_BYTES = 24 * 1024 * 1024;
/** How often the amount written is looked at. */
const LOOK_MS = 200;
const VACUUM_AFTER_MS = 20 * HOUR_MS;
/** A site that never runs at night is vacuumed by day after this long. */
const VACUUM_AT_LATEST_MS = 48 * HOUR_MS;
/** How often the tables that have changed much are looked for. PostgreSQL's `autovacuum_naptime`. */
const ANALYZE_EVERY_MS = MINUTE_MS;
/** Between 3 and 5 o'clock in Ireland, where the visitors are. */
const isNight = (now: Date): boolean => [3, 4].includes(toIrishClock(now).getUTCHours());

export interface UpkeepOptions {
  readonly pglite: PGlite;
  readonly files: DurableFiles;
  readonly log: DbLog;
  /** How often the log is emptied when something was written, in milliseconds. */
  readonly everyMs: number;
  /** How often tables that have changed much are analysed, in milliseconds: a minute when it is left out. */
  readonly analyzeEveryMs?: number | undefined;
}

export interface Upkeep {
  /** Empties the write-ahead log. */
  checkpoint(): Promise<void>;
  /** Frees dead rows and refreshes statistics; the engine has no autovacuum. Holds up other statements. */
  maintain(): Promise<void>;
  /** Ends the timers and waits for work begun. */
  stop(): Promise<void>;
}

/** The chores a PostgreSQL server has background processes for. */
export function startUpkeep(options: UpkeepOptions): Upkeep {
  const { pglite, files, log, everyMs, analyzeEveryMs = ANALYZE_EVERY_MS } = options;
  let written = files.walBytes;
  let checkpointed = Date.now();
  // Counted from the start: a vacuum at every start would delay the first visitors.
  let vacuumed = Date.now();
  let analyzed = Date.now();
  let running: Promise<void> = Promise.resolve();
  let busy = false;

  const checkpoint = async (): Promise<void> => {
    await pglite.exec("CHECKPOINT");
    written = files.walBytes;
    checkpointed = Date.now();
  };
  const maintain = async (): Promise<void> => {
    const tables = await listNames(pglite, filledTables({ catalogs: true }));
    await pglite.exec(`VACUUM (ANALYZE) ${tables.join(", ")}`);
    vacuumed = Date.now();
    analyzed = vacuumed;
    await checkpoint();
  };
  const analyzeChanged = async (): Promise<void> => {
    analyzed = Date.now();
    // One at a time: other statements wait for one table, not for all.
    for (const table of await listNames(pglite, CHANGED_TABLES)) await pglite.exec(`ANALYZE ${table}`);
  };
  const look = async (): Promise<void> => {
    const now = Date.now();
    const sinceVacuum = now - vacuumed;
    if (sinceVacuum > VACUUM_AT_LATEST_MS || (sinceVacuum > VACUUM_AFTER_MS && isNight(new Date(now)))) {
      await maintain();
      return;
    }
    if (now - analyzed > analyzeEveryMs) await analyzeChanged();
    const bytes = files.walBytes - written;
    if (bytes > CHECKPOINT_BYTES || (bytes > 0 && now - checkpointed > everyMs)) await checkpoint();
  };
  const tick = (): void => {
    if (busy) return;
    busy = true;
    running = look()
      .catch((error: unknown) => log.error({ err: describeDbError(error) }, "database upkeep failed"))
      .finally(() => {
        busy = false;
      });
  };
  const timer = runOutsideScopes(() => setInterval(tick, Math.min(LOOK_MS, everyMs)));
  timer.unref();

  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await running;
    await checkpoint();
  };
  return { checkpoint, maintain, stop };
}

async function listNames(pglite: PGlite, statement: string): Promise<readonly string[]> {
  const { rows } = await pglite.query<{ name: string }>(statement);
  return rows.map(({ name }) => name);
}
