import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

const project = (page: Page) => page.locator(".project h2").first();

/** A day and a time to come, as a date field takes it. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
}

async function openFirstProject(page: Page): Promise<void> {
  await page.goto("/admin/content/projects");
  await page.locator(".admin-row-link").first().click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
}

const title = (page: Page) => page.locator('[name="title.en"]');

test.describe("staff edit the site @desktop", () => {
  test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|404/] });

  test("entries are put in order by keys, shown at a time, and brought back from their history", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/");
    const bill = page.locator("#studio .bill li");
    const [first, second] = [await bill.nth(0).innerText(), await bill.nth(1).innerText()];
    await page.goto("/admin/content/productions");
    const down = page.locator('.admin-row-actions [value="down"]').first();
    await down.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "now 2 of 8" })).toBeAttached();
    await expect(page.locator(":focus")).toHaveAttribute("value", "down");
    await page.goto("/");
    expect([await bill.nth(0).innerText(), await bill.nth(1).innerText()]).toEqual([second, first]);
    await page.goto("/admin/content/productions");
    await page.locator('.admin-row-actions [value="up"]').nth(1).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "now 1 of 8" })).toBeAttached();

    // An entry with a beginning waits for it.
    await page.goto("/admin/content/partners/new");
    await page.locator('[name="name"]').fill("Lantern Works");
    for (const [name, text] of [
      ["category.en", "Lanterns"],
      ["category.ga", "Laindéir"],
      ["description.en", "Lanterns for quays and squares."],
      ["description.ga", "Laindéir do chéanna agus do chearnóga."],
      ["url", "https://example.com/"],
    ] as const)
      await page.locator(`[name="${name}"]`).fill(text);
    // Enter in a field saves what is there, and publishes nothing.
    await page.locator('[name="name"]').press("Enter");
    await expect(page.getByText("Saved. Visitors do not see it until you publish it.")).toBeVisible();
    await expect(page.locator(".admin-side")).toContainText("Hidden");
    await page.getByText("Show only at a time").click();
    await page.getByLabel("Show from").fill(inDays(3));
    await page.getByRole("button", { name: "Save and publish" }).click();
    await expect(page.getByText("Saved. Visitors see it from")).toBeVisible();
    await page.goto("/");
    await expect(page.locator("#partners .maker")).toHaveCount(14);
    await page.goto("/admin/content/partners");
    const row = page.locator(".admin-row", { hasText: "Lantern Works" });
    await expect(row).toContainText(/From \d/);
    await row.getByRole("button", { name: "Delete: Lantern Works" }).click();
    await expect(page.getByText("Lantern Works was deleted.", { exact: true })).toBeVisible();

    await openFirstProject(page);
    const original = await title(page).inputValue();
    await title(page).fill("A stage on the pier");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. It is on the site now.")).toBeVisible();
    await page.goto("/projects");
    await expect(project(page)).toContainText("A stage on the pier");
    await openFirstProject(page);
    await page
      .getByRole("button", { name: /Restore/ })
      .first()
      .click();
    await expect(page.getByText("That version is back.")).toBeVisible();
    await page.goto("/projects");
    await expect(project(page)).toContainText(original);
  });

  test("what is typed outlives a lost connection, and is forgotten once it is saved", async ({
    page,
    context,
  }) => {
    await signIn(page);
    await openFirstProject(page);
    const address = page.url();
    const original = await title(page).inputValue();
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^desk_draft:[\w-]+:entry:/.test(key)));
    await title(page).fill("Typed on a train");
    await expect.poll(kept).toHaveLength(1);
    await context.setOffline(true);
    await page
      .getByRole("button", { name: "Save", exact: true })
      .click()
      .catch(() => undefined);
    await context.setOffline(false);
    await page.goto(address);
    await expect(title(page)).toHaveValue(original);
    await page.getByRole("button", { name: "Go on with it" }).click();
    await expect(title(page)).toHaveValue("Typed on a train");
    await expectAccessible(page);
    await title(page).fill("Typed on two trains");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. It is on the site now.")).toBeVisible();
    await expect.poll(kept).toEqual([]);
    // What is typed after a save is offered again, although the page still says that it was saved.
    await title(page).fill("And on a bus");
    await expect.poll(kept).toHaveLength(1);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole("button", { name: "Throw it away" }).click();
    await expect.poll(kept).toEqual([]);
    await page
      .getByRole("button", { name: /Restore/ })
      .last()
      .click();
    await expect(page.getByText("That version is back.")).toBeVisible();
    await expect(title(page)).toHaveValue(original);
  });

  test("the picture of a place is another one at once, and the first one again", async ({ page }) => {
    await signIn(page);
    const scenery = page.locator("#location img.picture-main");
    await page.goto("/admin/content/page-pictures");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.locator(".admin-row button")).toHaveCount(0);
    await page.getByRole("link", { name: "Dry Hire: the store" }).click();
    await page.getByRole("button", { name: "Change the picture" }).click();
    await page.getByRole("dialog").locator('.admin-pick:has([value="festival"])').click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. It is on the site now.")).toBeVisible();
    await page.goto("/dry-hire");
    await expect(scenery).toHaveAttribute("src", /\/festival-/);
    await page.goBack();
    await page
      .getByRole("button", { name: /Restore/ })
      .last()
      .click();
    await expect(page.getByText("That version is back.")).toBeVisible();
    await page.goto("/ga/dry-hire");
    await expect(scenery).toHaveAttribute("src", /\/warehouse-/);
  });
});
