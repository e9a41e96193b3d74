import type { BrowserContext } from "@playwright/test";
import { type SiteProcess, startSiteProcess } from "../../../scripts/run/site-process.ts";
import { unpackDatabase } from "../../support/database/test-database-dump.ts";
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, LANGUAGES } from "../site.ts";

const SHOP = "https://shop.example.ie";

/** A site of its own, because its shop is another one. */
const test = base.extend<object, { framed: SiteProcess }>({
  framed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const site = await startSiteProcess({
        asBuilt: true,
        prepare: unpackDatabase,
        env: { EXTERNAL_SHOP_URL: `${SHOP}/start`, SAMPLE_DATA: "0" },
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ framed }, use) => use(framed.origin),
});

test.use({
  expectedErrors: [[/^request to another origin: https:\/\/shop\.example\.ie\//], { scope: "test" }],
});

/** The other shop: one page that says whether it may ask for payment. */
async function openShop(context: BrowserContext): Promise<void> {
  const body = `<!doctype html><title>Shop</title><p>The other shop</p>
    <script>document.body.append(document.featurePolicy.allowsFeature("payment") ? "may pay" : "may not pay")</script>`;
  await context.route(`${SHOP}/**`, (route) => route.fulfill({ contentType: "text/html", body }));
}

for (const { locale, prefix } of LANGUAGES) {
  test(`another shop fills the page below the header (${locale}) @desktop`, async ({ page, context }) => {
    await openShop(context);
    const answer = await page.goto(`${prefix}/shop`);
    const headers = answer?.headers() ?? {};
    expect(headers["content-security-policy"]).toMatch(/frame-src https:\/\/shop\.example\.ie;/);
    expect(headers["permissions-policy"]).toContain(`payment=(self "${SHOP}")`);
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("src", `${SHOP}/start`);
    await expect(frame).toHaveAttribute("allow", "payment");
    await expect(frame.contentFrame().getByText("may pay")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await frame.boundingBox();
      if (!box) throw new Error("The frame has no place.");
      expect(box.width).toBe(width);
      expect(Math.round(box.y + box.height)).toBe(800);
      expect(box.height).toBeGreaterThan(600);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);

    for (const other of ["", "/contact", "/shop/browse", "/shop/cart"]) {
      const { "content-security-policy": policy } = (
        await page.request.get(`${prefix}${other}` || "/")
      ).headers();
      expect(policy, other).toMatch(/frame-src 'none'/);
    }
  });
}

test.describe("a shop that does not answer", () => {
  test.use({ expectedErrors: [[/shop\.example\.ie/, /ERR_FAILED/], { scope: "test" }] });

  test("is said in plain words, with a link to it @desktop", async ({ page, context }) => {
    await context.route(`${SHOP}/**`, (route) => route.abort());
    await page.goto("/shop");
    await expect(page.getByText("Does the shop not appear?")).toBeVisible();
    const link = page.getByRole("link", { name: /^Open the shop on its own page/ });
    await expect(link).toHaveAttribute("href", `${SHOP}/start`);
    await expect(link).toHaveAttribute("rel", /noopener/);
  });
});

test.describe("a frame of somebody else", () => {
  test.use({ expectedErrors: [[/shop\.example\.ie/, /elsewhere\.example/], { scope: "test" }] });

  test("is not let in @desktop", async ({ page, context }) => {
    await openShop(context);
    await page.goto("/shop");
    const refused = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective)),
        ),
    );
    await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
      frame.src = "https://elsewhere.example/";
    });
    expect(await refused).toBe("frame-src");
  });
});
