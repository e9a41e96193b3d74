import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a folder as the generator does: one file for each entry, its statements separated by breakpoints. */
export function writeMigrations(
  folder: string,
  migrations: Readonly<Record<string, readonly string[]>>,
): void {
  mkdirSync(join(folder, "meta"), { recursive: true });
  const entries = Object.entries(migrations).map(([tag, statements], idx) => {
    writeFileSync(join(folder, `${tag}.sql`), statements.join(";--> statement-breakpoint\n"));
    return { idx, version: "7", when: 1_790_000_000_000 + idx, tag, breakpoints: true };
  });
  const journal = { version: "7", dialect: "postgresql", entries };
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify(journal));
}
