import { beforeAll, expect, test } from "vitest";
import { listSettingVersions } from "#app/features/settings/queries.server.ts";
import { plainText } from "../support/http/html-text.ts";
import { signInAs } from "../support/http/sign-in.ts";
import { useTestServer } from "../support/http/test-server.ts";

const site = useTestServer();
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

const PAGE = "/admin/settings/delivery";
const LIMIT = "Ireland: no delivery above 10 kg";

const read = async () => plainText((await site.ask(PAGE, { headers: { cookie } })).text);

/** Saves one zone, whose last rate has this weight; "": it carries everything heavier. */
async function save(upTo: string) {
  const { deliveryZones } = await listSettingVersions(site.running.services.database.db);
  const zone = { id: "ireland", "name.en": "Ireland", "name.ga": "Éire", country: "IE" };
  const rates = { "0.upTo": "2", "0.price": "6.95", "1.upTo": upTo, "1.price": "11.95" };
  const fields = {
    version: deliveryZones ?? "",
    ...Object.fromEntries(Object.entries(zone).map(([name, value]) => [`zones.0.${name}`, value])),
    ...Object.fromEntries(Object.entries(rates).map(([name, value]) => [`zones.0.rates.${name}`, value])),
  };
  expect((await site.post(PAGE, fields, { cookie })).status).toBe(303);
}

test("a zone that heavy goods cannot be delivered to is named for as long as that is so", async () => {
  expect(await read()).not.toContain("no delivery above");
  await save("10");
  expect(await read()).toContain(LIMIT);
  expect(await read()).toContain(LIMIT);
  await save("");
  expect(await read()).not.toContain("no delivery above");
});
