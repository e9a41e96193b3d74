import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { ARTWORK_NAMES } from "#app/features/media/artwork.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { signUpAs } from "../support/http/sign-in.ts";
import { useTestServer } from "../support/http/test-server.ts";
import { visitorOf } from "../support/http/visitor.ts";
import { untilVersionIsAskedAgain } from "../support/site-version.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

const COMPANY = {
  legalName: "Solas Stage Limited",
  companyNumber: "612345",
  registeredOffice: "Unit 5, Ballybrit, Galway",
  directors: "Nuala Breathnach",
  shareCapital: "€100",
  vatNumber: "IE1234567FA",
  address: "5 Dock Road, Galway",
  phone: "091 555 111",
  email: "hello@solas.example",
};

const HOURS = { en: "Mon–Fri 9–5\nSat by arrangement", ga: "Lua–Aoi 9–5\nSath. de réir socrú" };

/** In place of the official graphics: any picture that the site has. */
const NOTICE = { en: ARTWORK_NAMES[0] ?? "", ga: ARTWORK_NAMES[1] ?? "" };

beforeAll(async () => {
  const { db } = site.running.services.database;
  // Asked before the transaction: the embedded engine has one session.
  const [{ id }, other] = await listProducts();
  await inTransaction(db, async (tx) => {
    const company = { ...COMPANY, openingHours: HOURS, beingWoundUp: true };
    await changeSetting(tx, "company", settingSchemas.company.parse(company));
    await tx
      .update(products)
      .set({ radioNote: "Needs a ComReg licence.", radioNoteGa: "Ceadúnas ComReg de dhíth." })
      .where(eq(products.id, id));
    await tx.update(products).set({ guaranteeYears: 5 }).where(eq(products.id, id));
    await tx.update(products).set({ guaranteeYears: 2 }).where(eq(products.id, other.id));
    await changeSetting(tx, "guaranteeNotice", NOTICE);
    await bumpSiteVersion(tx);
  });
  await untilVersionIsAskedAgain();
});

const page = async (path: string) => {
  const { status, text } = await site.ask(path);
  expect(status, path).toBe(200);
  return text;
};

interface ListedProduct {
  readonly id: string;
  readonly url: string;
}

async function listProducts(): Promise<readonly [ListedProduct, ListedProduct]> {
  const { products } = JSON.parse(await page("/api/products?search=moving+head+spot")) as {
    products: readonly ListedProduct[];
  };
  const [first, second] = products;
  if (!first || !second) throw new Error("no two sample products");
  return [first, second];
}

const anyProduct = async () => (await listProducts())[0];

test("L2, L13: a product's page shows the legal guarantee and the price with VAT, in both languages", async () => {
  const { url } = await anyProduct();
  const [en, ga] = [await page(url), await page(`/ga${url}`)];
  expect(en).toContain("Legal guarantee of conformity");
  expect(ga).toContain("Ráthaíocht dhlíthiúil chomhréireachta");
  expect(en).toMatch(/incl\. 23%? ?%? VAT/);
});

test("L2: each page on the way to an order shows the notice with the official graphic, before the order", async () => {
  const { id, url } = await anyProduct();
  const who = { name: "Nora", email: "nora@example.ie", password: "soilse an tí 5" };
  const headers = { Cookie: (await signUpAs(site, who)).cookie };
  const added = await site.post("/shop/cart/items", { product_id: id, quantity: "1" }, headers);
  expect(added.status).toBe(303);
  for (const [prefix, ...parts] of [
    ["", NOTICE.en, "Legal guarantee of conformity", "In Ireland claims can be brought for 6 years."],
    ["/ga", NOTICE.ga, "Ráthaíocht dhlíthiúil", "In Éirinn is féidir éileamh a dhéanamh ar feadh 6 bliana."],
  ] as const) {
    const pages = {
      product: await page(`${prefix}${url}`),
      cart: (await site.ask(`${prefix}/shop/cart`, { headers })).text,
      checkout: await checkoutPage(prefix),
    };
    for (const [where, text] of Object.entries(pages)) {
      const notice = /<aside class="legal-guarantee".*?<\/aside>/s.exec(text)?.[0] ?? "";
      for (const part of [...parts, "europa.eu/youreurope"])
        expect([where, part, notice.includes(part)]).toEqual([where, part, true]);
    }
    const [notice, button] = ['class="legal-guarantee"', "data-busy-text"].map((part) =>
      pages.checkout.lastIndexOf(part),
    );
    expect(notice).toBeLessThan(button ?? 0);
  }
});

