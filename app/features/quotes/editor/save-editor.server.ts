import type { Db } from "#app/db/client.server.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import type { ReturnedQuoteDraft } from "../components/editor/quote-editor.tsx";
import { getQuote } from "../queries.server.ts";
import { differencesOf } from "./differences.ts";
import { formOfQuote, readQuoteDraftForm } from "./draft-form.ts";
import type { LearnedNames } from "./learn-corrections.server.ts";
import { saveQuoteDraft } from "./save-draft.server.ts";

interface PostedEditor {
  readonly quoteId: string;
  readonly form: FormFields;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Saves the posted editor. Refused, it comes back as it was typed, with faults or with what is stored otherwise; null:
 * gone.
 */
export async function saveQuoteEditor(
  db: Db,
  { quoteId, form: posted, actorId, now }: PostedEditor,
): Promise<Result<LearnedNames, ReturnedQuoteDraft | null>> {
  const form = readQuoteDraftForm(posted);
  const version = Number(posted.get("version") ?? "");
  const saved = await saveQuoteDraft(db, { quoteId, form, version, actorId, now });
  if (saved.ok) return saved;
  if (saved.error.kind === "faults")
    return refuse({ form: saved.error.form, faults: saved.error.faults, differences: null, version: null });
  const quote = saved.error.kind === "conflict" ? await getQuote(db, quoteId, now) : null;
  if (!quote?.draft) return refuse(null);
  const items = await findHireItems(
    db,
    form.lines.map(({ item }) => item).filter((item) => item !== ""),
  );
  const stored = formOfQuote(quote, quote.draft);
  const differences = differencesOf(stored, form, ({ key, item, text }) => {
    const known = quote.draft?.lines.find(({ id, itemId }) => id === key && itemId === item)?.name;
    return items.get(item)?.name ?? known ?? text;
  });
  return refuse({ form, faults: [], differences, version: quote.version });
}
