import type { FormFields } from "#app/lib/form-fields.ts";
import type { ColumnChoices } from "./columns.ts";
import type { ImportField } from "./fields.ts";
import { type ImportSetup, isField } from "./setup.ts";

/** The most columns that a form may name; a file has no more. */
const MAX = 2000;

/** The answers of the form. Of two columns with one meaning the first keeps it. */
export function parseSetup(form: FormFields): ImportSetup {
  const choices: Record<string, ImportField | "ignore"> = {};
  const taken = new Set<ImportField>();
  for (const [name, value] of [...form].slice(0, MAX)) {
    if (!name.startsWith("column:") || typeof value !== "string") continue;
    const field = isField(value) && !taken.has(value) ? value : "ignore";
    if (field !== "ignore") taken.add(field);
    choices[name.slice("column:".length)] = field;
  }
  return {
    pricesIncludeVat: form.get("vat") !== "added",
    blank: form.get("blank") === "clear" ? "clear" : "keep",
    makerless: form.get("makerless") === "draft" ? "draft" : "publish",
    columns: choices satisfies ColumnChoices,
  };
}
