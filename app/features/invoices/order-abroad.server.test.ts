import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getDetailsBefore } from "#app/features/checkout/details-before.server.ts";
import { placeOnInvoice } from "#app/features/draft-orders/complete/place-draft.server.ts";
import { orderByLink } from "#app/features/draft-orders/public/order-by-link.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { addressText } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { accountingRows } from "#app/features/reports/accounting.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { deliveryZoneSchema, settingSchemas } from "#app/features/settings/schema.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { draftForm, sentDraft, storeDraft } from "#tests/support/shop/draft-orders.ts";
import { addedTo, doEdit, editOf } from "#tests/support/shop/order-edits.ts";
import {
  BUYER,
  getCheckout,
  one,
  onlyOrder,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { messagesOfDocument } from "./document-messages.ts";
import { storedDocument } from "./invoices.ts";
import { renderPackingSheets } from "./packing-sheet.server.ts";

const db = await useTestDb();

const BERLIN = { line1: "Invalidenstr. 5", town: "Berlin", postcode: "10115" };

const zoneOf = (id: string, country: string) =>
  deliveryZoneSchema.parse({
    id,
    name: { en: "Continent", ga: "Mór-roinn" },
    country,
    rates: [{ upToGrams: null, price: 2_500 }],
  });

beforeEach(async () => {
  const { deliveryZones, trade } = await getSettings(db);
  const transfer = { iban: "IE29AIBK93115212345678", accountName: "ItsShowTime" };
  await inTransaction(db, async (tx) => {
    const abroad = [zoneOf("france", "FR"), zoneOf("germany", "DE")];
    await changeSetting(tx, "deliveryZones", [...deliveryZones, ...abroad]);
    return changeSetting(tx, "trade", { ...trade, ...transfer });
  });
});

/** A paid order that is delivered; its invoice, mails and packing sheet as text. */
async function delivered(delivery: string, address: Readonly<Record<string, string>>, locale: Locale = "en") {
  const shop = shopOf(db);
  const { id } = await createProduct(db, { price: cents(50_00), stock: 5 });
  const token = await openCheckout(shop, one(id), { locale });
  const values = { ...BUYER, ...address, delivery, billingSame: "yes" };
  await payOrder(shop, sessionOf(await postCheckout(shop, token, values)));
  const order = await getOrder(db, (await onlyOrder(db)).id);
  const fulfilment = await getFulfilment(db, order?.id ?? "");
  const [invoice] = await db.select().from(invoices);
  if (!order?.address || !fulfilment || !invoice) throw new Error("No paid order");
  const document = storedDocument(invoice);
  const mails = await db.select().from(outboxMails);
  return {
    address: order.address,
    document,
    invoice: JSON.stringify(messagesOfDocument(document)),
    mails: mails.filter(({ recipient }) => recipient === BUYER.email).map(({ text }) => text),
    sheet: (
      await pdfText(await renderPackingSheets([{ order, rest: fulfilment.rest, hold: null }]))
    ).replaceAll("\n", " "),
  };
}

describe("an order to another country", () => {
  it.each([
    ["en", "Germany"],
    ["ga", "An Ghearmáin"],
  ] as const)("keeps it, and says it in its documents (%s)", async (locale, name) => {
    const order = await delivered("germany", BERLIN, locale);
    expect(order.address.country).toBe("DE");
    expect(addressText(locale, order.address)).toBe(`Invalidenstr. 5, Berlin, 10115, ${name}`);
    expect(order.invoice).toContain(name);
    expect(order.mails.length).toBeGreaterThan(0);
    for (const text of order.mails) expect(text).toContain(name);
    expect(order.sheet).toContain("Germany");
  });

  it.each(["en", "ga"] as const)(
    "gives its country and postcode to the accounting program (%s)",
    async (locale) => {
      const { document } = await delivered("germany", BERLIN, locale);
      const codes = settingSchemas.accounting.parse(undefined);
      const [head = [], row = []] = accountingRows("xero", [{ document, issuedAt: new Date() }], codes);
      const cell = (name: string) => row[head.indexOf(name)];
      expect([cell("POAddressLine1"), cell("POPostalCode"), cell("POCountry")]).toEqual([
        "Invalidenstr. 5",
        "10115",
        "Germany",
      ]);
    },
  );

  it("goes to it again where staff add goods", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 5 });
    const token = await openCheckout(shop, one(id));
    const values = { ...BUYER, ...BERLIN, delivery: "germany", billingSame: "yes" };
    await payOrder(shop, sessionOf(await postCheckout(shop, token, values)));
    const first = await onlyOrder(db);
    expect(await doEdit(shop, await editOf(shop, first.id, { lines: [{ product: id }] }))).toBeNull();
    const [added] = await addedTo(db, first.id);
    expect((await getOrder(db, added?.id ?? ""))?.address).toEqual(first.address);
    expect((await db.select().from(draftOrders)).map(({ delivery }) => delivery)).toEqual(["germany"]);
  });

  it("is Northern Ireland by its postcode, and none in the State", async () => {
    const derry = { line1: "1 Main Street", town: "Derry", postcode: "BT48 6HJ" };
    const order = await delivered("northern-ireland", derry);
    expect(order.address.country).toBe("GB");
    expect(order.invoice).toContain("Northern Ireland");
    expect(addressText("ga", order.address)).toMatch(/, Tuaisceart Éireann$/);
  });

  it("is not stored for a place in the State", async () => {
    const order = await delivered("ireland", { line1: "5 Eyre St", town: "Galway", postcode: "H91 X1Y2" });
    expect(order.address).not.toHaveProperty("country");
    expect(order.invoice).not.toContain("Ireland");
  });

  it("comes back with the zone of that country where it was not paid", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 5 });
    const token = await openCheckout(shop, one(id), { cartKey: "a-cart" });
    sessionOf(
      await postCheckout(shop, token, { ...BUYER, ...BERLIN, delivery: "germany", billingSame: "yes" }),
    );
    const again = await openCheckout(shop, one(id, 2), { cartKey: "a-cart" });
    const checkout = await getCheckout(db, again, shop.clock.now());
    if (!checkout) throw new Error("No checkout");
    expect(await getDetailsBefore(db, checkout, shop.clock.now())).toMatchObject({ delivery: "germany" });
  });
});

