import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dataFolderComplaint, folderReason } from "#app/lib/make-folder.server.ts";
import { DatabaseStartError } from "../errors.server.ts";

/** Major version of PostgreSQL inside the pinned engine: the only one whose folders it can open. */
const ENGINE_MAJOR = "18";

/** The paths of the embedded engine inside of DATA_DIR. */
export interface EmbeddedPaths {
  readonly database: string;
  /** A new database without tables is made in here and renamed, so that a kill leaves no half-made one. */
  readonly unfinished: string;
  readonly lock: string;
  /** A copy that a backup is read from; gone when it is made. */
  readonly copy: string;
  /** A first start and a restore make their database in here and move it into place at the end. */
  readonly restoring: string;
  /** The database that a restore takes the place of, until the new one is there. */
  readonly replaced: string;
  /** A file that exists once the data have moved to a server: it says where and when. */
  readonly moved: string;
}

/** The paths of the embedded database below `dataDir`, whether or not they exist. */
export function embeddedPaths(dataDir: string): EmbeddedPaths {
  return {
    database: join(dataDir, "db"),
    unfinished: join(dataDir, "db.unfinished"),
    lock: join(dataDir, "db.lock"),
    copy: join(dataDir, "db.copy"),
    restoring: join(dataDir, "db.restoring"),
    replaced: join(dataDir, "db.replaced"),
    moved: join(dataDir, "db.moved"),
  };
}

/**
 * Creates DATA_DIR, readable by its owner only when it is new. Throws DatabaseStartError when nothing can be kept
 * there.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  const complaint = await dataFolderComplaint(dataDir);
  if (complaint !== null) throw new DatabaseStartError(complaint);
}

/** A fault of the file system as one sentence; anything else as it is. */
export function plainFolderError(error: unknown, dataDir: string): unknown {
  const reason = folderReason(error);
  if (reason === null) return error;
  const path: unknown = Reflect.get(Object(error), "path");
  const where = typeof path === "string" ? ` at ${path}` : "";
  return new DatabaseStartError(`The data folder ${dataDir} cannot be used${where}: ${reason}.`);
}

/** True when the folder holds a database. Throws DatabaseStartError when the engine cannot open it. */
export function holdsDatabase(folder: string): boolean {
  try {
    return existsSync(folder) && isDatabase(folder);
  } catch (error) {
    throw plainFolderError(error, dirname(folder));
  }
}

function isDatabase(folder: string): boolean {
  // The engine makes its files writable for everybody; the folder's mode is what keeps them private.
  chmodSync(folder, 0o700);
  const entries = readdirSync(folder);
  if (entries.length === 0) return false;
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile)) {
    throw new DatabaseStartError(`The folder ${folder} is not empty and holds no database: move it away.`);
  }
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== ENGINE_MAJOR) {
    throw new DatabaseStartError(
      `The database in ${folder} was written by PostgreSQL ${version}, but this version of the site ` +
        `opens only PostgreSQL ${ENGINE_MAJOR}: start the version of the site that wrote it.`,
    );
  }
  return true;
}

/** An empty private folder in place of whatever an interrupted start left. */
export function makeEmptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
}

/** Puts a finished folder in its place, all of it on the disk before its name is. */
export async function moveIntoPlace(from: string, to: string, parent: string): Promise<void> {
  await fsyncTree(from);
  // There may be an empty folder; renaming over it is refused on some platforms.
  if (existsSync(to)) rmSync(to, { recursive: true });
  renameSync(from, to);
  await fsyncPath(parent);
}

/**
 * Puts a finished folder in the place of a full one. Killed in between, the next start finds the old one under
 * `replaced` and takes it back.
 */
export async function replaceInPlace(from: string, paths: EmbeddedPaths, parent: string): Promise<void> {
  rmSync(paths.replaced, { recursive: true, force: true });
  if (existsSync(paths.database)) renameSync(paths.database, paths.replaced);
  await moveIntoPlace(from, paths.database, parent);
  rmSync(paths.replaced, { recursive: true, force: true });
}

/** Takes back what an interrupted restore had put aside. */
export function takeBackReplaced(paths: EmbeddedPaths): void {
  if (!existsSync(paths.replaced)) return;
  if (existsSync(paths.database)) rmSync(paths.replaced, { recursive: true, force: true });
  else renameSync(paths.replaced, paths.database);
}

/** Notes that the data have moved to a server, so that no one goes on here by mistake. */
export function markMoved(dataDir: string, text: string): void {
  writeFileSync(embeddedPaths(dataDir).moved, `${text}\n`, { flush: true });
}

/** Throws DatabaseStartError when the data have moved to a server. */
export function assertNotMoved(paths: EmbeddedPaths): void {
  if (!existsSync(paths.moved)) return;
  const where = readFileSync(paths.moved, "utf8").trim();
  throw new DatabaseStartError(
    `The data of ${paths.database} ${where}: set DATABASE_URL to go on there, or remove ${paths.moved} to use what is still here.`,
  );
}

/** Files that wait for the disk together: it writes many in the time of one. */
const FSYNCS = 32;

async function fsyncTree(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  const left = [folder, ...paths];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await fsyncPath(path);
  };
  await Promise.all(Array.from({ length: FSYNCS }, work));
}

async function fsyncPath(path: string): Promise<void> {
  const isFolder = lstatSync(path).isDirectory();
  // Windows can neither open nor fsync a folder.
  if (isFolder && process.platform === "win32") return;
  const file = await open(path, isFolder ? "r" : "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
