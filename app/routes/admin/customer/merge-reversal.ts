import { partCustomers } from "#app/features/customers/merge-customers.server.ts";
import { changeCustomer } from "#app/http/actions/customer-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/merge-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Parts a customer that was merged into this one. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const goneId = args.params.merged;
  if (!isId(goneId)) throw notFound();
  return changeCustomer(args, { action: "merges", flash: "customers-parted" }, ({ who }) =>
    partCustomers(db, { keptId: who.id, goneId, actorId: who.actorId }),
  );
}
