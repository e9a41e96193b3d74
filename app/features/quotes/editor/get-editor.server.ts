import type { Db } from "#app/db/client.server.ts";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import type { CommentView } from "#app/features/comments/comments.ts";
import { listComments } from "#app/features/comments/list-comments.server.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import type { ReturnedQuoteDraft } from "../components/quote-editor.tsx";
import { readDraft } from "../content/quote-content.server.ts";
import { getQuote } from "../queries.server.ts";
import type { QuoteView } from "../quotes.ts";
import { listSuppliers } from "../suppliers/suppliers.server.ts";
import { differencesOf } from "./differences.ts";
import { getDraftFigures } from "./draft-figures.server.ts";
import type { QuoteDraftFigures } from "./draft-figures.ts";
import { formOfQuote, type QuoteDraftForm, readQuoteDraftForm } from "./draft-form.ts";
import type { LearnedNames } from "./learn-corrections.server.ts";
import { saveQuoteDraft } from "./save-draft.server.ts";

export interface QuoteEditorData {
  readonly quote: QuoteView;
  /** The form; null where nothing is being written. */
  readonly form: QuoteDraftForm | null;
  readonly figures: QuoteDraftFigures | null;
  readonly suppliers: Awaited<ReturnType<typeof listSuppliers>>;
  readonly history: readonly AuditEntry[];
  /** Of the staff in the history, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly comments: readonly CommentView[];
}

/** Everything that the page of a quote shows; null where there is no such quote. */
export async function getQuoteEditor(
  db: Db,
  quoteId: string,
  viewer: { readonly id: string; readonly now: Date },
): Promise<QuoteEditorData | null> {
  const { now } = viewer;
  const quote = await getQuote(db, quoteId, now);
  if (!quote) return null;
  const stored = quote.draft && (await readDraft(db, quoteId));
  const [suppliers, history, comments] = await Promise.all([
    listSuppliers(db),
    listAuditEntries(db, { subjectType: "quote", subjectId: quoteId }),
    listComments(db, "quote", [quoteId], viewer),
  ]);
  const actors = history.flatMap(({ actorId }) => actorId ?? []);
  return {
    quote,
    form: quote.draft && formOfQuote(quote, quote.draft),
    figures: stored && (await getDraftFigures(db, stored, { quoteId, now })),
    suppliers,
    history,
    names: await listNames(db, actors),
    comments,
  };
}

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
  const seen = Number(posted.get("seen") ?? "");
  const saved = await saveQuoteDraft(db, { quoteId, form, seen, actorId, now });
  if (saved.ok) return saved;
  if (saved.error.kind === "faults")
    return refuse({ form: saved.error.form, faults: saved.error.faults, differences: null, seen: null });
  const quote = saved.error.kind === "changed" ? await getQuote(db, quoteId, now) : null;
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
  return refuse({ form, faults: [], differences, seen: quote.version });
}
