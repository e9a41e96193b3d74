import { expect, signIn, test } from "../site.ts";

test.describe("a form that somebody else has stored meanwhile @desktop", () => {
  test.use({ expectedErrors: [/409/] });

  test("says so where the person looks, with the focus", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/content/projects");
    await page.locator("[data-admin-row] a").first().click();
    await expect(page.locator("[name='title.en']")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const title = await page.locator("[name='title.en']").inputValue();
    const save = (tab: typeof page) => tab.locator("main form.admin-entry button[type=submit]").first();
    await other.locator("[name='title.en']").fill(`${title} theirs`);
    await save(other).click();
    await expect(other.locator("main .banner-ok")).toBeVisible();
    await page.locator("[name='title.en']").fill(`${title} mine`);
    await save(page).scrollIntoViewIfNeeded();
    await save(page).click();
    const conflict = page.locator("main .banner-fault[role=alert]");
    await expect(conflict).toBeVisible();
    await expect(conflict).toBeInViewport({ ratio: 1 });
    await expect(page.locator("div:focus > .banner-fault")).toBeVisible();
    await other.locator("[name='title.en']").fill(title);
    await save(other).click();
    await expect(other.locator("[name='title.en']")).toHaveValue(title);
    await other.close();
  });
});
