import { readNoteFile } from "#app/features/hires/documents/documents.ts";
import { renderNotePdf } from "#app/features/hires/documents/note-pdf.server.ts";
import { getNote } from "#app/features/hires/documents/notes.server.ts";
import { supplierOf } from "#app/features/invoices/invoice-document.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { pdfResponse } from "#app/http/responses/pdf-response.server.ts";
import type { Route } from "./+types/note.ts";
import { requirePaperHire } from "./require-paper-hire.server.ts";

/** A delivery or return note, "delivery-1", or the latest, "delivery", in the customer's language. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const asked = readNoteFile(args.params.note);
  if (!asked) throw notFound();
  const { db, hire, now, language } = await requirePaperHire(args);
  const note = await getNote(db, hire, asked);
  if (!note) throw notFound();
  const { company } = await getSettings(db);
  const file = await renderNotePdf(note, {
    locale: language ?? hire.locale,
    sender: supplierOf(company),
    now,
  });
  return pdfResponse(file, `${asked.kind}-${hire.number}-${note.number}.pdf`, NO_STORE);
}
