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

test("a form that is being answered is not sent again as it is, and with another value it is @desktop", async ({
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
  await expect.poll(posts).toBe(2);
  release();
  await expect(page.getByText("Oranmore Sound and Light").first()).toBeVisible();
});
