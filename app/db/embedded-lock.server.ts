import { DatabaseSync } from "node:sqlite";
import { FolderInUseError } from "./errors.server.ts";

const SQLITE_BUSY = 5;

/** Locks in force. A handle nobody references is closed by the garbage collector, which would free its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the exclusive lock of a data folder: an open exclusive transaction on a small SQLite file, whose
 * lock the kernel frees however the process ends. Returns the function that frees it.
 */
export function lockFolder(lockFile: string, folder: string): () => void {
  const handle = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    handle.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    handle.close();
    if (Reflect.get(Object(error), "errcode") !== SQLITE_BUSY) throw error;
    throw new FolderInUseError(
      `Another process already uses the data folder ${folder}: stop it first, or start this one with its own DATA_DIR.`,
    );
  }
  held.add(handle);
  return () => {
    if (held.delete(handle)) handle.close();
  };
}