describe("a draft order to another country", () => {
  async function stored() {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 5 });
    const head = { ...BERLIN, delivery: "germany" };
    return { shop, draft: await storeDraft(shop, draftForm([{ product: id }], head)) };
  }

  it("keeps it where the customer orders by the payment link", async () => {
    const { shop, draft } = await stored();
    expect(await orderByLink(shop, await sentDraft(shop, draft), 1)).toMatchObject({ ok: true });
    expect((await onlyOrder(db)).address).toMatchObject({ postcode: "10115", country: "DE" });
  });

  it("keeps it where staff place the order on invoice, and says it in the pro-forma's mail", async () => {
    const { shop, draft } = await stored();
    const { id: actorId } = await createUser(db);
    const ask = { draftId: draft.id, version: draft.version, actorId, days: 10, confirmed: true };
    expect(await placeOnInvoice(shop, ask)).toMatchObject({ ok: true });
    expect((await onlyOrder(db)).address).toMatchObject({ country: "DE" });
    const [mail] = await db.select().from(outboxMails);
    expect(mail?.text).toContain("Germany");
  });

  it("has that of its zone where it was stored before addresses had one", async () => {
    const { shop, draft } = await stored();
    const address = { ...BERLIN, line2: "", county: "" };
    await db.update(draftOrders).set({ address });
    expect(await orderByLink(shop, await sentDraft(shop, draft), 1)).toMatchObject({ ok: true });
    expect((await onlyOrder(db)).address).toEqual({ ...address, country: "DE" });
  });

  it("without an address stores none", async () => {
    const draft = await storeDraft(shopOf(db), draftForm([], { delivery: "germany" }));
    expect(draft.address).toBeNull();
  });
});
