import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { mergeCustomers } from "#app/features/customers/merge-customers.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { refuse } from "#app/lib/result.ts";
import { customerAction } from "#app/routes/admin/customer/customer-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Merges the customer with the typed address into this one. */
export const action = customerAction(
  { action: "merges", flash: "customers-merged" },
  async ({ field, who, db, now, context }) => {
    const goneId = await customerOf(db, { userId: null, email: field("email") });
    if (goneId === null) return refuse({ kind: "no-other" });
    const setsPriceLists = can((await requireViewer(context)).roles, "discounts");
    return mergeCustomers(db, { keptId: who.id, goneId, actorId: who.actorId, setsPriceLists, now });
  },
);
