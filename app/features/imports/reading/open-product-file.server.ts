import type { Result } from "#app/lib/result.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { columnMapOf } from "../file/columns.ts";
import { readFileBytes } from "../file/csv-file.ts";
import { type FileRefusal, IMPORT_LIMITS } from "../report/import-report.ts";
import type { ReadRow } from "../row/rows.ts";
import type { ProductFile, ReadOptions } from "./read-products.server.ts";
import { openReading, type ReadingOptions, readRows, shareBytes } from "./run-reading.server.ts";

/**
 * Opens a product export as `readProducts` does, in a thread: whatever the file holds, the server goes on answering.
 * Each walk over the rows has a thread of its own. A file without a row is refused.
 */
export async function openProductFile(
  source: AsyncIterable<Uint8Array> | Uint8Array,
  options: Pick<ReadOptions, "pricesIncludeVat" | "columns">,
  reading: ReadingOptions = {},
): Promise<Result<ProductFile, FileRefusal>> {
  const bytes = await readFileBytes(source, IMPORT_LIMITS.fileBytes);
  if (!bytes.ok) return refuse(bytes.error);
  const shared = shareBytes(bytes.value);
  const opened = await openReading(shared, { kind: "open", options }, reading);
  if (!opened.ok) return opened;
  const { columns, notes, total, survey } = opened.value;
  if (total === 0) return refuse({ kind: "not-csv", found: "no-rows" });
  async function* rows(): AsyncGenerator<ReadRow> {
    for await (const batch of readRows(shared, { kind: "rows", options: { ...options, survey } }, reading))
      yield* batch;
  }
  return ok({ columns: columnMapOf(columns), notes, total, survey, rows });
}
