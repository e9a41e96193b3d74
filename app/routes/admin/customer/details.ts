import { saveCustomer } from "#app/features/customers/save-customer.server.ts";
import { customerAction } from "#app/routes/admin/customer/customer-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves contact details, tags and note. */
export const action = customerAction({ action: "details", flash: "customer-saved" }, ({ field, who, db }) =>
  saveCustomer(db, {
    ...who,
    name: field("name"),
    company: field("company"),
    phone: field("phone"),
    tags: field("tags"),
    note: field("note"),
  }),
);
