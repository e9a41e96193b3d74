import type { Page } from "@playwright/test";
import { cookies } from "#app/features/legal/cookies.ts";
import { type SiteProcess, startSiteProcess } from "../../../scripts/run/site-process.ts";
import { unpackSampleFolder } from "../../support/database/test-database-dump.ts";
import { dateAhead, daysUntil, THURSDAY } from "../../support/days-ahead.ts";
import { newCustomer } from "../account/customer.ts";
import { ADMIN } from "../global-setup.ts";
import {
  type Area,
  findEdit,
  listPages,
  makeDraftOrder,
  makeHire,
  makeHireRecords,
  makeWork,
  pageQueue,
  scanHire,
} from "../reach-pages.ts";
import { test as base, expect, LANGUAGES, signIn } from "../site.ts";
import { beginWalk, findFaults } from "./reach.ts";

/** A site of its own: what is there to be walked does not depend on other tests, nor on what they do meanwhile. */
const test = base.extend<object, { walked: SiteProcess }>({
  walked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
      const site = await startSiteProcess({ asBuilt: true, prepare: unpackSampleFolder, env });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ walked }, use) => use(walked.origin),
});

const START = daysUntil(THURSDAY, 40);
const DATED = `from=${dateAhead(START)}T09:00&to=${dateAhead(START + 1)}T17:00`;

/** Addresses that show another face of a page of the route table. */
const FACES: Readonly<Record<Area, readonly string[]>> = {
  public: [
    "/shop/browse?search=led",
    "/shop/browse?search=nothing-is-called-so",
    "/auth?tab=sign-up",
    "/no/such/page",
    `/dry-hire/browse?${DATED}`,
    `/dry-hire/item/moving-head-spot-350-w?${DATED}&quantity=40`,
  ],
  account: ["/shop"],
  admin: ["/admin/site-text?page=home", "/admin/content/projects"],
};

/** Names that the cookie page lists; what is after a colon belongs to one form or one cart. */
const LISTED = JSON.stringify(cookies);

async function expectArea(
  page: Page,
  area: Area,
  { prefix, locale }: (typeof LANGUAGES)[number],
  { more, faces = [] }: { readonly more: readonly string[]; readonly faces?: readonly string[] },
): Promise<void> {
  const patterns = listPages(area);
  const pages = pageQueue(patterns, prefix);
  const faults: string[] = [];
  const walk = await beginWalk(page, locale);
  const visit = (address: string) =>
    test.step(address, async () => {
      faults.push(...(await findFaults(page, address, walk)));
      // A preview is the address of a button.
      for (const href of await page.evaluate(() =>
        [...document.querySelectorAll("a[href^='/'], [formaction^='/']")].map(
          (link) => link.getAttribute("href") ?? link.getAttribute("formaction") ?? "",
        ),
      ))
        pages.meet(href);
    });
  for (const address of more) pages.meet(address);
  for (const face of [...FACES[area], ...faces]) await visit(`${prefix}${face}`);
  for (let address = pages.next(); address; address = pages.next()) await visit(address);
  expect([...faults, ...pages.missing()]).toEqual([]);
}

test.describe.configure({ mode: "parallel" });
test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [[/Blocked script execution|404/], { scope: "test" }],
});

test("A1, A3, A6, A7, A8, A16, H38: every screen of the back office @desktop", async ({ page, request }) => {
  test.setTimeout(900_000);
  await makeWork(request);
  await signIn(page);
  const [sentQuote, ...hire] = await makeHire(page.request);
  await makeHireRecords(page.request);
  const [draftOrder = ""] = await makeDraftOrder(page.request);
  const csvData = "Type,SKU,Name,Regular price\nsimple,REACH-1,Reach lamp,10\n";
  const headers = { "Sec-Fetch-Site": "same-origin" };
  await page.request.post("/api/import-csv-products", { data: { csvData }, headers });
  const webhook = { url: "https://hooks.example.ie/in", event: "order.dispatched", enabled: "yes" };
  await page.request.post("/admin/settings/webhooks", { form: webhook, headers });
  await expectArea(page, "admin", LANGUAGES[0], {
    more: [...hire, draftOrder, await findEdit(page.request), ...(await scanHire(page.request))],
    faces: [sentQuote],
  });
});

for (const language of LANGUAGES) {
  test(`A1, A3, A6, A7, A8, A16, L22, H38: every public page (${language.locale}) @desktop`, async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(900_000);
    const staff = await browser.newContext();
    await signIn(staff);
    const [, ...hire] = await makeHire(staff.request, language.locale);
    const [, link = ""] = await makeDraftOrder(staff.request, language.locale);
    await staff.close();
    await expectArea(page, "public", language, { more: [...(await makeWork(request)), ...hire, link] });
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const names = [...kept, ...(await page.context().cookies()).map(({ name }) => name)];
    expect(names.filter((name) => !LISTED.includes(name.split(":")[0] ?? name))).toEqual([]);
  });

  test(`A1, A3, A6, A7, A8, A16: every page of an account (${language.locale}) @desktop`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(900_000);
    await signIn(page, await newCustomer(browser, "Reach Walker"));
    await makeWork(page.request);
    await expectArea(page, "account", language, { more: [] });
  });
}
