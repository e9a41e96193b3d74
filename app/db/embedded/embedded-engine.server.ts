import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { RANDOM_PAGE_COST } from "../table-statistics.ts";
import type { DurableFiles } from "./embedded-files.server.ts";
import { limitTimers } from "./engine-timers.server.ts";
import { reusePrepared } from "./prepared-statements.server.ts";

/** Extensions that exist on the embedded engine and, without superuser rights, on a server. */
const extensions = { pg_trgm, unaccent, citext, btree_gist };

/** Settings of an engine that one process alone writes to. They start no checkpoints: we empty the log by our own. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  wal_sync_method: "fsync",
  shared_buffers: "16MB",
  min_wal_size: "8MB",
  max_wal_size: "32MB",
  work_mem: "8MB",
  maintenance_work_mem: "32MB",
  random_page_cost: String(RANDOM_PAGE_COST),
};

/** Size of one file of the write-ahead log: small, because an idle folder keeps a few. */
const WAL_SEGMENT = "4";

function startParams(settings: Readonly<Record<string, string>>): string[] {
  // Without -F, which turns fsync off.
  const defaults = PGlite.defaultStartParams.filter((param) => param !== "-F");
  return [...defaults, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Starts the engine on a folder; makes a new database when the folder is empty. */
export async function startEngine(files: DurableFiles): Promise<PGlite> {
  limitTimers();
  const pglite = await PGlite.create({
    fs: files,
    extensions,
    startParams: startParams(SETTINGS),
    initDbStartParams: [`--wal-segsize=${WAL_SEGMENT}`],
  });
  reusePrepared(pglite);
  return pglite;
}

/**
 * Options of an engine whose data are written once and never kept: it does not wait for a disk, and its log takes
 * little room.
 */
const FLEETING = { extensions, startParams: startParams({ ...SETTINGS, fsync: "off" }) };

/** Starts an engine in memory, from a dump if one is given. For tests: nothing is kept. */
export async function startEngineInMemory(dump?: Blob): Promise<PGlite> {
  limitTimers();
  const pglite = await PGlite.create({
    ...FLEETING,
    initDbStartParams: ["--wal-segsize=1"],
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  reusePrepared(pglite);
  return pglite;
}

/** Makes the database of a dump in a folder, which is whole once the engine is closed. For tests. */
export function startEngineForDump(files: DurableFiles): Promise<PGlite> {
  return PGlite.create({ ...FLEETING, fs: files, initDbStartParams: ["--wal-segsize=1"] });
}
