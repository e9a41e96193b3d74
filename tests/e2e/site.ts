import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { ADMIN } from "./global-setup.ts";

/** The languages of the site with the prefix of their addresses. */
export const LANGUAGES = [
  { locale: "en", prefix: "" },
  { locale: "ga", prefix: "/ga" },
] as const;

/**
 * A test in a browser in which nothing may go wrong unseen: an error in the console, a refusal by the content
 * security policy, a failed request of the page's own, or a request to another origin fails the test.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => {
      // Chromium's own remark about drawing without a graphics card; the page has no part in it.
      if (fault.includes("GL Driver Message")) return;
      // A transition between two pages that Chromium gives up when the second comes too fast; the page is whole.
      if (fault.includes("ViewTransition opt-in disabled")) return;
      if (!expectedErrors.some((pattern) => pattern.test(fault))) faults.push(fault);
    };
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") note(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => note(`page error: ${error.message}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && baseURL && url.origin !== new URL(baseURL).origin) {
        note(`request to another origin: ${request.url()}`);
      }
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for what moves once, such as a toast that fades in: half faded, its words have half their contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const once = document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(once.map(({ finished }) => finished));
  });
}

/** No violation of WCAG 2.2 AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const readable = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}\n  ${violation.nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(readable).toEqual([]);
}

/** Nothing wider than the window, so that the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(window);
}

/** Signs in through the page, as a person would. */
export async function signIn(page: Page, who: { email: string; password: string } = ADMIN): Promise<void> {
  await page.goto("/auth");
  await page
    .getByLabel(/^Email/)
    .first()
    .fill(who.email);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(who.password);
  await page.getByRole("button", { name: /^Log ?in/i }).click();
  await page.waitForURL("**/shop/browse*");
}
