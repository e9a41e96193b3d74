import { test as base, expect, type Page } from "@playwright/test";
import { TOKEN_FIELD } from "#app/features/enquiries/enquiries.ts";
import { runAxe } from "./axe.ts";
import { ADMIN } from "./global-setup.ts";

/** So far apart two presses are no double click, in milliseconds. */
export const APART_MS = 500;

/** The languages of the site with the prefix of their addresses. */
export const LANGUAGES = [
  { locale: "en", prefix: "" },
  { locale: "ga", prefix: "/ga" },
] as const;

/**
 * Pages that their scripts make alive are used once they are: no person is as fast as a program. The scripts of a tab
 * that lies behind have no frame to wait for, so this asks by the clock.
 */
function waitsUntilAlive(page: Page): void {
  const untilAlive = async (limit: number) => {
    const isAlive = () => "alive" in document.documentElement.dataset || !("__reactRouterContext" in window);
    for (const end = performance.now() + limit; !isAlive() && performance.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const settle = async <T>(answer: T): Promise<T> => {
    // `waitForFunction` would load all of Playwright's scripts into every page.
    await page.evaluate(untilAlive, 10_000).catch(() => undefined);
    return answer;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => settle(await goto(...asked));
  page.reload = async (...asked) => settle(await reload(...asked));
}

/** Pages glide to a field that gets the focus; a program presses before they rest, and lets go beside it. */
const scrollAtOnce = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { scroll-behavior: auto !important; }");
  document.adoptedStyleSheets.push(sheet);
};

let tests = 0;

/**
 * Headers that make a test a network of its own, so that it does not use up the hourly limits of the others. Its
 * retry, in another worker, is one more.
 */
function networkOf(worker: number): Record<string, string> {
  tests += 1;
  return { "X-Forwarded-For": `10.${worker % 256}.${tests % 256}.${1 + Math.floor(tests / 256)}` };
}

/**
 * A test in a browser in which nothing may go wrong unseen: an error in the console, a refusal by the content
 * security policy, a failed request of the page's own, or a request to another origin fails the test.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use(networkOf(workerIndex)),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      context.on("page", waitsUntilAlive);
      await context.addInitScript(scrollAtOnce);
    }
    await use(context);
  },
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => {
      // Chromium's own remark about drawing without a graphics card; the page has no part in it.
      if (fault.includes("GL Driver Message")) return;
      // Said where a test has no service worker (playwright.config.ts).
      if (fault.includes("Service Worker registration blocked by Playwright")) return;
      // Transitions between two pages that Chromium gives up when the second comes too fast, or when a test resizes
      // the window meanwhile; the page is whole.
      if (/Transition was aborted .* (?:Page already revealed|Viewport size changed)/.test(fault)) return;
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

/** No violation of WCAG 2.2 AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await runAxe(page);
  expect(violations).toEqual([]);
}

/** Nothing wider than the window, so that the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(window);
}

/** Nothing is cut off and nothing is unreachable, on a phone and at a desk. */
export async function expectFitsBoth(page: Page): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
}

/** What comes within three seconds of its form is taken for a program's (enquiries/spam.ts). */
const READING_MS = 3100;

/**
 * Waits until the form that is open is old enough to come from a person. Finished pages are kept, so that the form is
 * mostly older; where another test has just changed the site, it is as new as the page.
 */
export async function readForm(page: Page): Promise<void> {
  const token = await page.locator(`main form [name=${TOKEN_FIELD}]`).last().inputValue();
  const renderedAt = Number.parseInt(token.split(".")[1] ?? "", 36);
  await page.waitForTimeout(Math.max(0, renderedAt + READING_MS - Date.now()));
}

/** The address of the site a page belongs to, also before it has opened anything. */
export async function originOf({ request }: Pick<Page, "request">): Promise<string> {
  return new URL((await request.get("/healthz")).url()).origin;
}

/** Signs in by what the form sends, without the page: for what begins once somebody is signed in. */
export async function signIn(
  { request }: Pick<Page, "request">,
  who: { email: string; password: string } = ADMIN,
): Promise<void> {
  const answer = await request.post("/api/auth/sign-in/email", {
    data: { email: who.email, password: who.password },
    headers: { Origin: await originOf({ request }) },
  });
  expect(answer.status()).toBe(200);
}

/** Signs in through the page, as a person would. */
export async function signInByHand(
  page: Page,
  who: { email: string; password: string } = ADMIN,
): Promise<void> {
  await page.goto("/auth");
  await sendSignIn(page, who);
  await page.waitForURL("**/shop/browse*");
}

/** Fills in the page to log in, which is open, and sends it. */
export async function sendSignIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page
    .getByLabel(/^Email/)
    .first()
    .fill(who.email);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(who.password);
  await page.getByRole("button", { name: /^Log ?in/i }).click();
}

/** Holds what a page reads from the server by script, until the function that it gives is called. */
export async function holdReading(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "GET") await promise;
    await route.continue();
  });
  return resolve;
}
