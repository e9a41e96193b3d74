import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/** The product file of a posted form. Refused, with the sentence to show, where none was chosen or it is named as no CSV. */
export function csvFileIn(form: FormFields): Result<File, typeof messages.noFile> {
  const [file] = form.files("file");
  if (!file || file.name === "") return refuse(messages.noFile);
  return /\.csv$/i.test(file.name) ? ok(file) : refuse(messages.notCsvName);
}
