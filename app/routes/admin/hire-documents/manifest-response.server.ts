import { getManifest } from "#app/features/hires/documents/manifest.server.ts";
import { manifestCsv, renderManifest } from "#app/features/hires/documents/manifest-pdf.server.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import { pdfResponse } from "#app/http/responses/pdf-response.server.ts";
import { requirePaperHire } from "./require-paper-hire.server.ts";

/** The manifest of a hire as `pdf` or `csv`; 404 for any other format. */
export async function manifestResponse(
  args: ActionArgs<{ readonly id: string; readonly format: string }>,
  withValues: boolean,
): Promise<Response> {
  const { format } = args.params;
  if (format !== "pdf" && format !== "csv") throw notFound();
  const { db, hire, now, language } = await requirePaperHire(args);
  const manifest = await getManifest(db, hire);
  const paper = { locale: language ?? "en", now, withValues } as const;
  const name = `manifest-${hire.number}.${format}`;
  if (format === "csv") return csvResponse(manifestCsv(manifest, paper), name);
  return pdfResponse(await renderManifest(manifest, paper), name, NO_STORE);
}
