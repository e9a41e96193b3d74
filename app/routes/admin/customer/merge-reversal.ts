import { partCustomers } from "#app/features/customers/merge-customers.server.ts";
import { customerAction } from "#app/http/actions/customer-actions.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Parts a customer that was merged into this one. */
export const action = customerAction(
  { action: "merges", flash: "customers-parted" },
  async ({ db, id, actorId, params: { merged: goneId } }) =>
    isId(goneId) ? partCustomers(db, { keptId: id, goneId, actorId }) : refuse({ kind: "not-found" }),
);
