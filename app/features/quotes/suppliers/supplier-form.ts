import { isMailAddress } from "#app/features/mail/mail.ts";
import type { FormFields } from "#app/lib/form-fields.ts";

const SUPPLIER_FIELDS = ["name", "email", "phone", "note"] as const;

type SupplierField = (typeof SUPPLIER_FIELDS)[number];
export type SupplierValues = Readonly<Record<SupplierField, string>>;

export interface SupplierFault {
  readonly field: SupplierField;
  readonly kind: "required" | "email" | "name-taken";
}

export function readSupplierForm(form: FormFields): SupplierValues {
  return {
    name: form.text("name", 200),
    email: form.text("email", 320),
    phone: form.text("phone", 60),
    note: form.lines("note", 2_000),
  };
}

/** The columns of a supplier, and what is wrong with its form. */
export function readSupplier(values: SupplierValues): {
  readonly columns: SupplierValues;
  readonly faults: readonly SupplierFault[];
} {
  const faults: SupplierFault[] = [];
  if (values.name === "") faults.push({ field: "name", kind: "required" });
  if (values.email !== "" && !isMailAddress(values.email)) faults.push({ field: "email", kind: "email" });
  return { columns: values, faults };
}
