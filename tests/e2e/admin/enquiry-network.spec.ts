import type { BrowserContext, Page, Route } from "@playwright/test";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { expect, LANGUAGES, test } from "../site.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [
    [
      ...[/ERR_(?:INTERNET_DISCONNECTED|FAILED)/, /status of 50[03]/, /status of 400/],
      // The service worker, when the network goes just then.
      /unknown error occurred when fetching the script/,
    ],
    { scope: "test" },
  ],
});

const SEND_FAILED = [messages.error, messages.sendFailed] as const;
const SUBMISSION_FAILED = [messages.submissionFailed, messages.submissionFailedText] as const;

const FORMS = [
  { path: "/", failed: SEND_FAILED },
  { path: "/contact", failed: SEND_FAILED },
  { path: "/equipment-servicing", failed: SUBMISSION_FAILED },
  { path: "/dry-hire", failed: SUBMISSION_FAILED },
] as const;

const TYPED = { email: "cut-off@example.ie", phone: "091 000 000", company: "Cut Off Ltd" };
const MESSAGE = "Line one,\nand two: six profiles for Saturday.";
const PDF = "%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";
const FILE = { name: "fault.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<title>Bad gateway</title><form></form>" });

/** Ways in which a post fails; each returns how to end it. */
const FAILURES: Readonly<Record<string, (context: BrowserContext) => Promise<() => Promise<void>>>> = {
  offline: async (context) => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  "a broken connection": (context) => failPosts(context, (route) => route.abort()),
  "a plain 500": (context) =>
    failPosts(context, (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "Oops" })),
  "a proxy's 503": (context) => failPosts(context, html(503)),
};

async function failPosts(context: BrowserContext, fail: (route: Route) => Promise<void>) {
  const answer = (route: Route) => (route.request().method() === "POST" ? fail(route) : route.fallback());
  await context.route("**/*", answer);
  return () => context.unroute("**/*", answer);
}

async function fillIn(page: Page, name: string): Promise<void> {
  const form = page.locator("form[data-enquiry]");
  for (const [field, value] of Object.entries({ ...TYPED, name }))
    await form.locator(`[name=${field}]`).fill(value);
  await form.locator("[name=message]").fill(MESSAGE);
}

async function expectKept(page: Page, name: string): Promise<void> {
  const form = page.locator("form[data-enquiry]");
  for (const [field, value] of Object.entries({ ...TYPED, name, message: MESSAGE }))
    await expect(form.locator(`[name=${field}]`)).toHaveValue(value);
}

// One script sends every form; in Irish one form for each of the two messages.
const IRISH = ["/contact", "/equipment-servicing"];

for (const { locale, prefix } of LANGUAGES)
  for (const { path, failed } of FORMS.filter((form) => locale === "en" || IRISH.includes(form.path)))
    test(`${prefix}${path}: a post that fails shows the notice and keeps everything @desktop`, async ({
      page,
      context,
    }) => {
      const name = `Cut Off ${locale} ${path}`;
      await page.goto(prefix + path);
      const address = page.url();
      const form = page.locator("form[data-enquiry]");
      const files = form.locator("input[type=file]");
      await fillIn(page, name);
      if (path === "/equipment-servicing") {
        await form.locator("details > summary").click();
        await files.setInputFiles(FILE);
      }
      const submit = form.locator("button[type=submit]");
      const idle = await submit.textContent();
      const [title, text] = failed.map((words) => format(locale, words));
      for (const [kind, begin] of Object.entries(FAILURES)) {
        const end = await begin(context);
        await submit.click();
        const banner = form.getByRole("alert");
        await expect(banner, kind).toHaveText(`${title}${text}`);
        await expect(form.locator("[data-problem]"), kind).toBeFocused();
        await expect(page).toHaveTitle(locale === "en" ? /^Error: / : /^Earráid: /);
        expect(page.url()).toBe(address);
        await expectKept(page, name);
        await expect(submit).toHaveText(idle ?? "");
        await expect(submit).not.toHaveAttribute("aria-busy", /./);
        if (path === "/equipment-servicing")
          expect(await files.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe(FILE.name);
        await end();
      }
      await submit.click();
      await expect(form.getByRole("status").filter({ hasText: /IST-\d{4}-\d{4}/ })).toBeVisible();
      await expect(page).not.toHaveTitle(/^(?:Error|Earráid): /);
      await expect(form.getByRole("alert")).toHaveCount(0);
      await expect(form.locator("[name=message]")).toHaveValue("");
    });

test("A5: a refused form leads to its problems and on to a field, and an answer that is lost counts once @desktop", async ({
  page,
}) => {
  await page.goto("/contact");
  const form = page.locator("form[data-enquiry]");
  const submit = form.locator("button[type=submit]");
  await submit.click();
  const problems = form.getByRole("alert");
  await expect(problems).toBeFocused();
  await expect(problems.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  const links = problems.getByRole("link");
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const id = (await link.getAttribute("href"))?.slice(1);
    await link.press("Enter");
    await expect(form.locator(`[id="${id}"]`)).toBeFocused();
    await expect(form.locator(`[id="${id}"]`)).toHaveAttribute("aria-invalid", "true");
  }
  await fillIn(page, "Lost Answer");
  const references: string[] = [];
  await page.route("**/contact", async (route) => {
    const answer = await route.fetch();
    references.push(/IST-\d{4}-\d{4}/.exec(await answer.text())?.[0] ?? "");
    if (references.length === 1) return route.abort();
    return route.fulfill({ response: answer });
  });
  await submit.click();
  await expect(form.getByRole("alert")).toContainText("Failed to send message.");
  await expect(form.locator(".field-error, [aria-invalid]")).toHaveCount(0);
  await expectKept(page, "Lost Answer");
  await submit.dblclick();
  await expect(form.getByText(/IST-\d{4}-\d{4}/)).toBeVisible();
  expect(references).toEqual([expect.stringMatching(/^IST-/), references[0]]);
});

test("a post that is still fails in the end, and one press more sends it @desktop", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  const form = page.locator("form[data-enquiry]");
  await fillIn(page, "Patient");
  let silent = true;
  await page.route("**/contact", (route) => (silent ? undefined : route.continue()));
  const submit = form.locator("button[type=submit]");
  const asked = page.waitForRequest((request) => request.method() === "POST");
  await submit.click();
  await asked;
  await expect(submit).toHaveText("Sending...");
  await page.clock.fastForward(61_000);
  await expect(form.getByRole("alert")).toContainText("Failed to send message.");
  await expectKept(page, "Patient");
  silent = false;
  await submit.click();
  await expect(form.getByText(/IST-\d{4}-\d{4}/)).toBeVisible();
});

test("the kit list of the next form is searched as before @desktop", async ({ page }) => {
  await page.goto("/dry-hire");
  const form = page.locator("form[data-enquiry]");
  await form.locator("button[type=submit]").click();
  await expect(form.getByRole("alert")).toBeFocused();
  await form.locator("details.form-more > summary").click();
  await page.getByRole("combobox", { name: /catalog/i }).pressSequentially("cable");
  await expect(page.getByRole("option").first()).toBeVisible();
});
