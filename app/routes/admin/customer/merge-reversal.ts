import { partCustomers } from "#app/features/customers/merge-customers.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { customerAction } from "#app/routes/admin/customer/customer-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Parts a customer that was merged into this one. */
export const action = customerAction(
  { action: "merges", flash: "customers-parted" },
  async ({ db, id, actorId, context, params: { merged: goneId } }) => {
    if (!isId(goneId)) return refuse({ kind: "not-found" });
    const setsPriceLists = can((await requireViewer(context)).roles, "discounts");
    return partCustomers(db, { keptId: id, goneId, actorId, setsPriceLists });
  },
);
