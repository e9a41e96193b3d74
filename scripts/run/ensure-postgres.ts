/** Prints where the PostgreSQL programs for the tests are, and installs them when there are none. */
import { ensurePostgres } from "#tests/support/database/postgres-binaries.ts";

try {
  const { folder, version } = ensurePostgres(process.argv[2], (line) => console.log(line));
  console.log(`PostgreSQL ${version} in ${folder}`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
