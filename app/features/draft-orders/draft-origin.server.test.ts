import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { customers } from "#app/db/schema/customers.ts";
import { enquiryOfCustomItem } from "#app/features/enquiries/schema.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { enquiryWork } from "#tests/support/shop/enquiry-work.ts";
import { beginDraft } from "./draft-origin.server.ts";

const db = await useTestDb();
const { arrive } = enquiryWork(db);

const ASKED = {
  name: "Seán",
  email: "sean@example.ie",
  productName: "Mirror ball",
  description: "One metre across",
};

it("begins without a phone number where a custom-item request gave none, also from its customer", async () => {
  const { company: _, ...asked } = enquiryOfCustomItem(ASKED, "en");
  const id = await arrive(asked);
  const draft = await beginDraft(db, { kind: "enquiry", id });
  expect(draft).toMatchObject({
    form: { head: { name: "Seán", email: "sean@example.ie", phone: "" } },
    columns: { enquiryId: id },
  });
  const [customer] = await db.select().from(customers).where(eq(customers.emails, "sean@example.ie"));
  const ofCustomer = await beginDraft(db, { kind: "customer", id: customer?.id ?? "" });
  expect(ofCustomer?.form.head).toMatchObject({ name: "Seán", phone: "" });
});

it("begins with the phone number that an enquiry gave", async () => {
  const { company: _, ...asked } = enquiryOfCustomItem({ ...ASKED, phone: "086 123 4567" }, "en");
  const draft = await beginDraft(db, { kind: "enquiry", id: await arrive(asked) });
  expect(draft?.form.head.phone).toBe("086 123 4567");
});
