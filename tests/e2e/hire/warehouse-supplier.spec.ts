import { pressByKeys } from "../by-keys.ts";
import { sendForm } from "../reach-pages.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { reserveHire } from "./open-hire.ts";

/** A refused form is answered with 422. */
test.use({ expectedErrors: [[/422/], { scope: "test" }] });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test("H28 goods of a supplier go out and back with our own, and damage entered by mistake is taken back @desktop", async ({
  page,
}) => {
  await signIn(page);
  await sendForm(page.request, "/admin/hire/suppliers/new", { name: "Castlegar warehouse" });
  const id = await reserveHire(page, "Warehouse supplier", { lines: "3 x ST-DECK-2X1", days: 131 });
  await page.goto(`/admin/hire/hires/${id}`);
  await page.locator("summary").filter({ hasText: "Ask a supplier" }).click();
  await page.locator("select[name=supplier]").selectOption({ label: "Castlegar warehouse" });
  await page.locator("select[name=line]").selectOption("");
  await page.locator("[name=description]").fill("Laser projector");
  await page.locator("[name=quantity]").fill("2");
  await page.locator("[name=cost]").fill("180.00");
  await page.getByRole("button", { name: "Ask a supplier" }).click();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByRole("button", { name: "Mark as received" }).click();
  await expect(page.getByRole("button", { name: "Mark as sent back" })).toBeVisible();

  await page.goto(`/admin/hire/warehouse/${id}/prepare`);
  const rowOf = (name: string) => page.locator(".pick-row").filter({ hasText: name });
  const log = page.locator(".scan-log > li").first();
  await expect(rowOf("Laser projector")).toContainText("From a supplier");
  await rowOf("Stage deck").getByRole("button", { name: "All 3" }).click();
  await expect(log).toContainText("prepared");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Hand over 5 prepared pieces" }).click();
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(log).toHaveText("Handed over");
  await expect(page.getByText("All scans are saved")).toBeVisible();
  await page.goto(`/admin/hire/hires/${id}/delivery-signature`);
  await expect(page.getByRole("row").filter({ hasText: "Laser projector" })).toContainText("2");
  await page.goto(`/admin/hire/hires/${id}`);
  await page.getByRole("button", { name: "Mark as sent back" }).click();
  await expect(page.getByText("Count it back in the warehouse first.")).toBeVisible();

  await page.goto(`/admin/hire/warehouse/${id}/return`);
  await page.getByRole("radio", { name: "Damaged" }).check();
  await rowOf("Stage deck").getByRole("button", { name: "All 3" }).click();
  await expect(log).toContainText("goes into repair");
  await rowOf("Laser projector").getByRole("button", { name: "All 2" }).click();
  await expect(log).toContainText("Laser projector");
  await expect(page.getByText("All scans are saved")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Checked/ })).toBeVisible();
  await page.reload();
  const mistake = page.locator("details").filter({ hasText: "Entered as damaged by mistake?" });
  await pressByKeys(page, mistake.locator("summary"));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  for (const [name, damaged] of [
    ["Laser projector – From a supplier", "2"],
    ["Stage deck 2 × 1 m", "3"],
  ] as const) {
    const form = mistake.getByRole("group", { name });
    const quantity = form.locator("[name=quantity]");
    if (!(await form.isVisible())) await pressByKeys(page, mistake.locator("summary"));
    await quantity.fill("9");
    await form.getByRole("button", { name: "Take the damage back" }).click();
    await expect(page.getByText("Enter a number of pieces, at most as many as are damaged.")).toBeVisible();
    await expect(quantity).toHaveAttribute("aria-invalid", "true");
    await expect(quantity).toHaveValue("9");
    await quantity.fill(damaged);
    await form.getByRole("button", { name: "Take the damage back" }).click();
    await expect(page.getByText("The pieces count as good again.")).toBeVisible();
    await expect(form).toHaveCount(0);
  }
  await expect(mistake).toHaveCount(0);
  await expect(rowOf("Stage deck")).not.toContainText("Damaged");
  await page.goto(`/admin/hire/hires/${id}/return-signature`);
  await expect(page.getByRole("row").filter({ hasText: "Laser projector" })).toContainText("2");
  await page.goto(`/admin/hire/hires/${id}`);
  await expect(page.getByText("Damage of returned equipment was taken back")).toHaveCount(2);
  await page.getByRole("button", { name: "Mark as sent back" }).click();
  await expect(page.getByText("Sent back", { exact: true }).first()).toBeVisible();
});
