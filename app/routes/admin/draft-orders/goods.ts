import { findGoods } from "#app/features/draft-orders/editor/find-goods.server.ts";
import type { PickedGoods } from "#app/features/draft-orders/editor/picked.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { Route } from "./+types/goods.ts";

/**
 * The products and variations that the editor's picker offers for `?q=`, at the prices of the account in `?user=`, as
 * JSON.
 */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<readonly PickedGoods[]>> {
  const { db } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const user = cleanText(searchParams.get("user") ?? "").slice(0, 100);
  const found = await findGoods(db, searchParams.get("q") ?? "", user || null);
  return jsonResponse(found, { headers: NO_STORE });
}
