import { expect, LANGUAGES, test } from "../site.ts";

for (const { locale, prefix } of LANGUAGES) {
  test(`a kit list in ${locale} is built from the catalogue with the keyboard, and pasted lines stay @desktop`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/dry-hire#quote`);
    await page.locator("details.form-more > summary").click();
    const kit = page.locator("#enquiry-kit");
    await kit.fill("2 x something of our own");
    const search = page.getByRole("combobox", { name: /catalog/i });
    for (let n = 0; n < 2; n += 1) {
      await search.pressSequentially("cable");
      await expect(page.getByRole("option").first()).toBeVisible();
      await search.press("ArrowDown");
      await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
      await search.press("Enter");
      await expect(page.getByRole("option")).toHaveCount(0);
    }
    await expect(kit).toHaveValue(/^2 x something of our own\n2 x \S.*$/);
  });
}

test("the field above a kit list takes back its question when it is left, and keeps what it said @desktop", async ({
  page,
}) => {
  await page.goto("/dry-hire#quote");
  await page.locator("details.form-more > summary").click();
  const kit = page.locator("#enquiry-kit");
  const search = page.getByRole("combobox", { name: /catalog/i });
  const status = page.locator(".kit-picker [role=status]");
  // Longer than the field waits after the last key.
  const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));

  await search.pressSequentially("cab");
  await search.press("Tab");
  await pause();
  await expect(search).toHaveAttribute("aria-expanded", "false");
  await expect(status).toHaveText("");

  await search.fill("cable");
  await expect(page.getByRole("option").first()).toBeVisible();
  await search.evaluate((field) => {
    const enter = { key: "Enter", isComposing: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", enter));
  });
  await expect(kit).toHaveValue("");

  await search.press("ArrowDown");
  await search.press("s");
  await search.press("Enter");
  await expect(kit).toHaveValue(/cable/i);
  await pause();
  await expect(status).toHaveText(/^Added/);
});

test("a suspicious enquiry is kept, and the browser confirms it without anything to do @desktop", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.locator("[name=name]").fill("Autofilled Áine");
  await page.locator("[name=email]").fill("autofilled@example.ie");
  await page.locator("[name=phone]").fill("091 000 000");
  await page.locator("[name=message]").fill("My password manager fills in everything.");
  await page.locator("[name=website]").evaluate((field: HTMLInputElement) => {
    field.value = "https://autofill.example";
  });
  await page.locator("main form button[type=submit]").first().click();
  await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();
  const confirmed = page.getByText("Confirmed.", { exact: true });
  await expect(confirmed).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("[data-proof]")).toHaveAttribute("role", "status");
});
