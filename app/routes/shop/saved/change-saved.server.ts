import type { RouterContextProvider } from "react-router";
import type { CartAction } from "#app/features/cart/cart-reducer.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext, requestContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problemFor } from "#app/http/responses/problem.server.ts";
import { loginRequired } from "#app/i18n/messages/account/auth.ts";
import { noSuchItem } from "#app/i18n/messages/ui/api-faults.ts";

/** Changes what a signed-in customer has saved for later: 204. Other people's items are not found. */
export async function changeSaved(
  context: Readonly<RouterContextProvider>,
  action: CartAction,
): Promise<Response> {
  const viewer = await getViewer(context);
  const request = context.get(requestContext);
  if (!viewer) return problemFor(request, 401, loginRequired);
  const changed = await changeCart(context.get(appContext).db, viewer.id, action);
  return changed.ok
    ? new Response(null, { status: 204, headers: NO_STORE })
    : problemFor(request, 404, noSuchItem);
}
