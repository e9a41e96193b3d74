import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { refreshPayment } from "#app/features/payments/refresh-payment.server.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  begunDraft,
  draftForm,
  draftNow,
  FREE_LINE,
  sentDraft,
  storeDraft,
} from "#tests/support/shop/draft-orders.ts";
import { availableOf, onlyOrder, payOrder, sessionOf, shopOf } from "#tests/support/shop/purchase.ts";
import { cancelDraft } from "./change-draft.server.ts";
import { sendLink } from "./complete/send-link.server.ts";
import { formOfDraft } from "./editor/draft-form.ts";
import { getDraftEditor } from "./editor/get-editor.server.ts";
import { saveDraft } from "./editor/save-draft.server.ts";
import { forgetOldDrafts } from "./forget-drafts.server.ts";
import { draftsList } from "./list/drafts-query.ts";
import { listDrafts } from "./list/list-drafts.server.ts";
import { orderByLink } from "./public/order-by-link.server.ts";

const db = await useTestDb();

const begun = (stock?: number) => begunDraft(db, stock);

const statusesOf = async (now: Date) =>
  (await listDrafts(db, draftsList.parse(new URLSearchParams()), now)).drafts.map((row) => row.status);

describe("a draft", () => {
  it("holds no stock, and its stored total is the one that its editor shows", async () => {
    const { shop, product, draft } = await begun();
    expect(await availableOf(db, product.id)).toBe(5);
    const editor = await getDraftEditor(db, draft.id, shop.clock.now());
    expect(editor?.figures.total).toBe(draft.total);
    expect(draft.total).toBeGreaterThan(4_000);
  });

  it("has lines that add up to its goods, whatever discounts it has", async () => {
    const shop = shopOf(db);
    const lines = [
      { ...FREE_LINE, price: "12.90", quantity: "2" },
      { ...FREE_LINE, price: "100.00", discount: "10.00", reason: "Scratched" },
    ];
    const draft = await storeDraft(shop, draftForm(lines, { discount: "10%", discount_reason: "Regular" }));
    const figures = (await getDraftEditor(db, draft.id, shop.clock.now()))?.figures;
    expect(Object.values(figures?.lines ?? {}).map(({ total }) => total)).toEqual([2_580, 9_000]);
    expect(figures).toMatchObject({ goods: 11_580, discount: 1_158, total: 10_422 });
  });

  it("refuses a second person’s save on top of an older version, and keeps the first one’s", async () => {
    const { shop, draft } = await begun();
    const ask = { draftId: draft.id, version: draft.version, actorId: draft.actorId, now: shop.clock.now() };
    const first = { ...formOfDraft(draft), head: { ...formOfDraft(draft).head, name: "First" } };
    const second = { ...first, head: { ...first.head, name: "Second" } };
    expect(await saveDraft(db, { ...ask, form: first })).toEqual({ ok: true, value: null });
    expect(await saveDraft(db, { ...ask, form: second })).toEqual({
      ok: false,
      error: { kind: "conflict" },
    });
    expect((await draftNow(db, draft.id)).name).toBe("First");
  });

  it("adds rows of SKUs, also of one that begins like a quantity, and keeps unknown ones in the field", async () => {
    const shop = shopOf(db);
    const lead = await createProduct(db, { sku: "4x2.5-LEAD" });
    const plug = await createProduct(db, { sku: "2.5-LEAD" });
    const add = "4x2.5-lead\n3 × 2.5-LEAD\n2x4X2.5-LEAD\n10 2.5-LEAD";
    const draft = await storeDraft(shop, { ...draftForm([]), add });
    expect(formOfDraft(draft).lines.map(({ product, quantity }) => [product, quantity])).toEqual([
      [lead.id, "1"],
      [plug.id, "3"],
      [lead.id, "2"],
      [plug.id, "10"],
    ]);
    const ask = { draftId: draft.id, version: draft.version, actorId: draft.actorId, now: shop.clock.now() };
    const form = { ...formOfDraft(draft), add: "4x9-LEAD" };
    expect(await saveDraft(db, { ...ask, form })).toMatchObject({
      error: { faults: [{ field: "add", kind: "unknown-code" }], form: { add: "4x9-LEAD" } },
    });
  });

  it("takes a price or a discount by hand with a reason, and no discount above the line", async () => {
    const { shop, draft } = await begun();
    const form = formOfDraft(draft);
    const save = (change: Record<string, string>) =>
      saveDraft(db, {
        draftId: draft.id,
        version: draft.version,
        actorId: draft.actorId,
        now: shop.clock.now(),
        form: { ...form, lines: form.lines.map((line, at) => (at === 0 ? { ...line, ...change } : line)) },
      });
    const field = (name: string) => `line.${form.lines[0]?.key}.${name}`;
    const faults = (kind: string, name: string) => ({
      ok: false,
      error: { kind: "faults", faults: [{ field: field(name), kind }] },
    });
    expect(await save({ price: "1.00" })).toMatchObject(faults("reason", "reason"));
    expect(await save({ discount: "1.00" })).toMatchObject(faults("reason", "reason"));
    expect(await save({ discount: "99999.00", reason: "Trade" })).toMatchObject(
      faults("discount-too-high", "discount"),
    );
    expect(await save({ price: "10.00", discount: "0.01", reason: "Scratched" })).toMatchObject({ ok: true });
    expect((await draftNow(db, draft.id)).total).toBe(2 * 1_000 - 1 + 4_000);
  });
});

