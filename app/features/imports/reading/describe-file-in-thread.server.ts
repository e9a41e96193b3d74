import type { ColumnChoices } from "../file/columns.ts";
import type { FileDescription } from "./describe-columns.server.ts";
import { runReading, shareBytes } from "./run-reading.server.ts";

/** A file's columns, and its first prices with the columns as they are suggested. Read in a thread. */
export async function describeFileInThread(
  bytes: Uint8Array | null,
  choices: ColumnChoices,
): Promise<FileDescription> {
  if (!bytes) return { columns: [], prices: [] };
  return runReading(shareBytes(bytes), { kind: "describe", choices });
}
