import { setCustomerPriceList } from "#app/features/price-lists/set-customer-price-list.server.ts";
import { changeCustomer } from "#app/http/actions/customer-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/price-list.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Lets the accounts of the customer buy at a price list, or at the catalogue's prices. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeCustomer(args, { action: "price-list", flash: "customer-saved" }, ({ field, who }) =>
    setCustomerPriceList(db, { id: who.id, actorId: who.actorId, priceList: field("priceList") }),
  );
}
