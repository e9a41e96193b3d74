import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

type ChoiceRefusal = { readonly kind: "no-file" | "not-csv-name" };

/** The product file of a posted form. Refused where none was chosen or it is named as no CSV. */
export function csvFileIn(form: FormFields): Result<File, ChoiceRefusal> {
  const [file] = form.files("file");
  if (!file || file.name === "") return refuse({ kind: "no-file" });
  return /\.csv$/i.test(file.name) ? ok(file) : refuse({ kind: "not-csv-name" });
}
