import type { APIRequestContext } from "@playwright/test";
import { decode } from "../support/html-words.ts";
import { formsOf } from "../support/page-forms.ts";
import { fillPattern, listRoutes, matchPattern } from "../support/route-list.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./site.ts";

/** Addresses that are no page of the back office: files, and what scripts ask for. */
const NO_PAGE = /export|\.csv$|packing-sheet|\/files\/|\/html$|picker$|\/find$|\/cell$/;

/** Sends a form of a page as a browser without scripts would, with some fields filled in. */
async function sendForm(
  request: APIRequestContext,
  path: string,
  filled: Readonly<Record<string, string>>,
): Promise<string> {
  const forms = formsOf(await (await request.get(path)).text(), path);
  const form = forms.find(({ fields }) => fields.some(({ name }) => name in filled));
  const kept = form?.fields.filter(({ type }) => type === "hidden").map(({ name, value }) => [name, value]);
  const answer = await request.post(form?.action ?? path, {
    form: { ...Object.fromEntries(kept ?? []), ...filled },
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  return answer.headers()["location"] ?? "";
}

const WHO = { name: "Reach Walker", email: "reach@example.ie", phone: "091 000 000" };

/** An enquiry, and a paid order that is withdrawn from, so that there is something to look at. */
async function makeWork(request: APIRequestContext): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const enquiry = { ...WHO, formType: "contact", message: "Do you hire out ladders?" };
  await request.post("/api/send-form-email", { data: enquiry, headers });
  const { products } = await (await request.get("/api/products?search=cable")).json();
  const items = [{ product_id: products[0].id, quantity: 1 }];
  const { url } = await (await request.post("/api/create-checkout", { data: { items }, headers })).json();
  const address = { line1: "1 Shop Street", town: "Galway", county: "", postcode: "H91 E2K3" };
  const bill = { billLine1: address.line1, billTown: "Galway", billPostcode: "H91 E2K3" };
  const order = { ...WHO, ...address, ...bill, delivery: "collection", terms: "yes" };
  const pay = await sendForm(request, new URL(url).pathname, order);
  expect(pay).toContain("/shop/pay/");
  const success = await sendForm(request, new URL(pay, url).pathname, { button: "pay" });
  const token = new URL(success, url).searchParams.get("order");
  const statement = { name: WHO.name, email: WHO.email, step: "confirm" };
  await sendForm(request, `/shop/orders/${token}/withdraw`, statement);
}

/** One address of every screen of the back office: from the route table, or by the first link that leads there. */
async function listScreens(request: APIRequestContext): Promise<string[]> {
  const patterns = listRoutes()
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^admin|^ga\?\/preview/.test(pattern) && !NO_PAGE.test(pattern));
  const found = new Map<string, string>();
  const meet = (address: string) => {
    const path = address.split(/[?#]/)[0] ?? "";
    const pattern = NO_PAGE.test(path) ? undefined : patterns.find((one) => matchPattern(one, path));
    if (!pattern || found.has(pattern)) return;
    found.set(pattern, path);
    waiting.push(path);
  };
  const waiting: string[] = [];
  for (const pattern of patterns) if (!pattern.includes(":")) meet(fillPattern(pattern));
  // The texts of one page; without a page the list is of pages.
  waiting.push("/admin/words?page=home");
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const text = await (await request.get(path)).text();
    for (const [, href = ""] of text.matchAll(/\b(?:href|formaction)="(\/[^"]*)"/gi)) meet(decode(href));
  }
  return [...found.values()];
}

const SIZES = [
  { name: "a window of 1280 pixels", width: 1280, height: 800 },
  // WCAG 1.4.10: the same window at 400 %.
  { name: "a window of 320 pixels", width: 320, height: 640 },
] as const;

test.describe("the back office @desktop", () => {
  test.describe.configure({ mode: "parallel" });
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { name, width, height } of SIZES) {
    test(`A1, A3, A6, A8: every screen in ${name}`, async ({ page, request }) => {
      test.setTimeout(300_000);
      await makeWork(request);
      await signIn(page);
      const screens = await listScreens(page.request);
      expect(screens.filter((path) => /[\da-f]{8}-[\da-f]{4}-/.test(path)).length).toBeGreaterThan(4);
      await page.setViewportSize({ width, height });
      for (const path of screens) {
        await test.step(path, async () => {
          const answer = await page.goto(path);
          expect.soft(answer?.status(), path).toBe(200);
          await expect(page.locator("h1"), path).toHaveCount(1);
          await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 3_000 });
          await expectAccessible(page);
        });
      }
    });
  }
});
