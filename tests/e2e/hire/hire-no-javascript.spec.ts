import { expect, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

test("dates, availability, month and the way into the basket work without JavaScript @phone", async ({
  page,
}) => {
  await page.goto("/dry-hire");
  await page.getByRole("button", { name: /^Check availability/ }).click();
  await expect(page).toHaveURL(/\/dry-hire\/browse\?from=.*&to=/);
  const card = page.getByRole("article").filter({ hasText: "Moving head spot 350 W" });
  await expect(card.getByText("Available", { exact: true })).toBeVisible();
  await card.getByRole("link", { name: "Moving head spot 350 W" }).click();
  await expect(page).toHaveURL(/\/dry-hire\/item\/moving-head-spot-350-w\?from=/);
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(page).toHaveURL(/month=/);
  await page.locator("[data-day]").first().click();
  await expect(page.getByText(/^(?:Available|Only|Not on)/).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Add to hire basket/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dry-hire\/basket\?.*add=LX-SPOT-350/);
  await expect(page.getByText("Moving head spot 350 W").first()).toBeVisible();
});
