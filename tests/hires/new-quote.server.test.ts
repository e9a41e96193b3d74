import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { customerEmails } from "#app/db/schema/customers.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { countCustomerHires } from "#app/features/customers/get-customer.server.ts";
import { addQuote } from "#app/features/quotes/editor/add-quote.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";

const db = await useTestDb();
const now = new Date("2026-11-29T12:00:00Z");

it("begins a quote for a customer that was found: it belongs to their account and counts on their page", async () => {
  const { id: user, email } = await createUser(db);
  const add = async (values: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: "Áine", user, vat_number: "IE6388047V", ...values }))
      form.append(name, value);
    const added = await addQuote(db, { form: new FormFields(form), actorId: "staff-1", now });
    if (!added.ok) throw new Error("refused");
    return (await db.select().from(hireQuotes).where(eq(hireQuotes.id, added.value.id)))[0];
  };
  expect(await add({ email })).toMatchObject({ userId: user, vatNumber: "IE6388047V" });
  const [owned] = await db.select().from(customerEmails).where(eq(customerEmails.userId, user));
  expect(await countCustomerHires(db, owned?.customerId ?? "")).toEqual({ quotes: 1, hires: 0 });
  // An address that was typed over is another customer's.
  expect(await add({ email: "other@example.ie" })).toMatchObject({ userId: null });
});
