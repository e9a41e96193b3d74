import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { prepareDb } from "#app/db/client.server.ts";
import { startEngineForDump } from "#app/db/embedded/embedded-engine.server.ts";
import { DurableFiles } from "#app/db/embedded/embedded-files.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import * as schema from "#app/db/schema/all.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const CACHE = join(ROOT, ".cache/test-db");

/** The folder of generated migrations. */
export const MIGRATIONS = join(ROOT, "drizzle");

/** Changes with every migration and with the engine, so that no test runs on an old dump. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  for (const file of [
    join(engine, "../../package.json"),
    join(ROOT, "app/db/embedded/embedded-engine.server.ts"),
  ]) {
    hash.update(readFileSync(file));
  }
  for (const name of readdirSync(MIGRATIONS, { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * Path of a dump of a migrated, otherwise empty embedded database. Made once for each set of migrations. The engine was
 * closed before: after a dump of a running one every start would first repair it, and sync each of its files.
 */
export async function ensureDump(): Promise<string> {
  const file = join(CACHE, `${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const root = mkdtempSync(join(CACHE, "making-"));
  try {
    const pglite = await startEngineForDump(new DurableFiles({ root, fsync: () => {} }));
    const db = prepareDb(drizzle({ client: pglite, schema }));
    await migrateDatabase({ engine: "embedded", withDedicated: (work) => work(db) }, MIGRATIONS);
    await pglite.close();
    // Unpacking it takes longer than all the rest of a start, so it is not compressed. Renamed when complete, because
    // several processes may make it at once.
    const part = `${file}.${process.pid}`;
    tar(["-cf", part, "-C", root, "."]);
    renameSync(part, file);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return file;
}

function tar(args: readonly string[]): void {
  const { status, stderr } = spawnSync("tar", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`tar ${args[0]} failed: ${stderr}`);
}

/** Makes a data folder with a migrated database of its own, faster than a start does. Gives the folder. */
export async function unpackDatabase(dataDir: string): Promise<string> {
  const folder = join(dataDir, "db");
  mkdirSync(folder, { recursive: true });
  tar(["-xf", await ensureDump(), "-C", folder]);
  return dataDir;
}

/** The admin of the sites that tests start. */
export const ADMIN = { email: "admin@example.ie", password: "a-long-admin-passphrase" };

/**
 * Makes a data folder as the first start of the built site with sample data leaves it, which takes a start two seconds
 * of processor time. Gives the folder.
 */
export async function unpackSampleFolder(dataDir: string): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  tar(["-xf", await ensureSampleDump(), "-C", dataDir]);
  return dataDir;
}

/** Path of a dump of such a folder. Made once for each build and day: dates of the samples count from today. */
async function ensureSampleDump(): Promise<string> {
  const sources = readFileSync(join(ROOT, "build/.sources"), "utf8").trim().slice(0, 16);
  const name = `sample-${sources}-${new Date().toISOString().slice(0, 10)}.tar`;
  const file = join(CACHE, name);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const root = await unpackDatabase(mkdtempSync(join(CACHE, "making-")));
  try {
    const script = join(ROOT, "tests/support/children/make-sample-folder.ts");
    const { status, stderr } = spawnSync(process.execPath, [script, root, ADMIN.email, ADMIN.password], {
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    if (status !== 0) throw new Error(`The sample data were not loaded: ${stderr}`);
    // Another process may have made this one meanwhile, and read it now.
    for (const old of readdirSync(CACHE))
      if (/^sample-.*\.tar$/.test(old) && old !== name) rmSync(join(CACHE, old), { force: true });
    const part = `${file}.${process.pid}`;
    tar(["-cf", part, "-C", root, "."]);
    renameSync(part, file);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return file;
}
