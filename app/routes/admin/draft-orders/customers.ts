import { findDraftCustomers } from "#app/features/draft-orders/editor/find-customers.server.ts";
import type { PickedCustomer } from "#app/features/draft-orders/editor/picked.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/customers.ts";

/** The customers that the editor's picker offers for `?q=`, as JSON. */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<readonly PickedCustomer[]>> {
  const { db } = context.get(appContext);
  const found = await findDraftCustomers(db, new URL(request.url).searchParams.get("q") ?? "");
  return jsonResponse(found, { headers: NO_STORE });
}
