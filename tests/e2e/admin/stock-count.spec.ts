import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

test("stock is counted on a phone, without prices, and a count is taken back @phone", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await signIn(page);
  await page.goto("/admin/stock");
  await expect(page.getByRole("heading", { level: 1, name: "Stock count" })).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Save count" }) })
    .first();
  await expect(row).toBeVisible();
  expect(await page.locator("main").textContent()).not.toContain("€");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const before = Number(/For sale: (\d+)/.exec((await row.textContent()) ?? "")?.[1]);
  await row.getByLabel("New count").fill("many");
  await row.getByRole("button", { name: "Save count" }).click();
  await expect(row.getByText("Enter a whole number, or 0.")).toBeVisible();
  await row.getByLabel("New count").fill(String(before + 2));
  await row.getByLabel("Reason").selectOption("Correction");
  await row.getByRole("button", { name: "Save count" }).click();
  await expect(row.getByText("Saved.")).toBeVisible();
  await expect(row).toContainText(`For sale: ${before + 2}`);
  await row.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("The change of the stock is taken back.")).toBeVisible();
  await expect(row).toContainText(`For sale: ${before}`);
  await page.getByRole("link", { name: "Hire", exact: true }).click();
  await expect(page.getByText(/^On the shelf: \d+/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
