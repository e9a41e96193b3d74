import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ROLES } from "./enums.ts";
import type { Role } from "./identity.ts";

/** The roles that a form ticks, in the order of the table; what is no role is left out. */
export function rolesIn(form: FormFields): readonly Role[] {
  const sent = form.getAll("role");
  return ROLES.filter((role) => sent.includes(role));
}
