import type { Page } from "@playwright/test";
import { pressByKeys } from "../by-keys.ts";
import { expect, holdReading, signIn, test } from "../site.ts";

/** A refused save is answered with 409, one with faults with 422. */
test.use({ expectedErrors: [/409|422/] });

const lines = (page: Page) => page.locator(".draft-order-line");

test("a draft order is made by keys, and focus is never lost @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/orders/new");
  await page.getByLabel("Name", { exact: true }).fill("Máire by keys");
  const free = page.getByRole("button", { name: "Free line" });
  for (const n of [1, 2]) {
    await pressByKeys(page, free);
    await expect(page.getByLabel(`Name, line ${n}`)).toBeFocused();
    await page.keyboard.type(`Repair ${n}`);
  }
  const remove = (n: number) => page.getByRole("button", { name: `Remove line ${n}` });
  await pressByKeys(page, remove(1));
  await expect(lines(page)).toHaveCount(1);
  await expect(remove(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Add a product: part number or name" })).toBeFocused();
  await pressByKeys(page, page.getByRole("button", { name: "Undo" }));
  await expect(page.getByLabel("Name, line 1")).toBeFocused();
  await expect(page.getByLabel("Name, line 1")).toHaveValue("Repair 2");
  await page.reload();
  await pressByKeys(page, page.getByRole("button", { name: "Go on with it" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByLabel("Name, line 1")).toHaveValue("Repair 2");
  await pressByKeys(page, page.getByRole("button", { name: "Discard" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(lines(page)).toHaveCount(0);
});

test("the link of a fault leads to its field, and leaves the form as it is @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/orders/new");
  await page.getByRole("button", { name: "Free line" }).click();
  await page.getByLabel("Name, line 1").fill("Repair");
  const quantity = page.locator("[name$='.quantity']");
  await quantity.fill("2x");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.locator("[data-problem]").getByRole("link", { name: "a whole number from 1 to 9999" }).click();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue("2x");
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name, line 1")).toHaveValue("Repair");
});

test("a picker says how much it found, that it found nothing, and that it cannot search @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/orders/new");
  const picker = page.locator(".draft-order-lines .result-picker");
  const [box, status] = [picker.getByRole("combobox"), picker.getByRole("status")];
  await box.fill("cable");
  await expect(status).toHaveText(/^\d+ found$/);
  await box.fill("zzqqxx");
  await expect(status).toHaveText("Nothing found.");
  await box.fill("");
  await expect(status).toHaveText("");
  // What a session that has ended meanwhile answers: a page, and no results.
  await page.route("**/admin/orders/drafts/goods?**", (route) => route.fulfill({ status: 200, body: "<p>" }));
  await box.fill("cable");
  await expect(status).toHaveText("The search did not work. Try again in a moment.");
  await expect(box).toHaveAttribute("aria-expanded", "false");
});

test("a draft order with changes that are not saved sends no payment link @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/orders/new");
  await page.getByLabel("Name", { exact: true }).fill("Máire in a hurry");
  await page.locator("[name=email]").fill("maire@example.ie");
  await page.getByRole("button", { name: "Free line" }).click();
  await page.getByLabel("Name, line 1").fill("Repair");
  await page.locator("[name$='.price']").fill("80.00");
  const save = page.getByRole("button", { name: "Save draft" });
  await save.click();
  // The address changes before the page does; this button is on the new page alone.
  await expect(page.getByRole("button", { name: "Send payment link" })).toBeVisible();
  await page.locator("[name$='.price']").fill("90.00");
  await page.getByRole("button", { name: "Send payment link" }).click();
  await expect(page.getByRole("alert")).toContainText("the draft has changes that are not saved");
  await save.click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[name$='.price']")).toHaveValue("90.00");
  // Looking for a product changes nothing.
  const picker = page.getByRole("combobox", { name: "Add a product: part number or name" });
  await picker.fill("cable");
  await picker.fill("");
  await page.getByRole("button", { name: "Send payment link" }).click();
  await expect(page.getByRole("group", { name: /€/ })).toBeFocused();
});

test("what is typed after a conflict stays in a draft order, and is saved at once @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/orders/new");
  await page.getByLabel("Name", { exact: true }).fill("Máire twice");
  await page.locator("[name=email]").fill("maire@example.ie");
  const save = page.getByRole("button", { name: "Save draft" });
  await save.click();
  await expect(page.getByRole("button", { name: "Send payment link" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("[name=phone]").fill("091 555 001");
  await other.getByRole("button", { name: "Save draft" }).click();
  await expect(other.getByText("Draft saved.")).toBeVisible();
  await other.close();
  await page.locator("[name=phone]").fill("091 555 002");
  const letThrough = await holdReading(page);
  await save.click();
  await expect(page.locator("main .banner-fault[role=alert]")).toContainText("091 555 001");
  await page.locator("[name=phone]").fill("091 555 003");
  letThrough();
  await expect(save).not.toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[name=phone]")).toHaveValue("091 555 003");
  await save.click();
  await expect(page.locator("main .banner-fault[role=alert]")).toHaveCount(0);
  await expect(page.locator("[name=phone]")).toHaveValue("091 555 003");
});
