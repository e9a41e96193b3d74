import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const JOURNAL = "drizzle/meta/_journal.json";

/** The project's folder: this file runs from `server/` while developing and from `build/server/` when built. */
export const PROJECT_ROOT = findRoot(import.meta.dirname);

export const MIGRATIONS_FOLDER = join(PROJECT_ROOT, "drizzle");

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, JOURNAL))) return folder;
    if (folder === dirname(folder)) throw new Error(`${JOURNAL} is missing: the project is not complete.`);
  }
}

/** Time stamp of the newest migration, in milliseconds. */
export function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(PROJECT_ROOT, JOURNAL), "utf8")) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** Version of the site, as package.json names it. */
export function packageVersion(): string {
  return (JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")) as { version: string })
    .version;
}
