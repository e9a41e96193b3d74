import { isMailAddress } from "#app/features/mail/mail.ts";
import type { FormFault } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";

const SUPPLIER_FIELDS = ["name", "email", "phone", "note"] as const;

type SupplierField = (typeof SUPPLIER_FIELDS)[number];
export type SupplierValues = Readonly<Record<SupplierField, string>>;

export interface SupplierFault
  extends FormFault<"required" | "email" | "name-taken" | "too-long", SupplierField> {
  /** Characters of a text that is too long, and at most. */
  readonly over?: { readonly length: number; readonly limit: number };
}

/** Characters at most; an address is measured by its own rule. */
const LIMITS = [
  ["name", 200],
  ["phone", 60],
  ["note", 2_000],
] as const;

export function readSupplierForm(form: FormFields): SupplierValues {
  return {
    name: form.text("name"),
    email: form.text("email"),
    phone: form.text("phone"),
    note: form.lines("note"),
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
  for (const [field, limit] of LIMITS) {
    const { length } = values[field];
    if (length > limit) faults.push({ field, kind: "too-long", over: { length, limit } });
  }
  return { columns: values, faults };
}
