import type { PGlite } from "@electric-sql/pglite";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { toIrishClock } from "#app/lib/time/irish-time.ts";
import type { DbLog } from "../db-log.ts";
import { describeDbError } from "../errors.server.ts";
import { runOutsideScopes } from "../transaction-scope.server.ts";
import type { DurableFiles } from "./embedded-files.server.ts";

/** The log is emptied once this much was written, whatever the clock says: a large import fills it in seconds. */
const CHECKPOINT_BYTES = 24 * 1024 * 1024;
/** How often the amount written is looked at. */
const LOOK_MS = 200;
const VACUUM_AFTER_MS = 20 * HOUR_MS;
/** A site that never runs at night is vacuumed by day after this long. */
const VACUUM_AT_LATEST_MS = 48 * HOUR_MS;
/** Between 3 and 5 o'clock in Ireland, where the visitors are. */
const isNight = (now: Date): boolean => [3, 4].includes(toIrishClock(now).getUTCHours());

export interface UpkeepOptions {
  readonly pglite: PGlite;
  readonly files: DurableFiles;
  readonly log: DbLog;
  readonly everyMs: number;
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
export function startUpkeep({ pglite, files, log, everyMs }: UpkeepOptions): Upkeep {
  let written = files.walBytes;
  let checkpointed = Date.now();
  // Counted from the start: a vacuum at every start would delay the first visitors.
  let vacuumed = Date.now();
  let running: Promise<void> = Promise.resolve();
  let busy = false;

  const checkpoint = async (): Promise<void> => {
    await pglite.exec("CHECKPOINT");
    written = files.walBytes;
    checkpointed = Date.now();
  };
  const maintain = async (): Promise<void> => {
    await pglite.exec("VACUUM (ANALYZE)");
    vacuumed = Date.now();
    await checkpoint();
  };
  const look = async (): Promise<void> => {
    const now = Date.now();
    const sinceVacuum = now - vacuumed;
    if (sinceVacuum > VACUUM_AT_LATEST_MS || (sinceVacuum > VACUUM_AFTER_MS && isNight(new Date(now)))) {
      await maintain();
      return;
    }
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
