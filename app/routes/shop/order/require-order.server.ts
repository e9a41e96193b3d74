import type { RouterContextProvider } from "react-router";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrderByToken } from "#app/features/orders/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isToken } from "#app/lib/ids.ts";

/** The order that a route's token opens; 404 without one. */
export async function requireOrder({
  params: { token },
  context,
}: {
  readonly params: { readonly token: string };
  readonly context: Readonly<RouterContextProvider>;
}): Promise<OrderView> {
  const order = isToken(token) ? await getOrderByToken(context.get(appContext).db, token) : null;
  if (!order) throw notFound();
  return order;
}
