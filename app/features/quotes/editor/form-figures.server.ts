import type { Db } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { readDraft } from "../content/quote-content.server.ts";
import { getDraftFigures } from "./draft-figures.server.ts";
import type { QuoteDraftFigures } from "./draft-figures.ts";
import { readQuoteDraftForm } from "./draft-form.ts";
import { parseDraft } from "./parse-draft.server.ts";

/**
 * What a form of the editor comes to as it is typed; null where the quote has no draft. Fields that cannot be read count
 * as blank.
 */
export async function getFormFigures(
  db: Db,
  { quoteId, form, now }: { readonly quoteId: string; readonly form: FormFields; readonly now: Date },
): Promise<QuoteDraftFigures | null> {
  const stored = await readDraft(db, quoteId);
  if (!stored) return null;
  const { quote, version, lines } = parseDraft(readQuoteDraftForm(form), stored.version, now);
  return getDraftFigures(db, { quote: { ...stored.quote, ...quote }, version, lines }, { quoteId, now });
}
