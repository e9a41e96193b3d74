import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { mergeCustomers } from "#app/features/customers/merge-customers.server.ts";
import { customerAction } from "#app/http/actions/customer-actions.server.ts";
import { refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Merges the customer with the typed address into this one. */
export const action = customerAction(
  { action: "merges", flash: "customers-merged" },
  async ({ field, who, db, now }) => {
    const goneId = await customerOf(db, { userId: null, email: field("email") });
    if (goneId === null) return refuse({ kind: "no-other" });
    return mergeCustomers(db, { keptId: who.id, goneId, actorId: who.actorId, now });
  },
);
