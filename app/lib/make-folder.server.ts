import { mkdir, mkdtemp, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Makes a folder and those above it that are not there yet. Node's own `recursive` never ends where the system says
 * that a folder is not there and makes none either, as below /proc.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    const parent = dirname(folder);
    if (codeOf(error) !== "ENOENT" || parent === folder || (await isFolder(parent))) {
      if (await isFolder(folder)) return;
      throw error;
    }
    await makeFolder(parent, mode);
    await makeFolder(folder, mode);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}

function codeOf(error: unknown): string {
  return String(Reflect.get(Object(error), "code") ?? "unknown reason");
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its disk is read only",
  ENOTDIR: "it is no folder",
  EEXIST: "it is no folder",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk is full",
  ENOENT: "no folder can be made there",
  ENAMETOOLONG: "the name is too long",
  EIO: "its disk fails",
};

/** Why a folder could not be used, in words that end a sentence. Null for an error that is not about its disk. */
export function folderReason(error: unknown): string | null {
  return REASONS[codeOf(error)] ?? null;
}

/** Makes a folder when it is not there, and tries it. Null when it can be written, else why not. */
export async function whyUnwritable(folder: string): Promise<string | null> {
  try {
    await makeFolder(folder, 0o700);
    await rmdir(await mkdtemp(join(folder, ".try-")));
    return null;
  } catch (error) {
    return folderReason(error) ?? codeOf(error);
  }
}

/** The sentence for anyone who set DATA_DIR to a folder in which nothing can be kept. Null when it can be used. */
export async function dataFolderComplaint(dataDir: string): Promise<string | null> {
  const reason = await whyUnwritable(dataDir);
  return reason === null
    ? null
    : `Nothing can be kept in the data folder ${dataDir}: ${reason}. Set DATA_DIR to a folder that this user may write.`;
}
