import { beforeAll, expect, test } from "vitest";
import { listSettingVersions } from "#app/features/settings/queries.server.ts";
import { createProduct } from "../../support/factories.ts";
import { plainText } from "../../support/http/html-text.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { useTestServer } from "../../support/http/test-server.ts";

const site = useTestServer();
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

const PAGE = "/admin/settings/delivery";
const LIMIT = "Ireland: no delivery above 10 kg";

const read = async () => plainText((await site.ask(PAGE, { headers: { cookie } })).text);

const at = (path: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${path}.${name}`, value]));

/** The fields of one zone, whose last rate has this weight; "": it carries everything heavier. */
const ireland = (upTo: string) => ({
  ...at("zones.0", { id: "ireland", "name.en": "Ireland", "name.ga": "Éire", country: "IE" }),
  ...at("zones.0.rates", { "0.upTo": "2", "0.price": "6.95", "1.upTo": upTo, "1.price": "11.95" }),
});

async function post(fields: Record<string, string>) {
  const { deliveryZones } = await listSettingVersions(site.running.services.database.db);
  return site.post(PAGE, { version: deliveryZones ?? "", ...fields }, { cookie });
}

async function save(upTo: string) {
  expect((await post(ireland(upTo))).status).toBe(303);
}

test("a zone that heavy goods cannot be delivered to is named for as long as that is so", async () => {
  expect(await read()).not.toContain("no delivery above");
  await save("10");
  expect(await read()).toContain(LIMIT);
  expect(await read()).toContain(LIMIT);
  await save("");
  expect(await read()).not.toContain("no delivery above");
});

test("the page of a product that is too heavy for delivery says so", async () => {
  const { db } = site.running.services.database;
  const heavy = await createProduct(db, { weightGrams: 11_000, stock: 3 });
  const light = await createProduct(db, { weightGrams: 9_000, stock: 3 });
  await save("10");
  const page = async (path: string) => plainText((await site.ask(path)).text);
  expect(await page(`/shop/product/${heavy.slug}`)).toContain("This product is not delivered.");
  expect(await page(`/ga/shop/product/${heavy.slug}`)).toContain("Ní sheachadtar an táirge seo.");
  expect(await page(`/shop/product/${light.slug}`)).toContain("Ireland €11.95");
  await save("");
  expect(await page(`/shop/product/${heavy.slug}`)).toContain("Ireland €11.95");
});

test("a zone with the reach of another one is refused by name, and what was typed stays", async () => {
  const north = at("zones.1", {
    "name.en": "Northern Ireland",
    "name.ga": "Tuaisceart Éireann",
    country: "IE",
    "rates.0.price": "9.95",
  });
  const answer = await post({ ...ireland(""), ...north });
  expect(answer.status).toBe(422);
  expect(plainText(answer.text)).toContain("Country: the zone Ireland covers the whole country already.");
  expect(answer.text).toContain('value="Northern Ireland"');
  expect(answer.text).toContain('value="9.95"');
  expect(await read()).not.toContain("Rates: Northern Ireland");
});

test("the last zone is removed only after a question, beside the sentence of the terms", async () => {
  const page = await site.ask(PAGE, { headers: { cookie } });
  expect(plainText(page.text)).toContain("We deliver in Ireland and to Northern Ireland");
  const [, term = ""] = /href="(\/admin\/site-text\/terms\.[^"]+)"/.exec(page.text) ?? [];
  expect((await site.ask(term, { headers: { cookie } })).text).toContain("We deliver in Ireland");
  const removed = { ...ireland(""), "zones.0.remove": "on" };
  const answer = await post(removed);
  expect(answer.status).toBe(422);
  expect(plainText(answer.text)).toContain("No zone would be left, and nothing would be delivered.");
  expect(answer.text).toContain('name="zones.none"');
  expect((await post({ ...removed, "zones.none": "on" })).status).toBe(303);
  expect(await read()).not.toContain("Remove this zone");
  await save("");
});
