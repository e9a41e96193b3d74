/** Writes rows to the embedded database in the given folder while its disk refuses to write down the fourth. */
import { fsyncSync, writeSync } from "node:fs";
import { openEmbedded } from "#app/db/embedded/embedded.server.ts";

const [dataDir = ""] = process.argv.slice(2);
let broken = false;
const log = {
  info: () => {},
  warn: () => {},
  error: (_: object, message: string) => writeSync(1, `${message}\n`),
};
const { pglite } = await openEmbedded({
  dataDir,
  log,
  fsync: (fd) => {
    if (broken) throw Object.assign(new Error("input/output error"), { code: "EIO" });
    fsyncSync(fd);
  },
});
await pglite.exec("CREATE TABLE written (id int PRIMARY KEY)");
for (let id = 1; id <= 9; id++) {
  broken = id > 3;
  await pglite.query("INSERT INTO written VALUES ($1)", [id]);
  writeSync(1, `saved ${id}\n`);
}
