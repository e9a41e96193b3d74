import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { customers } from "#app/db/schema/customers.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { quoteSite } from "#tests/support/hire/quote-site.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { expectWhole } from "#tests/support/http/whole-text.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post: visit, sendQuote, acceptFields } = quoteSite(site);
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

const post = (path: string, fields: PostedFields) => site.post(path, fields, { cookie });

/** Its end would be lost where the text is cut. */
const longer = (limit: number) => `${"x".repeat(limit)} and the end`;

/** The forms of a hire's page: their field and its limit. */
const OF_HIRE = [
  ["payments", "reference", 140],
  ["waivers", "waived-reason", 500],
  ["charges", "text", 200],
  ["cancellation", "reason", 500],
  ["notes", "note", 4_000],
] as const;

test("a long text about a hire is refused and comes back whole", async () => {
  const quote = await sendQuote();
  expect((await visit(`${quote.path}/acceptance`, await acceptFields(quote.path))).status).toBe(303);
  const [hire] = await db().select().from(hires).where(eq(hires.quoteId, quote.id));
  for (const [form, name, limit] of OF_HIRE) {
    const typed = longer(limit);
    const fields = { version: String(hire?.version), [name]: typed };
    const answer = await post(`/admin/hire/hires/${hire?.id}/${form}`, fields);
    expectWhole(answer, { name, typed, limit: limit.toLocaleString("en") });
    expect(plainText(answer.text)).toContain("Nothing was sent or saved yet: a text is too long.");
  }
  const [kept] = await db().select().from(hires).where(eq(hires.quoteId, quote.id));
  expect(kept).toEqual(hire);
});

test("the long details of a customer are refused and come back whole", async () => {
  const paid = { state: "paid", paidAt: new Date(), total: cents(10_000) } as const;
  const email = "cut@list.example";
  await createCustomerOrder(db(), { ...paid, email, name: "Ann Ryan", phone: "086 123 4567" });
  const id = (await customerOf(db(), { userId: null, email })) ?? "";
  const details = { version: "1", name: "Ann", company: "", phone: "", tags: "", note: "" };
  for (const [name, limit] of [
    ["name", 200],
    ["company", 200],
    ["phone", 60],
    ["note", 4_000],
  ] as const) {
    const typed = longer(limit);
    const answer = await post(`/admin/customers/${id}/details`, { ...details, [name]: typed });
    expectWhole(answer, { name, typed, limit: limit.toLocaleString("en") });
  }
  const tags = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join(", ");
  for (const typed of [tags, longer(40)]) {
    const answer = await post(`/admin/customers/${id}/details`, { ...details, tags: typed });
    expect(answer.status).toBe(422);
    expect(plainText(answer.text)).toContain("at most 20 tags of at most 40 characters");
    expect(answer.text).toContain(`value="${typed}"`);
  }
  const [kept] = await db().select().from(customers).where(eq(customers.id, id));
  expect(kept).toMatchObject({ name: "Ann Ryan", tags: [], note: "" });
});

test("a long text about an order is refused and comes back whole", async () => {
  const shop = { ...shopOf(db()), config: site.running.services.config };
  await buyToDeliver(shop);
  const [{ id } = { id: "" }] = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.deliveryMethod, "delivery"));
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  const base = { version: String(order?.version), "idempotency-key": newId() };
  for (const [form, name, limit, fields] of [
    ["fulfilments", "carrier", 80, { step: "dispatched" }],
    ["fulfilments", "tracking", 80, { step: "dispatched" }],
    ["refunds", "reason", 300, { what: "sum", sum: "1.00" }],
    ["refunds", "reason", 300, { what: "lines" }],
    ["refunds/cancellation", "reason", 300, {}],
  ] as const) {
    const typed = longer(limit);
    const answer = await post(`/admin/orders/${id}/${form}`, { ...base, ...fields, [name]: typed });
    expectWhole(answer, { name, typed, limit: String(limit) });
    expect(plainText(answer.text)).toContain("Nothing was sent or saved yet: a text is too long.");
  }
  const [kept] = await db().select().from(orders).where(eq(orders.id, id));
  expect(kept).toEqual(order);
});

test("a long note about owned pieces is refused and comes back whole", async () => {
  const { id } = await createHireItem(db(), { name: "Noted spot", owned: 5 });
  const typed = longer(200);
  const fields = { by: "+1", reason: "count", seen: "5", note: typed };
  expectWhole(await post(`/admin/hire/items/${id}/count-changes`, fields), {
    name: "note",
    typed,
    limit: "200",
  });
  const [item] = await db().select().from(hireItems).where(eq(hireItems.id, id));
  expect(item?.owned).toBe(5);
});

test("a long text about a shortage or a sub-hire is refused and comes back whole", async () => {
  const { hire } = await shortHire(db(), 1);
  const [short] = await db().select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  for (const [path, name, limit] of [
    [`/admin/hire/shortages/${short?.id}/subhires`, "reference", 140],
    [`/admin/hire/shortages/${short?.id}/solution`, "note", 200],
    [`/admin/hire/hires/${hire.id}/subhires`, "description", 200],
  ] as const) {
    const typed = longer(limit);
    const answer = await post(path, { version: "1", supplier: "", quantity: "1", [name]: typed });
    expectWhole(answer, { name, typed, limit: String(limit) });
  }
  const [kept] = await db()
    .select()
    .from(hireShortages)
    .where(eq(hireShortages.id, short?.id ?? ""));
  expect(kept?.state).toBe("open");
});
