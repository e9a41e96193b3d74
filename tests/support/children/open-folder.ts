/** Opens the embedded database in the given folder and closes it again; prints how it went. */
import { openDatabase } from "#app/db/open-database.server.ts";

const [dataDir = ""] = process.argv.slice(2);
try {
  const database = await openDatabase({ dataDir });
  console.log("opened");
  await database.close();
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exitCode = 1;
}
