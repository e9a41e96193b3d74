import { chmodSync, existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { embeddedPaths, holdsDatabase } from "#app/db/embedded/embedded-folder.server.ts";
import { makeEmbedded } from "#app/db/fill-database.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS_FOLDER, newestMigration, PROJECT_ROOT } from "../project-root.ts";
import { type FirstStart, prepareFirstStart } from "./first-start.ts";

const TEMPLATES = join(PROJECT_ROOT, "build/template");
/** A migrated, otherwise empty database. Its name tells the newest migration: one of other migrations is not used. */
const TEMPLATE = embeddedPaths(join(TEMPLATES, String(newestMigration()))).database;

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
  const template = existsSync(TEMPLATE) ? TEMPLATE : undefined;
  return makeEmbedded({ dataDir: config.dataDir, replace: false, template, log }, async (database) => {
    await migrateDatabase(database, MIGRATIONS_FOLDER, log);
    return prepareFirstStart({ config, database, clock: systemClock, log });
  });
}

/** Makes the database that the first start of each new site copies, for the build: making one takes longest of all. */
export async function makeTemplate(): Promise<void> {
  rmSync(TEMPLATES, { recursive: true, force: true });
  await makeEmbedded({ dataDir: dirname(TEMPLATE), replace: false }, async (database) => {
    await migrateDatabase(database, MIGRATIONS_FOLDER);
    await database.maintain();
  });
  letEveryoneRead(TEMPLATES);
}

/** The site may run as another user than the one who built it. There is nothing private in an empty database. */
function letEveryoneRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letEveryoneRead(path);
    else chmodSync(path, 0o644);
  }
}
