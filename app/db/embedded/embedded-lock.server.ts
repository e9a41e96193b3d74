import { DatabaseSync } from "node:sqlite";
import { DatabaseStartError, FolderInUseError } from "../errors.server.ts";

const SQLITE_BUSY = 5;

/** Locks in force. A handle no one references is closed by the garbage collector, which would free its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the exclusive lock of a data folder: an open exclusive transaction on a small SQLite file, whose
 * lock the kernel frees however the process ends. Returns the function that frees it.
 */
export function lockFolder(lockFile: string, folder: string): () => void {
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(lockFile, { timeout: 0 });
    handle.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    handle?.close();
    if (Reflect.get(Object(error), "errcode") !== SQLITE_BUSY)
      throw new DatabaseStartError(
        `The data folder ${folder} cannot be locked with ${lockFile} (${error instanceof Error ? error.message : error}): give DATA_DIR a folder on a disk of this machine.`,
      );
    throw new FolderInUseError(
      `Another process already uses the data folder ${folder}: stop it first, or start this one with its own DATA_DIR.`,
    );
  }
  const locked = handle;
  held.add(locked);
  return () => {
    if (held.delete(locked)) locked.close();
  };
}
