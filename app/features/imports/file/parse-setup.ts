import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ImportField } from "./fields.ts";
import { type ImportSetup, isField } from "./setup.ts";

/** The most columns that a form may name; a file has no more. */
const MAX = 2000;

/** Columns to which the form gives a meaning that another column before them has. */
export interface SameMeaning {
  readonly kind: "same-meaning";
  readonly faults: readonly { readonly column: string; readonly field: ImportField }[];
  /** All that was answered, these columns included. */
  readonly setup: ImportSetup;
}

/** The answers of the form. No two columns can have one meaning. */
export function parseSetup(form: FormFields): Result<ImportSetup, SameMeaning> {
  const columns: Record<string, ImportField | "ignore"> = {};
  const taken = new Set<ImportField>();
  const faults: SameMeaning["faults"][number][] = [];
  for (const [name, value] of [...form].slice(0, MAX)) {
    if (!name.startsWith("column:") || typeof value !== "string") continue;
    const column = name.slice("column:".length);
    const field = isField(value) ? value : "ignore";
    columns[column] = field;
    if (field === "ignore") continue;
    if (taken.has(field)) faults.push({ column, field });
    taken.add(field);
  }
  const setup: ImportSetup = {
    pricesIncludeVat: form.get("vat") !== "added",
    blank: form.get("blank") === "clear" ? "clear" : "keep",
    makerless: form.get("makerless") === "draft" ? "draft" : "publish",
    columns,
  };
  return faults.length > 0 ? refuse({ kind: "same-meaning", faults, setup }) : ok(setup);
}