test("L2: the label of a producer's guarantee is with goods that have one of more than two years alone", async () => {
  const [longer, law] = await listProducts();
  const label = async (path: string) =>
    />GARAN<[^>]*>.*?<\/p>/s.exec(await page(path))?.[0].replace(/<[^>]*>/g, " ");
  expect(await label(longer.url)).toContain("5 years");
  expect(await label(`/ga${longer.url}`)).toContain("5 bliana");
  expect(await label(law.url)).toBeUndefined();
});

test("what delivery of one costs is said on the product's page, in both languages", async () => {
  const { url } = await anyProduct();
  const textOf = async (path: string) => (await page(path)).replace(/<[^>]*>/g, "");
  expect(await textOf(url)).toMatch(
    /delivered in 3 to 5 working days: Ireland\s€\d+\.\d\d, Northern Ireland\s€\d+\.\d\d\./,
  );
  expect(await textOf(`/ga${url}`)).toMatch(/i 3 go 5 lá oibre: Éire\s€\d+\.\d\d, Tuaisceart Éireann\s€/);
});

/** The page of a checkout with one product in it. */
async function checkoutPage(prefix: string): Promise<string> {
  const { id } = await anyProduct();
  const made = await site.postJson(`/api/create-checkout?lang=${prefix === "" ? "en" : "ga"}`, {
    items: [{ product_id: id, quantity: 2 }],
  });
  expect(made.status, made.text).toBe(200);
  const { url } = JSON.parse(made.text) as { url: string };
  return page(new URL(url, "http://x.invalid").pathname);
}

test.each([
  {
    prefix: "",
    shown: [
      /<b[^>]*>[^<]+<\/b>/, // what is ordered
      /2 × €[\d,]+\.\d\d/,
      /Total incl\. VAT[\s\S]{0,80}€[\d,]+\.\d\d/,
      /VAT 23% on €/,
      /Delivery: Ireland[\s\S]{0,60}€\d+\.\d\d/,
      "3 to 5 working days.",
      "You are buying from",
      "within 14 days of receiving the goods",
      "you pay the cost of sending them back",
    ],
  },
  {
    prefix: "/ga",
    shown: [
      /2 × €[\d,]+\.\d\d/,
      /Iomlán, CBL san áireamh[\s\S]{0,80}€[\d,]+\.\d\d/,
      "3 go 5 lá oibre.",
      "An díoltóir",
      "laistigh de 14 lá",
      "costas a gcurtha ar ais",
    ],
  },
])("L5: beside the button of $prefix/shop/checkout is all that binds the buyer", async (language) => {
  const { prefix, shown } = language;
  const text = (await checkoutPage(prefix)).replace(/<!-- -->/g, "");
  for (const words of [...shown, ...Object.values(COMPANY)]) expect(text).toMatch(words);
  for (const href of ["/terms", "/returns", "/privacy"]) expect(text).toContain(`href="${prefix}${href}"`);
});

test("L10: no payment on the way to an order costs more than another", async () => {
  expect(await page("/terms")).toContain("There is no extra charge for paying by card.");
  expect(await page("/ga/terms")).toContain("Níl aon táille bhreise ar íoc le cárta.");
  expect(await checkoutPage("")).not.toMatch(/surcharge|card fee|booking fee|handling fee/i);
});

test("L15: no one is kept from looking at the shop because of a country", async () => {
  for (const country of ["FR", "US", "GB"]) {
    const headers = { "CF-IPCountry": country, "Accept-Language": `${country.toLowerCase()};q=1` };
    const { status, headers: answered } = await site.ask("/shop/browse", { headers });
    expect([status, answered["location"]]).toEqual([200, undefined]);
  }
});

test("L16, L17: the home page names the company, its form, place, number, office and VAT number", async () => {
  for (const path of ["/", "/ga"]) {
    const text = (await page(path)).replace(/<!-- -->/g, "");
    const { legalName, companyNumber, registeredOffice, vatNumber, address, email } = COMPANY;
    for (const words of [legalName, companyNumber, registeredOffice, vatNumber, address, email])
      expect(text, path).toContain(words);
  }
  for (const words of ["Registered office", "Being wound up", "Paid-up share capital: €100"])
    expect(await page("/")).toContain(words);
  for (const words of ["Oifig chláraithe", "Á foirceannadh", "Scairchaipiteal íoctha: €100"])
    expect(await page("/ga")).toContain(words);
  // The checkout is an order form: directors' names too.
  for (const path of ["/terms", "/ga/terms"]) expect(await page(path)).toContain(COMPANY.directors);
});

