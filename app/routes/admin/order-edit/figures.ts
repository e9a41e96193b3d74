import { buildEdit, getEditedOrder } from "#app/features/draft-orders/edit/build-edit.server.ts";
import { type EditFigures, readEditForm } from "#app/features/draft-orders/edit/order-edit.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/figures.ts";

/** Only posted to. */
export { notFound as loader } from "#app/http/not-found.ts";

/** What the posted edit comes to, as JSON. Changes nothing. */
export async function action({
  params,
  request,
  context,
}: Route.ActionArgs): Promise<JsonResponse<EditFigures>> {
  const { db } = context.get(appContext);
  const edited = isId(params.id) ? await getEditedOrder(db, params.id) : null;
  if (!edited) return notFound();
  const { figures } = await buildEdit(db, edited, readEditForm(await postedForm(request)));
  return jsonResponse(figures, { headers: NO_STORE });
}
