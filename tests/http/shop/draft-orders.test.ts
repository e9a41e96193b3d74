import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { parcelLines, parcels } from "#app/db/schema/shop/parcels.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { createProduct } from "../../support/factories.ts";
import { plainText } from "../../support/http/html-text.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { ADMIN, type PostedFields, useTestServer } from "../../support/http/test-server.ts";
import { addedTo, booksOf, paidOrder, payAdded } from "../../support/shop/order-edits.ts";
import { shopOf } from "../../support/shop/purchase.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const post = (path: string, fields: PostedFields, as = cookie) =>
  site.post(path, fields, as === "" ? {} : { cookie: as });

const CALLER = {
  name: "Nóra Ní Chealla",
  email: "nora@example.ie",
  phone: "091 1",
  locale: "en",
  delivery: "collection",
  bill_line1: "1 Shop Street",
  bill_town: "Galway",
};

async function formWith(sku: string) {
  const { id } = await createProduct(db(), { stock: 9, sku });
  return { ...CALLER, "line.a.product": id, "line.a.quantity": "2" };
}

const latest = async () => (await db().select().from(draftOrders).orderBy(desc(draftOrders.number)))[0];

test("the menu of the back office marks the inner one of two sections that a page lies in", async () => {
  const { text } = await site.ask("/admin/orders/drafts", { headers: { cookie } });
  const menu = /<nav[^>]*class="admin-menu[^"]*".*?<\/nav>/s.exec(text)?.[0] ?? "";
  const current = [...menu.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1],
  );
  expect(current).toEqual(["/admin/orders/drafts"]);
});

describe("a new order", () => {
  test("is kept once however often its form is sent, at the total that was shown while typing", async () => {
    const form = { ...(await formWith("DRAFT-1")), "idempotency-key": newId() };
    const shown = JSON.parse((await post("/admin/orders/drafts/figures", form)).text);
    const first = await post("/admin/orders/new", form);
    const again = await post("/admin/orders/new", form);
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(again.headers.location).toBe(first.headers.location);
    expect((await latest())?.total).toBe(shown.total);
    expect(await db().select().from(draftOrders)).toHaveLength(1);
    expect(plainText((await site.ask("/admin/orders/drafts", { headers: { cookie } })).text)).toContain(
      "Nóra Ní Chealla",
    );
  });

  test("takes lines by part number without scripts, and says which it does not know", async () => {
    await formWith("DRAFT-2");
    const form = { ...CALLER, "idempotency-key": newId(), add: "3 x draft-2\n1 x NO-SUCH" };
    const refused = await post("/admin/orders/new", form);
    expect(refused.status).toBe(422);
    expect(plainText(refused.text)).toContain("no product has this part number");
    expect(refused.text).toContain("NO-SUCH");
    expect((await post("/admin/orders/new", { ...form, add: "3 x draft-2" })).status).toBe(303);
    expect((await latest())?.lines).toMatchObject([{ sku: "DRAFT-2", quantity: 3 }]);
  });

  test("says one clear sentence for a discount above the line, and loses nothing that was typed", async () => {
    const form = { ...(await formWith("DRAFT-3")), "idempotency-key": newId() };
    const refused = await post("/admin/orders/new", {
      ...form,
      "line.a.discount": "99999",
      "line.a.reason": "Friend",
      note: "Rings back at four",
    });
    expect(refused.status).toBe(422);
    expect(plainText(refused.text)).toContain("it is more than the line or the order costs");
    for (const typed of ["99999", "Friend", "Rings back at four"]) expect(refused.text).toContain(typed);
  });
});

describe("a payment link", () => {
  async function sent() {
    await post("/admin/orders/new", {
      ...(await formWith(`LINK-${newId().slice(-6)}`)),
      "idempotency-key": newId(),
    });
    const draft = await latest();
    const page = `/admin/orders/drafts/${draft?.id}`;
    const asked = await post(`${page}/links`, { version: String(draft?.version) });
    expect([asked.status, plainText(asked.text).includes("The prices hold until")]).toEqual([200, true]);
    expect((await post(`${page}/links`, { version: String(draft?.version), confirmed: "yes" })).status).toBe(
      303,
    );
    return { page, link: `/shop/payment-link/${draft?.token}/1` };
  }

  test("L2, L5, L6: shows all that binds the buyer in both languages, orders once, and then leads to the order", async () => {
    const { page, link } = await sent();
    const [english, irish] = [await site.ask(link), await site.ask(`/ga${link}`)];
    expect([english.status, irish.status]).toEqual([200, 200]);
    expect(plainText(english.text)).toContain("Order with obligation to pay");
    expect(plainText(irish.text)).toContain("D’ordú");
    const words = plainText(english.text);
    expect(words.indexOf("Legal guarantee of conformity")).toBeGreaterThan(-1);
    expect(words.indexOf("Legal guarantee of conformity")).toBeLessThan(
      words.indexOf("Order with obligation to pay"),
    );
    expect(plainText(irish.text)).toContain("Ráthaíocht dhlíthiúil chomhréireachta");
    expect(english.headers["cache-control"]).toContain("no-store");
    const without = await post(link, {}, "");
    expect([without.status, plainText(without.text).includes("Please accept the terms")]).toEqual([
      400,
      true,
    ]);
    const [one, two] = [await post(link, { terms: "yes" }, ""), await post(link, { terms: "yes" }, "")];
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(two.headers.location).toBe(one.headers.location);
    const [order] = await db().select().from(orders).orderBy(desc(orders.number));
    const after = await site.ask(link);
    expect([after.status, after.headers.location]).toEqual([303, `/shop/orders/${order?.token}`]);
    expect(plainText((await site.ask(page, { headers: { cookie } })).text)).toContain(
      `Order #${order?.number}`,
    );
    const shown = plainText((await site.ask(`/admin/orders/${order?.id}`, { headers: { cookie } })).text);
    expect(shown).toContain("Created by");
  });

  test("leads to a page whose data hold nothing that is for staff alone", async () => {
    const { link } = await sent();
    const { headers } = await post(link, { terms: "yes" }, "");
    const [order] = await db()
      .select({ id: orders.id, token: orders.token })
      .from(orders)
      .orderBy(desc(orders.number));
    expect(headers.location).toBeDefined();
    await db()
      .update(orders)
      .set({ provider: "invoice", discountReason: "Owed a favour", attention: ["disputed"] })
      .where(eq(orders.id, order?.id ?? ""));
    const { status, text } = await site.ask(`/shop/orders/${order?.token}.data`);
    expect([status, text.includes("accountName")]).toEqual([200, true]);
    for (const secret of ["Owed a favour", "disputed", "salesRefundLimit"])
      expect(text).not.toContain(secret);
  });

  test("that was cancelled, changed or never given out says so", async () => {
    const { page, link } = await sent();
    const changed = await latest();
    await post(`${page}/cancellation`, { version: String(changed?.version), confirmed: "yes" });
    const gone = await site.ask(link);
    expect([gone.status, plainText(gone.text).includes("This order was cancelled")]).toEqual([410, true]);
    expect((await site.ask(link.replace(/1$/, "2"))).status).toBe(404);
    expect((await site.ask("/shop/payment-link/nothing/1")).status).toBe(404);
    const other = await sent();
    const draft = await latest();
    await post(other.page, { ...(await formWith("CHANGED")), version: String(draft?.version) });
    const stale = await site.ask(other.link);
    expect([stale.status, plainText(stale.text).includes("This order has been changed")]).toEqual([
      410,
      true,
    ]);
    expect((await post(other.link, { terms: "yes" }, "")).status).toBe(409);
  });
});

