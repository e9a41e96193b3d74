import { existsSync } from "node:fs";
import type { Config } from "#app/config.server.ts";
import { embeddedPaths, holdsDatabase } from "#app/db/embedded/embedded-folder.server.ts";
import { makeEmbedded } from "#app/db/fill-database.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS_FOLDER } from "../project-root.ts";
import { type FirstStart, prepareFirstStart } from "./first-start.ts";

/** True when a start will have to make the embedded database. Throws DatabaseStartError for a folder that is none. */
export function lacksDatabase({ databaseUrl, dataDir }: Config): boolean {
  if (databaseUrl !== undefined) return false;
  const { database, replaced, moved } = embeddedPaths(dataDir);
  return !existsSync(replaced) && !existsSync(moved) && !holdsDatabase(database);
}

/**
 * Makes the embedded database of a new site with all that its first start fills it with, and moves it into its place
 * at the end: a kill before leaves nothing. Throws DatabaseStartError with one plain sentence.
 */
export async function makeFirstDatabase(config: Config): Promise<FirstStart> {
  const log = createLogger(config.logLevel);
  return makeEmbedded({ dataDir: config.dataDir, replace: false, log }, async (database) => {
    await migrateDatabase(database, MIGRATIONS_FOLDER, log);
    return prepareFirstStart({ config, database, clock: systemClock, log });
  });
}
