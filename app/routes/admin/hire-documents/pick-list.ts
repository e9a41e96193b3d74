import { getPickList } from "#app/features/hires/documents/pick-list.server.ts";
import { renderPickLists } from "#app/features/hires/documents/pick-list-pdf.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { pdfResponse } from "#app/http/responses/pdf-response.server.ts";
import type { Route } from "./+types/pick-list.ts";
import { requirePaperHire } from "./require-paper-hire.server.ts";

/** What a hire takes out of the store, to be picked. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { db, hire, now, language } = await requirePaperHire(args);
  const file = await renderPickLists([await getPickList(db, hire)], { locale: language ?? "en", now });
  return pdfResponse(file, `pick-list-${hire.number}.pdf`, NO_STORE);
}
