import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../site.ts";

/** Holds back the answers to what a page sends, and counts it. */
async function holdPosts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route("**/admin/**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts += 1;
    await promise;
    return route.fallback();
  });
  return { release, posts: () => posts };
}

test("a double click on Save posts once, and is told of no colleague who saved meanwhile @desktop", async ({
  page,
}) => {
  await signIn(page);
  for (const path of ["/admin/settings/delivery", "/admin/content/partners"]) {
    await page.goto(path);
    if (path.endsWith("partners")) await page.locator(".admin-row a").first().click();
    const save = page.getByRole("button", { name: "Save", exact: true }).first();
    await expect(save).toBeVisible();
    const { release, posts } = await holdPosts(page);
    await save.click({ clickCount: 2, delay: 60, noWaitAfter: true });
    await expect.poll(posts, path).toBe(1);
    release();
    await expect(page.getByText(/^Saved\./).first(), path).toBeVisible();
    expect(posts(), path).toBe(1);
    await page.unrouteAll();
  }
});

test("a form that is being answered is not sent again as it is, and with another value after it @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/hire/suppliers/new");
  await page.getByLabel("Name").fill("Oranmore Sound");
  const { release, posts } = await holdPosts(page);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click({ clickCount: 2, delay: 60, noWaitAfter: true });
  await page.keyboard.press("Enter");
  await expect.poll(posts).toBe(1);
  await page.getByLabel("Name").fill("Oranmore Sound and Light");
  await page.keyboard.press("Enter");
  release();
  await expect.poll(posts).toBe(2);
  await expect(page.getByText("Oranmore Sound and Light").first()).toBeVisible();
});

test("two products with the same count are both counted and say so, the second while the first is being answered @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/stock");
  const rows = page.getByRole("listitem").filter({ has: page.locator(".count-form") });
  const forms = rows.locator("form.count-form");
  const seen = await forms.evaluateAll((all) =>
    all.map((form) => JSON.stringify([...new FormData(form as HTMLFormElement)])),
  );
  const second = seen.findIndex((fields, at) => seen.indexOf(fields) < at);
  const both = [seen.indexOf(seen[second] ?? ""), second];
  expect(second, "two rows with equal fields").toBeGreaterThan(0);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const stored: string[] = [];
  await page.route("**/admin/stock/*/counts*", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    stored.push(new URL(route.request().url()).pathname);
    await promise;
    await route.fulfill({ response });
  });
  for (const at of both) {
    const field = forms.nth(at).getByLabel("New count");
    await field.fill("7");
    await field.press("Enter");
    await field.press("Enter");
    await expect.poll(() => stored.length, `row ${at}`).toBe(1);
  }
  answer();
  for (const at of both) await expect(rows.nth(at)).toContainText("Saved.");
  expect([stored.length, new Set(stored).size]).toEqual([2, 2]);
  await page.unrouteAll();
  await page.reload();
  for (const at of both) await expect(rows.nth(at)).toContainText("For sale: 7");
});

test("a post that got lost on the way is sent again by the same button @desktop", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signIn(page);
  await page.goto("/admin/hire/suppliers/new");
  await page.getByLabel("Name").fill("Kinvara Lights");
  let posts = 0;
  await page.route("**/admin/**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts += 1;
    return posts === 1 ? route.abort() : route.fallback();
  });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("The site did not answer: no connection").first()).toBeVisible();
  expect(posts).toBe(1);
  await save.click();
  await expect(page.getByText("Kinvara Lights").first()).toBeVisible();
  await expect.poll(() => posts).toBe(2);
});

test("a form is not sent again while the page after its answer is read @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/hire/suppliers/new");
  await page.getByLabel("Name").fill("Spiddal Stages");
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route("**/admin/hire/**", async (route) => {
    const method = route.request().method();
    sent.push(method);
    if (method === "GET") await promise;
    return route.fallback();
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => sent).toEqual(["POST", "GET"]);
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("link", { name: "Spiddal Stages" })).toBeVisible();
  expect(sent).toEqual(["POST", "GET"]);
});

test("another button of the form that sends it elsewhere is no second press @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/searches");
  await page.locator("#terms-new").fill("growler");
  await page.locator("#meanings-new").fill("subwoofer");
  await page.getByRole("button", { name: "Add synonym" }).click();
  const form = page.locator(".synonym-form:has(input[name=terms][value=growler])");
  await expect(form).toBeVisible();
  const paths: string[] = [];
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/admin/searches**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    paths.push(new URL(route.request().url()).pathname);
    await promise;
    return route.fallback();
  });
  await form.getByRole("button", { name: "Save", exact: true }).click({ noWaitAfter: true });
  await expect.poll(() => paths.length).toBe(1);
  await form.getByRole("button", { name: "Remove", exact: true }).click({ noWaitAfter: true });
  release();
  await expect.poll(() => paths.length).toBe(2);
  expect(paths[1]).toContain("/deletion");
  await expect(form).toHaveCount(0);
});
