import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { prepareDb } from "#app/db/client.server.ts";
import { startEngineInMemory } from "#app/db/embedded-engine.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import * as schema from "#app/db/schema/all.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const CACHE = join(ROOT, ".cache/test-db");

/** The folder of generated migrations. */
export const MIGRATIONS = join(ROOT, "drizzle");

/** Changes with every migration and with the engine, so that no test runs on an old dump. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  for (const file of [join(engine, "../../package.json"), join(ROOT, "app/db/embedded-engine.server.ts")]) {
    hash.update(readFileSync(file));
  }
  for (const name of readdirSync(MIGRATIONS, { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Path of a dump of a migrated, otherwise empty embedded database. Made once for each set of migrations. */
export async function ensureDump(): Promise<string> {
  const file = join(CACHE, `${fingerprint()}.tar.gz`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const pglite = await startEngineInMemory();
  try {
    const db = prepareDb(drizzle({ client: pglite, schema }));
    await migrateDatabase({ engine: "embedded", withDedicated: (work) => work(db) }, MIGRATIONS);
    await pglite.exec("CHECKPOINT");
    const dump = await pglite.dumpDataDir("gzip");
    // Renamed when complete, because several processes may make it at once.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    renameSync(part, file);
  } finally {
    await pglite.close();
  }
  return file;
}

/** Makes a data folder with a migrated database of its own, faster than a start does. Gives the folder. */
export async function unpackDatabase(dataDir: string): Promise<string> {
  const folder = join(dataDir, "db");
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync("tar", ["-xzf", await ensureDump(), "-C", folder], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The dump could not be unpacked: ${stderr}`);
  return dataDir;
}
