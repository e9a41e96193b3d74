import { PDFDocument, PDFName, type PDFPage } from "@cantoo/pdf-lib";
import type { InspectionFileKind } from "#app/features/assets/inspections/inspections.ts";

/** Bytes of reports that one pack holds at most. What is beyond is named with its link. */
const MAX_BYTES = 15 * 1024 * 1024;

/** A4 in points, and the margin around a picture. */
const A4: [number, number] = [595.28, 841.89];
const MARGIN = 36;

const NO_CHANGE = { updateMetadata: false };

/** The report of an inspection, as the storage has it. */
export interface ReportFile {
  /** Id of the inspection. */
  readonly id: string;
  readonly kind: InspectionFileKind;
  readonly bytes: Buffer;
}

interface ReadReport {
  readonly pages: number;
  readonly source: PDFDocument;
}

/** Reports that can be put behind a cover, in their order, and ids of those that cannot. */
export interface ReadReports {
  readonly merged: readonly (ReadReport & { readonly id: string })[];
  readonly left: readonly string[];
}

/**
 * Reads reports until their bytes are as many as a pack may hold. A PDF that is encrypted or damaged is left out: its
 * file opens by its own link.
 */
export async function readReports(files: AsyncIterable<ReportFile>): Promise<ReadReports> {
  const merged: (ReadReport & { id: string })[] = [];
  const left: string[] = [];
  let total = 0;
  for await (const { id, kind, bytes } of files) {
    total += bytes.length;
    const source = total > MAX_BYTES ? null : await read(kind, bytes);
    if (source === null) left.push(id);
    else merged.push({ id, ...source });
  }
  return { merged, left };
}

async function read(kind: ReportFile["kind"], bytes: Buffer): Promise<ReadReport | null> {
  try {
    const source = kind === "pdf" ? await PDFDocument.load(bytes, NO_CHANGE) : await pictureOf(bytes);
    const pages = source.getPageCount();
    // A damaged page shows only when it is copied.
    await (await PDFDocument.create()).copyPages(source, source.getPageIndices());
    return pages === 0 ? null : { pages, source };
  } catch {
    // The library throws plain errors for everything that it cannot read.
    return null;
  }
}

async function pictureOf(bytes: Buffer): Promise<PDFDocument> {
  const doc = await PDFDocument.create();
  const picture = await doc.embedJpg(bytes);
  const { width, height } = picture.scaleToFit(A4[0] - 2 * MARGIN, A4[1] - 2 * MARGIN);
  doc.addPage(A4).drawImage(picture, { x: (A4[0] - width) / 2, y: A4[1] - MARGIN - height, width, height });
  return doc;
}

/** The cover with the pages of the reports behind it, as they are. */
export async function mergeReports(cover: Buffer, reports: ReadReports["merged"]): Promise<Buffer> {
  if (reports.length === 0) return cover;
  const doc = await PDFDocument.load(cover, NO_CHANGE);
  for (const { source } of reports)
    for (const page of await doc.copyPages(source, source.getPageIndices())) doc.addPage(withoutLinks(page));
  // Pages of others are not tagged, so the document says no longer that it is PDF/UA.
  doc.catalog.delete(PDFName.of("Metadata"));
  return Buffer.from(await doc.save());
}

/** Without actions, and without numbers of a structure tree that is not copied. */
function withoutLinks(page: PDFPage): PDFPage {
  for (const name of ["AA", "StructParents"]) page.node.delete(PDFName.of(name));
  return page;
}
