import { expect, it } from "vitest";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, sandboxSessions } from "#app/db/schema/shop/payments.ts";
import { refreshPayment } from "#app/features/payments/refresh-payment.server.ts";
import { paySandboxSession } from "#app/features/payments/sandbox-provider.server.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { draftForm, draftNow, sentDraft, storeDraft } from "#tests/support/shop/draft-orders.ts";
import { availableOf, shopOf } from "#tests/support/shop/purchase.ts";
import { times } from "#tests/support/times.ts";
import { formOfDraft } from "./editor/draft-form.ts";
import { saveDraft } from "./editor/save-draft.server.ts";
import { orderByLink } from "./public/order-by-link.server.ts";

const { db } = await usePostgresDb();

async function sent() {
  const shop = shopOf(db);
  const product = await createProduct(db, { stock: 5 });
  const draft = await storeDraft(shop, draftForm([{ product: product.id, quantity: "2" }]));
  return { shop, product, draft: await sentDraft(shop, draft), actorId: draft.actorId };
}

it("S4: a payment link used twice at once makes one order and one session, and is paid once", async () => {
  const { shop, product, draft } = await sent();
  const used = await times(10, () => orderByLink(shop, draft, 1));
  const addresses = used.map((one) => (one.ok && one.value.kind === "pay" ? one.value.url : one));
  expect(new Set(addresses).size).toBe(1);
  expect(await db.select().from(orders)).toHaveLength(1);
  const [session, ...more] = await db.select().from(sandboxSessions);
  expect(more).toEqual([]);
  const ref = session?.id ?? "";
  await times(4, () => paySandboxSession(db, ref, shop.clock.now()));
  await times(10, () => refreshPayment(shop, { provider: "sandbox", ref }));
  expect(await db.select().from(payments)).toHaveLength(1);
  expect(await db.select().from(invoices)).toHaveLength(1);
  expect(await availableOf(db, product.id)).toBe(3);
});

it("a link used while staff save the draft orders what was sent, or nothing", async () => {
  const { shop, draft, actorId } = await sent();
  const form = formOfDraft(draft);
  const dearer = {
    ...form,
    lines: form.lines.map((line) => ({ ...line, price: "999.00", reason: "New price" })),
  };
  const ask = { draftId: draft.id, version: draft.version, actorId, now: shop.clock.now() };
  const [used, saved] = await Promise.all([
    orderByLink(shop, draft, 1),
    saveDraft(db, { ...ask, form: dearer }),
  ]);
  expect([used.ok, saved.ok].filter(Boolean)).toHaveLength(1);
  const placed = await db.select().from(orders);
  expect(placed.map(({ total }) => total)).toEqual(used.ok ? [draft.total] : []);
  expect((await draftNow(db, draft.id)).state).toBe(used.ok ? "ordered" : "open");
});
