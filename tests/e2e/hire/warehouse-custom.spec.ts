import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { reserveHire } from "./open-hire.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test("goods of a custom line are counted by hand, signed for and asked for at the return @desktop", async ({
  page,
}) => {
  await signIn(page);
  const custom = { text: "Hessian drape", text_ga: "Cuirtín heiseáin", quantity: "7", rate: "3.33" };
  const id = await reserveHire(page, "Warehouse custom", { lines: "2 x ST-DECK-2X1", days: 141, custom });
  await page.goto(`/admin/hire/warehouse/${id}/prepare`);
  const drapes = page.locator(".pick-row").filter({ hasText: "Hessian drape" });
  await expect(drapes).toContainText("Count by hand: no label");
  const log = page.locator(".scan-log > li").first();
  const decks = page.locator(".pick-row").filter({ hasText: "Stage deck" });
  await decks.getByRole("button", { name: "All 2" }).click();
  await page.getByRole("button", { name: "Hand over 2 prepared pieces" }).click();
  await expect(page.getByText("7 pieces are not prepared yet: they stay here.")).toBeVisible();
  await page.keyboard.press("Escape");
  await drapes.getByRole("button", { name: "All 7" }).click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Hand over 9 prepared pieces" }).click();
  await page.getByRole("button", { name: "Hand over", exact: true }).click();

  await page.getByRole("link", { name: "Sign the delivery note on screen" }).click();
  await page.waitForURL(/\/delivery-signature$/);
  const row = page.getByRole("row").filter({ hasText: "Hessian drape" });
  await expect(row).toContainText("Counted by hand, not scanned");
  await expect(row.getByRole("cell")).toHaveText(["7"]);

  await page.goto(`/admin/hire/warehouse/${id}/return`);
  await decks.getByRole("button", { name: "All 2" }).click();
  await expect(log).toContainText("is back");
  await expect(page.getByText("All scans are saved")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Checked/ })).toHaveCount(0);
  await drapes.getByRole("textbox").fill("5");
  await drapes.getByRole("button", { name: "Return", exact: true }).click();
  await page.getByRole("radio", { name: "Missing" }).check();
  await drapes.getByRole("button", { name: /2/ }).click();
  await expect(drapes).toContainText("2 missing");
  await page.getByRole("button", { name: /^Checked/ }).click();
  const question = page.getByRole("group", { name: "Not everything came back: 2 × Hessian drape" });
  await question.getByRole("button", { name: /^Checked/ }).click();
  await expect(page.getByText("The hire is checked.")).toBeVisible();
  await page.goto(`/admin/hire/hires/${id}`);
  await expect(page.getByText("2 × Hessian drape")).toBeVisible();
  await page.goto(`/admin/hire/hires/${id}/return-signature`);
  await expect(row.getByRole("cell")).toHaveText(["7", "5", "0", "2", "0"]);
});