describe("a payment link", () => {
  it("orders at the held price, is paid once, and leads to the order ever after", async () => {
    const { shop, product, draft } = await begun();
    const sent = await sentDraft(shop, draft);
    expect(sent).toMatchObject({ state: "sent", link: 1 });
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "payment-link"));
    expect(mail?.text).toContain(`/shop/payment-link/${sent.token}/1`);
    const ref = sessionOf((await orderByLink(shop, sent, 1)) as Parameters<typeof sessionOf>[0]);
    expect(await availableOf(db, product.id)).toBe(3);
    const again = await orderByLink(shop, await draftNow(db, draft.id), 1);
    expect(again).toMatchObject({ ok: true, value: { kind: "pay" } });
    const order = await onlyOrder(db);
    expect(order).toMatchObject({ draftId: draft.id, checkoutId: null, total: draft.total });
    await payOrder(shop, ref);
    const [invoice, ...more] = await db.select().from(invoices);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ orderId: order.id, total: draft.total });
    expect(await orderByLink(shop, await draftNow(db, draft.id), 1)).toEqual({
      ok: true,
      value: { kind: "order", token: order.token },
    });
    expect(await statusesOf(shop.clock.now())).toEqual(["paid"]);
  });

  it("whose product was deleted is refused as sold out", async () => {
    const { shop, product, draft } = await begun();
    const sent = await sentDraft(shop, draft);
    await db.delete(products).where(eq(products.id, product.id));
    expect(await orderByLink(shop, sent, 1)).toEqual({
      ok: false,
      error: { kind: "out-of-stock", productId: product.id, available: 0 },
    });
    expect(await draftNow(db, draft.id)).toMatchObject({ state: "sent" });
  });

  it("keeps its order while its price is held, longer than a payment page, and no longer", async () => {
    const { shop, product, draft } = await begun();
    const sent = await sentDraft(shop, draft);
    await orderByLink(shop, sent, 1);
    shop.clock.move(2 * DAY_MS);
    await expireOrders(shop);
    expect(await onlyOrder(db)).toMatchObject({ state: "pending" });
    const later = await orderByLink(shop, await draftNow(db, draft.id), 1);
    const ref = sessionOf(later as Parameters<typeof sessionOf>[0]);
    shop.clock.move(24 * HOUR_MS);
    await refreshPayment(shop, { provider: "sandbox", ref });
    expect(await onlyOrder(db)).toMatchObject({ state: "pending" });
    shop.clock.move(8 * DAY_MS);
    await expireOrders(shop);
    expect(await onlyOrder(db)).toMatchObject({ state: "expired" });
    expect(await availableOf(db, product.id)).toBe(5);
    expect(await statusesOf(shop.clock.now())).toEqual(["expired"]);
  });

  it("is refused when it is over, changed or cancelled, and orders nothing", async () => {
    const { shop, product, draft } = await begun();
    const sent = await sentDraft(shop, draft);
    shop.clock.move(9 * DAY_MS);
    expect(await orderByLink(shop, sent, 1)).toEqual({ ok: false, error: { kind: "expired" } });
    expect(await statusesOf(shop.clock.now())).toEqual(["expired"]);
    const renewed = await sentDraft(shop, draft);
    expect(await orderByLink(shop, renewed, 1)).toEqual({ ok: false, error: { kind: "changed" } });
    const ask = { draftId: draft.id, actorId: draft.actorId };
    const now = shop.clock.now();
    await saveDraft(db, { ...ask, version: renewed.version, form: formOfDraft(renewed), now });
    const open = await draftNow(db, draft.id);
    expect(await orderByLink(shop, open, 2)).toEqual({ ok: false, error: { kind: "changed" } });
    await cancelDraft(db, { ...ask, version: open.version }, now);
    expect(await orderByLink(shop, await draftNow(db, draft.id), 2)).toEqual({
      ok: false,
      error: { kind: "cancelled" },
    });
    expect(await availableOf(db, product.id)).toBe(5);
  });

  it("is not sent for a draft that lacks something, or at prices that have changed", async () => {
    const shop = shopOf(db);
    const draft = await storeDraft(shop, draftForm([], { email: "", name: "" }));
    const ask = { draftId: draft.id, version: draft.version, actorId: draft.actorId, confirmed: true };
    const refused = await sendLink(shop, ask);
    expect(refused).toMatchObject({ ok: false, error: { kind: "incomplete" } });
    const { draft: other, product } = await begun();

    await db
      .update(products)
      .set({ price: cents(1) })
      .where(eq(products.id, product.id));
    expect(await sendLink(shop, { ...ask, draftId: other.id, version: other.version })).toEqual({
      ok: false,
      error: { kind: "price-changed", total: 4_002 },
    });
  });
});

it("L20: drafts that came to nothing go after 30 days", async () => {
  const { shop } = await begun();
  await forgetOldDrafts(db, shop.clock.now());
  expect(await db.select().from(draftOrders)).toHaveLength(1);
  shop.clock.move(31 * DAY_MS);
  await forgetOldDrafts(db, shop.clock.now());
  expect(await db.select().from(draftOrders)).toEqual([]);
});
