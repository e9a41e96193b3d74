import { expect, expectAccessible, signIn, test } from "../site.ts";

test.describe("settings @desktop", () => {
  test.use({ expectedErrors: [/422|404/] });

  test("lead from one page to each section, whose form keeps what is wrong and saves what is right", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/admin/settings");
    await page.getByRole("link", { name: "Trade customers" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Trade customers" })).toBeVisible();
    const days = page.getByLabel("Days to pay");
    const before = await days.inputValue();
    await days.fill("400");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[data-problem]:focus")).toBeVisible();
    await expect(days).toHaveValue("400");
    await expectAccessible(page);
    await days.fill(before);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. The site shows it now.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/settings\/trade$/);
    const menu = page.getByRole("navigation", { name: "Settings" });
    await expect(menu.getByRole("link", { name: "Trade customers" })).toHaveAttribute("aria-current", "page");
    await menu.getByRole("link", { name: "Delivery" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeVisible();
    await expect(page.getByText("Saved. The site shows it now.")).toBeHidden();
  });

  test("are found by the search of the back office", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("opening ho");
    await page.getByRole("option", { name: "Opening hours", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/hours$/);
    expect((await page.request.get("/admin/settings/nothing")).status()).toBe(404);
  });
});
