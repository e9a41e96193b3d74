import type { QuoteDraftFigures } from "#app/features/quotes/editor/draft-figures.ts";
import { getFormFigures } from "#app/features/quotes/editor/form-figures.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/figures.ts";

/** Only posted to. */
export { notFound as loader } from "#app/http/not-found.ts";

/** What the posted editor comes to, as JSON. Stores nothing. */
export async function action({
  request,
  params,
  context,
}: Route.ActionArgs): Promise<JsonResponse<QuoteDraftFigures>> {
  const { db, clock } = context.get(appContext);
  const form = await postedForm(request);
  const figures = isId(params.id)
    ? await getFormFigures(db, { quoteId: params.id, form, now: clock.now() })
    : null;
  if (!figures) return notFound();
  return jsonResponse(figures, { headers: NO_STORE });
}
