import { buildDraft } from "#app/features/draft-orders/editor/build-draft.server.ts";
import type { DraftFigures } from "#app/features/draft-orders/editor/draft-figures.ts";
import { readDraftForm } from "#app/features/draft-orders/editor/draft-form.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/figures.ts";

/** Only posted to. */
export { notFound as loader } from "#app/http/not-found.ts";

/** What the posted editor comes to, as JSON. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<JsonResponse<DraftFigures>> {
  const { db } = context.get(appContext);
  const { figures } = await buildDraft(db, readDraftForm(await postedForm(request)));
  return jsonResponse(figures, { headers: NO_STORE });
}