test("L18: the page on accessibility is one click from every page and from the terms", async () => {
  for (const path of ["/", "/shop/browse", "/terms"])
    expect(await page(path)).toContain('href="/accessibility"');
  const text = await page("/accessibility");
  for (const words of [
    "WCAG|Web Content Accessibility Guidelines 2.2",
    "Competition and Consumer Protection Commission",
  ])
    expect(text).toMatch(new RegExp(words));
});

test("L26: what the law of radio asks of its user is with the product, in both languages", async () => {
  const { url } = await anyProduct();
  expect(await page(url)).toContain("Needs a ComReg licence.");
  expect(await page(`/ga${url}`)).toContain("Ceadúnas ComReg de dhíth.");
});

test("L27: before a hire is asked for, it is said that the enquiry binds no one", async () => {
  for (const [path, words] of [
    ["/hire-terms", "An enquiry is not a contract"],
    ["/ga/hire-terms", "Ní conradh é fiosrúchán"],
  ] as const)
    expect(await page(path)).toContain(words);
  for (const path of ["/dry-hire", "/ga/dry-hire", "/hire", "/ga/hire"])
    expect(await page(path), path).toContain(`href="${path.startsWith("/ga") ? "/ga" : ""}/hire-terms"`);
});

test("L5, L6, L7: the checkout names the seller's duties, ticks nothing and binds with the statutory words", async () => {
  const text = await checkoutPage("");
  expect(text).toContain("Order with obligation to pay");
  expect(text).toContain(`Being wound up · Registered in Ireland, number ${COMPANY.companyNumber}`);
  expect(text).toContain("Legal guarantee of conformity");
  expect(text).toContain("We take your old equipment and batteries back");
  const ticked = [...text.matchAll(/<input type="checkbox"[^>]*name="([^"]+)" checked/g)].map(
    ([, name]) => name,
  );
  // It says where the invoice goes, and costs nothing.
  expect(ticked).toEqual(["billingSame"]);
});

test("L12: no legal page leads to the dispute platform that is gone", async () => {
  for (const path of ["/terms", "/ga/terms", "/returns", "/hire-terms", "/ga/hire-terms", "/privacy"])
    expect(await page(path), path).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
});

test("L1: a guest without the link states a withdrawal from the footer on", async () => {
  const returns = await visitorOf(site).open("/ga/returns");
  const form = await returns.follow("Tarraing siar ón gconradh anseo", returns.page.one("footer"));
  expect(form.address).toBe("/ga/withdraw");
  const nameOf = (label: RegExp) => form.page.field(label).attribute("name") ?? "";
  const check = await form.press("Ar aghaidh chun seiceáil", {
    [nameOf(/^D’ainm/)]: "Aoi Gan Nasc",
    [nameOf(/^Ríomhphost/)]: "aoi@example.ie",
    [nameOf(/^Uimhir an ordaithe/)]: "424242",
  });
  expect(check.text).toContain("Tarraingím siar ó mo chonradh díolacháin");
  const receipt = await check.press("Deimhnigh an tarraingt siar");
  expect(receipt.page.one("main h1").text).toContain("Fuaireamar do tharraingt siar");
  expect(receipt.text).toContain("Faighte an");
  expect(receipt.text).toContain("Má tá na hearraí agat");
});

test("L1: a statement that is too long comes back whole, with the limit of the field", async () => {
  const long = `${"Trí chábla. ".repeat(600)}An deireadh`;
  const fields = { name: "Aoi", email: "aoi@example.ie", reference: "424242", which: long, step: "check" };
  for (const [path, limit] of [
    ["/withdraw", "Write at most 1,000 characters"],
    ["/ga/withdraw", "Scríobh 1,000 carachtar ar a mhéad"],
  ] as const) {
    const { status, text } = await site.post(path, fields);
    expect(status).toBe(400);
    expect(text).toContain(limit);
    expect(text).toContain(long);
  }
});

test("the contact page shows the opening hours of the settings, in its language", async () => {
  const main = async (path: string) => (await visitorOf(site).open(path)).text;
  expect(await main("/contact")).toMatch(/Opening hours\s*Mon–Fri 9–5\s+Sat by arrangement/);
  expect(await main("/ga/contact")).toMatch(/Uaireanta oscailte\s*Lua–Aoi 9–5\s+Sath. de réir socrú/);
});
