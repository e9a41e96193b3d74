/**
 * Opens the embedded database in the given folder, says which rows it holds, then adds rows for ever. Each
 * number is printed once its transaction is acknowledged. Rows come in pairs: half a pair is a torn transaction.
 */
import { writeSync } from "node:fs";
import { openEmbedded } from "#app/db/embedded/embedded.server.ts";

const [dataDir = ""] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => console.error(message) };
const { pglite } = await openEmbedded({ dataDir, log, checkpointEveryMs: 40 });
await pglite.exec(
  "CREATE TABLE IF NOT EXISTS written (id int, half int, filling text, PRIMARY KEY (id, half))",
);
const found = await pglite.query<{ last: number; rows: number; filled: number }>(
  "SELECT coalesce(max(id), 0)::int AS last, count(*)::int AS rows, count(filling)::int AS filled FROM written",
);
const { last, rows, filled } = found.rows[0] ?? { last: 0, rows: 0, filled: 0 };
writeSync(1, `found last=${last} rows=${rows} filled=${filled}\n`);
for (let id = last + 1; ; id++) {
  await pglite.transaction(async (tx) => {
    await tx.query("INSERT INTO written VALUES ($1, 1, $2)", [id, "x".repeat(500)]);
    await tx.query("INSERT INTO written VALUES ($1, 2, $2)", [id, "y".repeat(500)]);
  });
  writeSync(1, `saved ${id}\n`);
}
