import type { Db } from "#app/db/client.server.ts";
import { formOfQuote, type QuoteDraftForm } from "#app/features/quotes/editor/draft-form.ts";
import { saveQuoteEditor } from "#app/features/quotes/editor/save-editor.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { NOW } from "./claims.ts";
import { quotesOn } from "./quotes.ts";

/** Fields by name that differ from what is stored. */
type Change = Readonly<Record<string, string>>;
type Added = readonly (readonly [string, string])[];

/** The editor of quotes on one database at `NOW`, as a browser would send it. */
export function editorOn(db: Db, actorId = "u1") {
  const { view } = quotesOn(db);
  const formOf = async (id: string, change: Change = {}, add: Added = []) => {
    const quote = await view(id);
    if (!quote.draft) throw new Error("No draft");
    const { version } = quote;
    return { version, fields: fieldsOf(formOfQuote(quote, quote.draft), version, change, add) };
  };
  return {
    formOf,
    save: async (quoteId: string, change: Change = {}, add: Added = []) =>
      saveQuoteEditor(db, { quoteId, form: (await formOf(quoteId, change, add)).fields, actorId, now: NOW }),
  };
}

function fieldsOf(form: QuoteDraftForm, version: number, change: Change, add: Added): FormFields {
  const lines = form.lines.flatMap(({ key, ...values }) =>
    Object.entries(values).map(([field, value]) => [`line.${key}.${field}`, value] as const),
  );
  const typed = [["version", String(version)] as const, ...Object.entries(form.head), ...lines, ...add];
  return new FormFields(typed.map(([name, value]) => [name, change[name] ?? value]));
}
