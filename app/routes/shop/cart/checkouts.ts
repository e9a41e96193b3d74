import { toCartEntry } from "#app/features/cart/cart.ts";
import { listCartLines } from "#app/features/cart/queries.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/checkouts.ts";
import { toCheckout } from "./cart-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Opens a checkout of what the account's cart holds, in a browser that runs no scripts yet. */
export async function action(args: Route.ActionArgs) {
  const viewer = await getViewer(args.context);
  const lines = viewer ? await listCartLines(args.context.get(appContext).db, viewer.id) : [];
  return toCheckout(args, lines.map(toCartEntry));
}
