import type { PickerItem } from "#app/features/quotes/editor/picker-item.ts";
import { listPickerItems } from "#app/features/quotes/editor/picker-items.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/items.ts";

/** What the editor's picker offers for `?q=`, as JSON. */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<readonly PickerItem[]>> {
  const { db } = context.get(appContext);
  const found = await listPickerItems(db, new URL(request.url).searchParams.get("q") ?? "");
  return jsonResponse(found, { headers: NO_STORE });
}
