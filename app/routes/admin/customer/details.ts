import { saveCustomer } from "#app/features/customers/save-customer.server.ts";
import { changeCustomer } from "#app/http/actions/customer-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/details.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves contact details, tags and note. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeCustomer(args, { action: "details", flash: "customer-saved" }, ({ field, who }) =>
    saveCustomer(db, {
      ...who,
      name: field("name"),
      company: field("company"),
      phone: field("phone"),
      tags: field("tags"),
      note: field("note"),
    }),
  );
}
