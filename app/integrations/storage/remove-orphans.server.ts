import type { FileStorage } from "./file-storage.server.ts";

/** Names that are looked up in one statement. */
const BATCH = 500;

interface Orphans {
  /** Files that were stored later may belong to a row that is still to be written. */
  readonly before: Date;
  /** Those of the names that a row has. */
  readonly listKept: (names: string[]) => Promise<readonly { readonly file: string }[]>;
}

/** Removes the files of a folder that no row names. */
export async function removeOrphans(
  storage: FileStorage,
  folder: string,
  { before, listKept }: Orphans,
): Promise<void> {
  const old = (await storage.list(folder)).filter(({ storedAt }) => storedAt < before);
  for (let start = 0; start < old.length; start += BATCH) {
    const names = old.slice(start, start + BATCH).map(({ name }) => name);
    const kept = new Set((await listKept(names)).map(({ file }) => file));
    for (const name of names) if (!kept.has(name)) await storage.remove(name);
  }
}
