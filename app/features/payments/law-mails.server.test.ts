import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";

const db = await useTestDb();

const COMPANY = {
  legalName: "Solas Stage Limited",
  companyNumber: "612345",
  registeredOffice: "Unit 5, Ballybrit, Galway",
  directors: "Nuala Breathnach, Séamus Ó Sé",
  vatNumber: "IE1234567FA",
  address: "5 Dock Road, Galway",
  phone: "091 555 111",
  email: "hello@solas.example",
};

beforeEach(() =>
  inTransaction(db, (tx) => changeSetting(tx, "company", settingSchemas.company.parse(COMPANY))),
);

/** Two lamps and a cable, sent to Galway, ordered; `pay` pays for them. */
async function ordered(locale: Locale) {
  const shop = shopOf(db);
  const lamp = await createProduct(db, {
    name: "Lamp",
    sku: "HPL-750",
    nameGa: "Lampa",
    price: cents(199_99),
    environmentalCost: cents(35),
    electrical: true,
  });
  const cable = await createProduct(db, {
    name: "Cable to length",
    nameGa: "Cábla ar fad",
    withdrawalException: "custom-made",
  });
  const items = [
    { product_id: lamp.id, quantity: 2 },
    { product_id: cable.id, quantity: 1 },
  ];
  const address = { line1: "5 Sráid Eyre", town: "Gaillimh", postcode: "H91 X1Y2", billingSame: "yes" };
  const values = { ...BUYER, ...address, delivery: "ireland" };
  const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, items, { locale }), values));
  const pay = async () => {
    await payOrder(shop, ref);
  };
  return { shop, pay };
}

const mailOf = async (kind: string) => {
  const [mail, ...more] = (await db.select().from(outboxMails)).filter((one) => one.kind === kind);
  if (!mail || more.length > 0) throw new Error(`Not one mail of the kind ${kind}`);
  return mail;
};

const RIGHTS = {
  en: [
    ...[
      "2\u00a0×\u00a0Lamp · HPL-750",
      "1\u00a0×\u00a0Cable to length",
      "incl. €0.35 environmental cost",
      "Made to your specification",
    ],
    ...["Total incl. VAT", "VAT (23%)", "3 to 5 working days", "5 Sráid Eyre"],
    ...["14 days after", "Model withdrawal form", "direct cost of returning", "six years", "complaints"],
    ...["Withdraw from contract here", "/withdraw", "/returns", "Terms and conditions"],
    "Claims may be brought within six years",
    "Directors: Nuala Breathnach, Séamus Ó Sé",
  ],
  ga: [
    ...[
      "2\u00a0×\u00a0Lampa · HPL-750",
      "1\u00a0×\u00a0Cábla ar fad",
      "costas comhshaoil €0.35 san áireamh",
      "Déanta de réir do shonraíochta",
    ],
    ...["Iomlán, CBL san áireamh", "CBL (23%)", "3 go 5 lá oibre", "5 Sráid Eyre"],
    ...["14 lá tar éis", "Foirm shamplach tarraingthe siar", "costas díreach a gcurtha ar ais", "sé bliana"],
    ...["gearáin", "Tarraing siar ón gconradh anseo", "/withdraw", "/ga/returns"],
    ...["Téarmaí agus coinníollacha", "Is féidir éileamh a dhéanamh laistigh de shé bliana"],
    "Stiúrthóirí: Nuala Breathnach, Séamus Ó Sé",
  ],
} as const;

describe.each(["en", "ga"] as const)("the mails of an order (%s)", (locale) => {
  it("L8: its receipt is acknowledged with the order itself, before anything is paid", async () => {
    await ordered(locale);
    const received = await mailOf("order-received");
    const [order] = await db.select().from(orders);
    expect(received).toMatchObject({ locale, recipient: BUYER.email });
    // Both have the instant of their transaction.
    expect(received.createdAt).toEqual(order?.createdAt);
    for (const part of [received.html, received.text]) expect(part).toContain(String(order?.number));
  });

  it("L8, L16, L25: its confirmation holds all that was said before it, for good", async () => {
    const { pay } = await ordered(locale);
    await pay();
    const { text, html } = await mailOf("order-paid");
    for (const words of [...RIGHTS[locale], ...Object.values(COMPANY)]) {
      expect(text).toContain(words);
      expect(html?.replace(/<!-- -->/g, "").replace(/&amp;/g, "&")).toContain(words);
    }
  });

  it("L12: none of them leads to the closed platform for disputes, whatever becomes of the order", async () => {
    const { shop, pay } = await ordered(locale);
    await pay();
    const [order] = await db.select().from(orders);
    if (!order) throw new Error("no order");
    const version = (await getFulfilment(db, order.id))?.version ?? 0;
    const choice = { kind: "amount", amount: cents(5_00) } as const;
    const ask = { id: newId(), orderId: order.id, version, actorId: "staff", reason: "", choice };
    expect(await requestRefund(shop, ask)).toMatchObject({ ok: true });
    const mails = await db.select().from(outboxMails);
    expect(mails.map((mail) => mail.kind)).toEqual(
      expect.arrayContaining(["order-received", "order-paid", "order-paid-staff", "order-refunded"]),
    );
    for (const mail of mails) expect(`${mail.html} ${mail.text}`).not.toMatch(/ec\.europa\.eu|\bODR\b/i);
  });
});
