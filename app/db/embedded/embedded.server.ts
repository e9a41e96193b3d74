import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import type { DbLog } from "../db-log.ts";
import { DatabaseStartError } from "../errors.server.ts";
import { startEngine } from "./embedded-engine.server.ts";
import { DurableFiles } from "./embedded-files.server.ts";
import {
  assertNotMoved,
  type EmbeddedPaths,
  embeddedPaths,
  holdsDatabase,
  makeDataDir,
  makeEmptyFolder,
  moveIntoPlace,
  plainFolderError,
  takeBackReplaced,
} from "./embedded-folder.server.ts";
import { lockFolder } from "./embedded-lock.server.ts";
import { startUpkeep } from "./embedded-upkeep.server.ts";

/** EX_IOERR of sysexits.h. */
const EXIT_DISK_FAILED = 74;

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: DbLog;
  /** True: writes do not wait for the disk. For a database that is written down as a whole when it is finished. */
  readonly unsynced?: boolean;
  /** Tests put a failing disk here. */
  readonly fsync?: (fd: number) => void;
  /** How often the log is emptied when something was written, in milliseconds. */
  readonly checkpointEveryMs?: number;
  /** How often tables that have changed much are analysed, in milliseconds. */
  readonly analyzeEveryMs?: number;
}

export interface Embedded {
  readonly pglite: PGlite;
  readonly files: DurableFiles;
  checkpoint(): Promise<void>;
  maintain(): Promise<void>;
  /** Copies the folder as it is at one moment, as a crash would leave it: opening the copy repairs it. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in `dataDir`, for this process alone. What it acknowledges is on the disk.
 * Its limits: one connection, so a long statement holds up all others and `statement_timeout` does nothing.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir } = options;
  await makeDataDir(dataDir);
  const paths = embeddedPaths(dataDir);
  const unlock = lockFolder(paths.lock, dataDir);
  try {
    takeBackReplaced(paths);
    assertNotMoved(paths);
    if (!holdsDatabase(paths.database)) await makeDatabase(paths, options);
    return await openLocked(paths, options, unlock);
  } catch (error) {
    unlock();
    throw plainFolderError(error, dataDir);
  }
}

async function makeDatabase(paths: EmbeddedPaths, options: EmbeddedOptions): Promise<void> {
  // All of it is moved into its place when it is finished, so the engine may make it where it opens it.
  if (options.unsynced) return makeEmptyFolder(paths.database);
  makeEmptyFolder(paths.unfinished);
  const pglite = await startEngine(durableFiles(paths.unfinished, options));
  await pglite.close();
  await moveIntoPlace(paths.unfinished, paths.database, options.dataDir);
}

async function openLocked(
  paths: EmbeddedPaths,
  options: EmbeddedOptions,
  unlock: () => void,
): Promise<Embedded> {
  const files = durableFiles(paths.database, options);
  const pglite = await startEngine(files).catch((error: unknown) => {
    options.log.error({ err: error }, "the embedded database did not start");
    throw new DatabaseStartError(
      `The database in ${paths.database} cannot be opened: restore the folder from a backup, or move it away.`,
    );
  });
  await assertDurable(pglite, files);
  const upkeep = startUpkeep({
    pglite,
    files,
    log: options.log,
    everyMs: options.checkpointEveryMs ?? 3 * MINUTE_MS,
    analyzeEveryMs: options.analyzeEveryMs,
  });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await upkeep.stop();
    await pglite.close();
    unlock();
  };
  return {
    pglite,
    files,
    checkpoint: upkeep.checkpoint,
    maintain: upkeep.maintain,
    async copyTo(folder) {
      await upkeep.checkpoint();
      // No statement runs meanwhile, and every commit's log is on the disk already.
      await pglite.runExclusive(() =>
        cp(paths.database, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }),
      );
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function durableFiles(root: string, options: EmbeddedOptions): DurableFiles {
  // What is not finished has acknowledged nothing: a full disk only ends the work.
  if (options.unsynced) return new DurableFiles({ root, fsync: () => {} });
  return new DurableFiles({
    root,
    ...(options.fsync === undefined ? {} : { fsync: options.fsync }),
    // As PostgreSQL itself does: what the log may have lost is unknown, so nothing may be answered any more.
    // The next start repairs the database from what did reach the disk.
    onLogLost: (error) => {
      const reason = String(Reflect.get(Object(error), "code") ?? error);
      options.log.error(
        { reason },
        "the disk refused the database's log; stopping at once so that nothing is lost",
      );
      process.exit(EXIT_DISK_FAILED);
    },
  });
}

/** Proves with one commit that commits reach the disk. */
async function assertDurable(pglite: PGlite, files: DurableFiles): Promise<void> {
  const before = files.fsyncs;
  await pglite.query("SELECT pg_logical_emit_message(true, 'start', '')");
  const settings = await pglite.query<{ ok: boolean }>(
    "SELECT current_setting('fsync') = 'on' AND current_setting('synchronous_commit') = 'on' AS ok",
  );
  if (files.fsyncs > before && settings.rows[0]?.ok === true) return;
  await pglite.close();
  throw new DatabaseStartError(
    "The embedded database does not write its commits to the disk, so it was not started.",
  );
}
