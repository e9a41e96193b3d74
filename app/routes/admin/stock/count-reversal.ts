import { undoCount } from "#app/features/stock-count/count-product.server.ts";
import { stockList } from "#app/features/stock-count/stock-count.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes the count of a product back that the person stored last. */
export async function action(args: ResourceArgs) {
  const { db, id: productId, actorId, context, request } = await readWork(args);
  const refusal = await undoCount(db, { productId, actorId });
  const path = stockList.href(stockList.parse(new URL(request.url).searchParams));
  return redirectWith(context, path, refusal === null ? "stock-undone" : `stock-undo-${refusal}`);
}
