import {
  type AttachmentFault,
  readAttachments,
} from "#app/features/enquiries/attachments/read-attachments.server.ts";
import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { InspectionFaultKind } from "./inspection-form.ts";
import type { InspectionFileKind } from "./inspections.ts";

/** The folder of the storage that holds reports of inspections. */
const REPORT_FOLDER = "inspections";

export interface StoredReport {
  readonly file: string;
  readonly fileKind: InspectionFileKind;
  readonly fileName: string;
  readonly fileBytes: number;
}

const FAULTS: Readonly<Record<AttachmentFault["kind"], InspectionFaultKind>> = {
  "too-many": "file-many",
  "too-large": "file-too-large",
  unreadable: "file-unreadable",
};

/** Stores the report of an inspection: a PDF as it came, or a picture encoded again. Null when there is none. */
export async function storeReport(
  config: StorageConfig,
  files: readonly File[],
): Promise<Result<StoredReport | null, InspectionFaultKind>> {
  if (files.length > 1) return refuse("file-many");
  const read = await readAttachments(files);
  if (!read.ok) return refuse(FAULTS[read.error.kind]);
  const [report] = read.value;
  if (!report) return ok(null);
  const file = `${REPORT_FOLDER}/${newId()}.${report.kind === "pdf" ? "pdf" : "jpg"}`;
  await uploadStorage(config).put(file, report.bytes);
  return ok({ file, fileKind: report.kind, fileName: report.name, fileBytes: report.bytes.length });
}

/** Removes the file of an inspection that was not recorded. */
export async function removeReport(config: StorageConfig, report: StoredReport | null): Promise<void> {
  if (report) await uploadStorage(config).remove(report.file);
}

/** The bytes of a stored report; null when the storage has none. */
export function readReport(config: StorageConfig, file: string): Promise<Buffer | null> {
  return uploadStorage(config).get(file);
}
