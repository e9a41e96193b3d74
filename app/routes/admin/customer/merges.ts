import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { mergeCustomers } from "#app/features/customers/merge-customers.server.ts";
import { changeCustomer } from "#app/http/actions/customer-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/merges.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Merges the customer with the typed address into this one. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeCustomer(args, { action: "merges", flash: "customers-merged" }, async ({ field, who }) => {
    const goneId = await customerOf(db, { userId: null, email: field("email") });
    if (goneId === null) return refuse({ kind: "no-other" });
    return mergeCustomers(db, { keptId: who.id, goneId, actorId: who.actorId, now: clock.now() });
  });
}
