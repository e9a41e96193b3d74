import { expect, it } from "vitest";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { readSupplier, readSupplierForm } from "./supplier-form.ts";

it.each([
  ["name", 200],
  ["phone", 60],
  ["note", 2_000],
] as const)("the %s of a supplier is refused over %i characters, and comes back whole", (field, limit) => {
  const typed = `${"x".repeat(limit)} and the end`;
  const values = readSupplierForm(new FormFields(Object.entries({ name: "Sound Hire", [field]: typed })));
  expect(values[field]).toBe(typed);
  expect(readSupplier(values).faults).toEqual([
    { field, kind: "too-long", over: { length: typed.length, limit } },
  ]);
});
