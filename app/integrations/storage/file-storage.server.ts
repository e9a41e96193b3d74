import { randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { folderReason, makeFolder } from "#app/lib/make-folder.server.ts";
import { FolderError } from "./storage-error.ts";

/** The folders of the storage. Nothing can be stored anywhere else, so a backup of these is whole. */
export const UPLOAD_FOLDERS = ["enquiries", "imports", "inspections", "media", "scans"] as const;

/**
 * Names are made by the application: a folder, then an id, or a hash of the content with a width in pixels. Nothing of
 * a visitor's choice becomes a path.
 */
const NAME = new RegExp(
  `^(?:${UPLOAD_FOLDERS.join("|")})/(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32}-[1-9]\\d{0,3})\\.(?:jpg|webp|avif|pdf|csv)$`,
);

/**
 * Finished files under names of the application. Another kind of storage offers the same calls, and each throws
 * StorageError when it cannot be done for now.
 */
export interface FileStorage {
  /** Stores a whole file; once this resolves it survives a crash. An existing name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Reads a file; null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** A name without a file is no fault. */
  remove(name: string): Promise<void>;
  /** The names in a folder, with the time each was stored. */
  list(folder: string): Promise<{ readonly name: string; readonly storedAt: Date }[]>;
}

/** The name itself when it is one of ours. A name of another form is a bug, or somebody's try. */
export function assertFileName(name: string): string {
  if (!NAME.test(name)) throw new Error("Not a name of a stored file");
  return name;
}

/** Storage in a folder of this machine. */
export function folderStorage(root: string): FileStorage {
  const pathOf = (name: string) => join(root, assertFileName(name));
  return {
    put: (name, bytes) => writeWhole(pathOf(name), bytes).catch(throwWhenAway),
    get: (name) => readFile(pathOf(name)).catch(nullWhenAbsent).catch(throwWhenAway),
    remove: (name) => rm(pathOf(name), { force: true }).catch(throwWhenAway),
    list: (folder) => listFolder(root, folder).catch(throwWhenAway),
  };
}

async function listFolder(root: string, folder: string) {
  const names = (await readdir(join(root, folder)).catch(nullWhenAbsent)) ?? [];
  const files = names.map((file) => `${folder}/${file}`).filter((name) => NAME.test(name));
  const found = await Promise.all(
    files.map(async (name) => {
      const facts = await stat(join(root, name)).catch(nullWhenAbsent);
      return facts ? [{ name, storedAt: facts.mtime }] : [];
    }),
  );
  return found.flat();
}

/** Whole or not at all: written beside, made durable, then given its name. Two may store the same name at once. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await makeFolder(join(path, ".."));
  const part = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(part, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    // A full disk is not to hold halves of what it had no room for.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

function throwWhenAway(error: unknown): never {
  const reason = folderReason(error);
  throw reason === null ? error : new FolderError(reason, { cause: error });
}

function nullWhenAbsent(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
