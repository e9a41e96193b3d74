/** Migrates the server database at the given URL and prints how many migrations this process ran. */

import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";

const [databaseUrl = "", folder = ""] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "" });
const { applied } = await migrateDatabase(database, folder);
await database.close();
console.log(`applied ${applied.length}`);
