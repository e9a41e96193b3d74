/**
 * Opens what a process of the site opens at its start, on the server database at the given URL, and prints how many
 * migrations this process ran and what is not ready.
 */

import { readConfig } from "#app/config.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { checkReadiness } from "#app/http/health/readiness.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS_FOLDER, newestMigration } from "#server/project-root.ts";

const [databaseUrl = "", dataDir = ""] = process.argv.slice(2);
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
const database = await openDatabase({ databaseUrl, dataDir });
const { applied } = await migrateDatabase(database, MIGRATIONS_FOLDER);
const state = { draining: false, accepted: 0, newestMigration: newestMigration() };
const { failed } = await checkReadiness({ db: database.db, config, clock: systemClock }, state);
await database.close();
console.log(`applied ${applied.length}, failed ${JSON.stringify(failed)}`);
