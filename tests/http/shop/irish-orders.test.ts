import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { attributeWords } from "#app/db/schema/shop/catalog-search.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { sellAtCounter } from "#app/features/draft-orders/complete/sell-at-counter.server.ts";
import { readPayload } from "#app/features/webhooks/read-payload.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createProduct } from "../../support/factories.ts";
import { plainText } from "../../support/http/html-text.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { useTestServer } from "../../support/http/test-server.ts";
import { pdfText } from "../../support/pdf-text.ts";
import { draftForm, storeDraft } from "../../support/shop/draft-orders.ts";
import {
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "../../support/shop/purchase.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

const read = async (path: string) => plainText((await site.ask(path, { headers: { cookie } })).text);

const LAMP = { name: "Profile lamp", nameGa: "Lampa próifíle" };

/** A product in two colours whose name and values are known in Irish, too. */
async function createLamps() {
  await db()
    .insert(attributeWords)
    .values([
      { kind: "value", english: "Black", irish: "Dubh" },
      { kind: "value", english: "White", irish: "Bán" },
    ])
    .onConflictDoNothing();
  const attributes = [{ name: "Colour", values: ["Black", "White"], variation: true, visible: true }];
  const parent = await createProduct(db(), { ...LAMP, kind: "variable", attributes });
  return createProduct(db(), { parentId: parent.id, options: { Colour: "Black" }, sku: newId(), stock: 5 });
}

const latestOrder = async () => (await db().select().from(orders).orderBy(desc(orders.number)))[0];

test("staff read the goods of an Irish order in English, the customer in the language of the page", async () => {
  const shop = shopOf(db());
  const { id } = await createLamps();
  const token = await openCheckout(shop, [{ product_id: id, quantity: 2 }], { locale: "ga" });
  await payOrder(shop, sessionOf(await postCheckout(shop, token, BUYER)));
  const order = await latestOrder();
  const pages = ["orders/ID", "orders/ID/edit", "packing/ID"];
  for (const page of pages) {
    const text = await read(`/admin/${page.replace("ID", order?.id ?? "")}`);
    expect([page, text]).toEqual([page, expect.stringContaining(LAMP.name)]);
    expect(text).toContain("Black");
    expect([page, text]).toEqual([page, expect.not.stringContaining(LAMP.nameGa)]);
  }
  const sheet = await site.ask(`/admin/packing/${order?.id}/sheet`, { headers: { cookie } });
  expect(pdfText(sheet.body)).toContain("Profile lamp, Black");
  expect(await read("/admin/reports/best-sellers")).toContain(LAMP.name);

  const mails = await db()
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.subjectId, order?.id ?? ""));
  const inWebhook = await readPayload(db(), {
    event: "order.paid",
    subjectId: order?.id ?? "",
    detailId: null,
  });
  expect(inWebhook).toMatchObject({
    lines: [{ name: LAMP.name, name_ga: LAMP.nameGa, options: "Black", options_ga: "Dubh" }],
  });
  const ofStaff = mails.filter(({ recipient }) => recipient !== BUYER.email);
  const ofCustomer = mails.filter(({ recipient }) => recipient === BUYER.email);
  expect(ofStaff.map(({ text }) => text)).toEqual([
    expect.stringContaining("2\u00a0×\u00a0Profile lamp, Black"),
  ]);
  expect(ofCustomer.length).toBeGreaterThan(0);
  for (const { text } of ofCustomer) expect(text).toContain("Lampa próifíle, Dubh");
  for (const page of [`/shop/orders/${order?.token}`, `/shop/success?order=${order?.token}`]) {
    expect(await read(`/ga${page}`)).toContain(LAMP.nameGa);
    const english = await read(page);
    expect([page, english]).toEqual([page, expect.stringContaining(LAMP.name)]);
    expect([page, english]).toEqual([page, expect.not.stringContaining(LAMP.nameGa)]);
  }
  const [invoice] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order?.id ?? ""));
  expect(invoice?.document).toMatchObject({ lines: [{ name: LAMP.nameGa, options: "Dubh" }] });
});

test("staff write an Irish draft in English, and its order is read as one of the shop", async () => {
  const shop = shopOf(db());
  const { id } = await createLamps();
  const draft = await storeDraft(shop, draftForm([{ product: id, quantity: "1" }], { locale: "ga" }));
  expect(draft.lines).toMatchObject([{ name: LAMP.nameGa, options: "Dubh" }]);
  const editor = await read(`/admin/orders/drafts/${draft.id}`);
  expect(editor).toContain("Profile lamp, Black");
  expect(editor).not.toContain(LAMP.nameGa);
  const { actorId, version } = draft;
  const sale = {
    draftId: draft.id,
    actorId,
    version,
    method: "cash",
    reference: "",
    confirmed: true,
  } as const;
  expect(await sellAtCounter(shop, sale)).toMatchObject({ ok: true });
  expect(await read(`/admin/orders/${(await latestOrder())?.id}`)).toContain("Profile lamp");
});
