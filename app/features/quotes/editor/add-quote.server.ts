import { type Db, inTransaction } from "#app/db/client.server.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { toLocale } from "#app/i18n/locale.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type CreatedQuote, createQuote } from "../create-quote.server.ts";
import type { QuoteDraftFault } from "./draft-fault.ts";

interface Added {
  readonly form: FormFields;
  readonly actorId: string;
  readonly now: Date;
}

export interface AddQuoteRefusal {
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: readonly QuoteDraftFault[];
}

/** Begins a quote for a customer whose name and address staff have typed. */
export async function addQuote(
  db: Db,
  { form, actorId, now }: Added,
): Promise<Result<CreatedQuote, AddQuoteRefusal>> {
  const text = (name: string) => form.text(name, 200);
  const [name, email, company, phone] = [text("name"), text("email"), text("company"), text("phone")];
  const faults: QuoteDraftFault[] = [];
  if (name === "") faults.push({ field: "name", kind: "required" });
  if (!isMailAddress(email)) faults.push({ field: "email", kind: email === "" ? "required" : "email" });
  const locale = toLocale(text("locale"));
  if (faults.length > 0) return refuse({ typed: { name, email, company, phone, locale }, faults });
  return inTransaction(db, async (tx) =>
    ok(
      await createQuote(tx, {
        origin: "staff",
        enquiryId: null,
        userId: null,
        locale,
        name,
        email,
        phone,
        company: company || null,
        version: {},
        lines: [],
        actorId,
        now,
      }),
    ),
  );
}