describe("the page Edit order", () => {
  test("shows the difference first, does it once, and keeps what was typed when it refuses", async () => {
    const shop = { ...shopOf(db()), config: site.running.services.config };
    const [kept, lamp] = [
      await createProduct(db(), { name: "Kept", stock: 9, price: cents(25_00) }),
      await createProduct(db(), { name: "Lamp", stock: 9, sku: "EDIT-LAMP", price: cents(30_00) }),
    ];
    const id = await paidOrder(shop, [{ product: kept.id, quantity: "2" }]);
    const page = `/admin/orders/${id}/edit`;
    const fresh = (await site.ask(page, { headers: { cookie } })).text;
    const [, version = ""] = /name="version" value="(\d+)"/.exec(fresh) ?? [];
    const form = {
      "idempotency-key": newId(),
      version,
      confirmed: "0",
      "keep.0": "1",
      "line.a.product": lamp.id,
      "line.a.quantity": "2",
    };
    expect(JSON.parse((await post(`${page}/figures`, form)).text)).toMatchObject({
      added: 6_000,
      removed: 2_500,
      net: 3_500,
    });
    const nameless = await post(page, form);
    expect([
      nameless.status,
      plainText(nameless.text).includes("Reason, shown on the credit note: please fill this in"),
    ]).toEqual([422, true]);
    const asked = await post(page, { ...form, edit_reason: "Another stand" });
    expect([asked.status, plainText(asked.text).includes("press Update order again")]).toEqual([200, true]);
    for (const typed of ["Another stand", 'name="confirmed" value="3500"', lamp.id])
      expect(asked.text).toContain(typed);
    const yes = { ...form, edit_reason: "Another stand", confirmed: "3500" };
    const both = await Promise.all([post(page, yes), post(page, yes)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const [added, ...more] = await addedTo(db(), id);
    expect([added?.total, added?.credit, more]).toEqual([6_000, 2_500, []]);
    const shown = plainText((await site.ask(`/admin/orders/${id}`, { headers: { cookie } })).text);
    expect(shown).toContain(`Order #${added?.number}`);
    const late = await post(page, { ...yes, "idempotency-key": newId() });
    expect([late.status, plainText(late.text).includes("This order was changed since")]).toEqual([409, true]);
    expect(late.text).toContain("Another stand");
    await payAdded(shop, added?.id ?? "");
    expect(await booksOf(db(), [id, added?.id ?? ""])).toEqual({ documents: 85_00, money: 85_00 });
  });

  test("says why an order was discounted, and what a refund takes first", async () => {
    const shop = { ...shopOf(db()), config: site.running.services.config };
    const { id: product } = await createProduct(db(), { name: "Truss", stock: 9 });
    const id = await paidOrder(shop, [{ product, quantity: "3" }], "10 %");
    const [parcelId, dispatchedAt] = [newId(), new Date()];
    await db().insert(parcels).values({ id: parcelId, orderId: id, number: 1, dispatchedAt });
    await db().insert(parcelLines).values({ parcelId, position: 0, quantity: 2 });
    const shown = plainText((await site.ask(`/admin/orders/${id}`, { headers: { cookie } })).text);
    expect(shown).toContain("Regular customer");
    expect(shown).toContain("1 not dispatched: a refund takes these first");
    const page = `/admin/orders/${id}/edit`;
    const [, version = ""] =
      /name="version" value="(\d+)"/.exec((await site.ask(page, { headers: { cookie } })).text) ?? [];
    const refused = await post(page, {
      "idempotency-key": newId(),
      version,
      confirmed: "0",
      "keep.0": "1",
      edit_reason: "Less",
    });
    expect([
      refused.status,
      plainText(refused.text).includes("that is fewer than have been dispatched"),
    ]).toEqual([422, true]);
  });
});
