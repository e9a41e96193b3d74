import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import { readReport } from "./inspection-file.server.ts";
import type { InspectionFileKind } from "./inspections.ts";

export interface Report {
  readonly kind: InspectionFileKind;
  readonly bytes: Buffer;
  /** The name of the file for the person who saves it. */
  readonly name: string;
}

/** The report of one inspection of a unit; null when there is none. */
export async function findReport(
  { db, config }: { readonly db: Db; readonly config: StorageConfig },
  { number, inspectionId }: { readonly number: number; readonly inspectionId: string },
): Promise<Report | null> {
  const { file, fileKind, scheme, doneOn } = inspections;
  const [row] = await db
    .select({ file, fileKind, scheme, doneOn })
    .from(inspections)
    .innerJoin(assets, eq(assets.id, inspections.assetId))
    .where(and(eq(inspections.id, inspectionId), eq(assets.unitNumber, number)));
  const bytes = row?.file ? await readReport(config, row.file) : null;
  if (!row?.fileKind || !bytes) return null;
  const name = `${number}-${row.scheme}-${row.doneOn}.${row.fileKind === "pdf" ? "pdf" : "jpg"}`;
  return { kind: row.fileKind, bytes, name };
}
