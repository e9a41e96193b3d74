import { readNoteFile } from "#app/features/hires/documents/documents.ts";
import { renderNotePdf } from "#app/features/hires/documents/note-pdf.server.ts";
import { getNote } from "#app/features/hires/documents/notes.server.ts";
import { supplierOf } from "#app/features/invoices/invoice-document.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { pdfResponse } from "#app/http/responses/pdf-response.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/hire-note.ts";

/** A delivery or return note of a hire, for the holder of its link, in the language of the address. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = args.context.get(appContext);
  const asked = readNoteFile(args.params.note);
  if (!asked) throw notFound();
  const hire = await requireHire(args);
  const note = await getNote(db, hire, asked);
  if (!note) throw notFound();
  const { company } = await getSettings(db);
  const locale = localeOf(new URL(args.request.url).pathname);
  const file = await renderNotePdf(note, { locale, sender: supplierOf(company), now: clock.now() });
  return pdfResponse(file, `${asked.kind}-${hire.number}-${note.number}.pdf`, SECRET_ADDRESS);
}
