import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { readReport } from "#app/features/assets/inspections/inspection-file.server.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import type { ReportFile } from "./merge-reports.server.ts";

/**
 * The stored reports of inspections, in the order of `ids`; one whose file is gone is left out. One file in memory at a
 * time.
 */
export async function* readPackReports(
  { db, config }: { readonly db: Db; readonly config: StorageConfig },
  ids: readonly string[],
): AsyncGenerator<ReportFile> {
  if (ids.length === 0) return;
  const { id, file, fileKind } = inspections;
  const rows = await db
    .select({ id, file, fileKind })
    .from(inspections)
    .where(inArray(id, [...ids]));
  for (const wanted of ids) {
    const row = rows.find((one) => one.id === wanted);
    const bytes = row?.file ? await readReport(config, row.file) : null;
    if (row?.fileKind && bytes) yield { id: wanted, kind: row.fileKind, bytes };
  }
}
