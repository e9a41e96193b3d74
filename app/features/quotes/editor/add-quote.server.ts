import { and, eq, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { toLocale } from "#app/i18n/locale.ts";
import type { ReturnedForm } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { keysOf } from "#app/lib/records.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type CreatedQuote, createQuote } from "../create-quote.server.ts";
import type { QuoteDraftFault } from "./draft-fault.ts";
import { HEAD_LIMITS } from "./parse-draft.server.ts";

interface Added {
  readonly form: FormFields;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Begins a quote for a customer whose name and address staff have typed, or found: then it belongs to their account, as
 * long as the address is that of the account.
 */
export async function addQuote(
  db: Db,
  { form, actorId, now }: Added,
): Promise<Result<CreatedQuote, ReturnedForm<QuoteDraftFault>>> {
  const text = (name: string) => form.text(name);
  const [name, email, company, phone] = [text("name"), text("email"), text("company"), text("phone")];
  const [user, vatNumber] = [text("user"), text("vat_number")];
  const faults: QuoteDraftFault[] = [];
  if (name === "") faults.push({ field: "name", kind: "required" });
  if (!isMailAddress(email)) faults.push({ field: "email", kind: email === "" ? "required" : "email" });
  const head = { name, company, phone, vat_number: vatNumber };
  for (const field of keysOf(head)) {
    const [{ length }, limit] = [head[field], HEAD_LIMITS[field]];
    if (length > limit) faults.push({ field, kind: "too-long", length, limit });
  }
  const locale = toLocale(text("locale"));
  if (faults.length > 0) {
    const values = { user, name, email, company, phone, vat_number: vatNumber, locale };
    return refuse({ values, faults });
  }
  return inTransaction(db, async (tx) =>
    ok(
      await createQuote(tx, {
        origin: "staff",
        enquiryId: null,
        userId: await findAccount(tx, user, email),
        locale,
        name,
        email,
        phone,
        company: company || null,
        vatNumber: vatNumber || null,
        version: {},
        lines: [],
        actorId,
        now,
      }),
    ),
  );
}

async function findAccount(db: Db, id: string, email: string): Promise<string | null> {
  if (id === "") return null;
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(sql`lower(${users.email})`, email.toLowerCase())));
  return account?.id ?? null;
}
