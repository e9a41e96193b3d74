import { setCustomerPriceList } from "#app/features/price-lists/set-customer-price-list.server.ts";
import { customerAction } from "#app/routes/admin/customer/customer-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Lets the accounts of the customer buy at a price list, or at the catalogue's prices. */
export const action = customerAction(
  { action: "price-list", flash: "customer-saved" },
  ({ field, who, db }) =>
    setCustomerPriceList(db, { id: who.id, actorId: who.actorId, priceList: field("priceList") }),
);
