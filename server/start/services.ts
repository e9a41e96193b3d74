import type { Config } from "#app/config.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { type OnStatement, type OpenDatabase, openDatabase } from "#app/db/open-database.server.ts";
import { createLogger, type Logger } from "#app/http/health/log.server.ts";
import { createMetrics, type Metrics } from "#app/http/health/metrics.server.ts";
import type { ServerState } from "#app/http/health/server-state.server.ts";
import { assertUploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { type Clock, systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS_FOLDER, newestMigration } from "../project-root.ts";

/** What one process opens once and every request shares. */
export interface Services {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly state: ServerState;
  /** The metrics; null when no METRICS_TOKEN is configured. */
  readonly metrics: Metrics | null;
}

export interface ServiceOptions {
  readonly clock?: Clock;
  readonly log?: Logger;
  /** A listener of every statement that is sent to the database. For measurements. */
  readonly onStatement?: OnStatement;
}

/**
 * Makes sure that uploads can be kept, opens the database and brings its tables up to date. Throws
 * DatabaseStartError or StorageStartError with one plain sentence.
 */
export async function openServices(config: Config, options: ServiceOptions = {}): Promise<Services> {
  const log = options.log ?? createLogger(config.logLevel);
  const metrics = config.metricsToken === undefined ? null : createMetrics();
  const onSlow = () => metrics?.slowStatement();
  const { databaseUrl, dataDir } = config;
  await assertUploadStorage(config);
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    onSlow,
    onStatement: options.onStatement,
  });
  try {
    await migrateDatabase(database, MIGRATIONS_FOLDER, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const state = { draining: false, accepted: 0, newestMigration: newestMigration() };
  return { config, database, clock: options.clock ?? systemClock, log, state, metrics };
}
