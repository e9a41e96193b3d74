import { sendForm } from "../reach-pages.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

test("compared addresses of an old site have no fault that axe finds @desktop", async ({ page }) => {
  await signIn(page);
  const addresses = ["contact-us/", "qqqq/"].map((path) => `https://old.example/${path}`).join("\n");
  await sendForm(page.request, "/admin/redirects/coverage", { addresses });
  await page.goto("/admin/redirects/coverage");
  await expect(page.getByText("0% of 2 old addresses lead somewhere.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a redirect that others need stays, and the page says why @desktop", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await signIn(page);
  const lines = ["/old-lamp?size=2, /shop", "/old-lamp, /old-lamps", "/old-lamps, /old-lamp?size=2"];
  await sendForm(page.request, "/admin/redirects", { lines: lines.join("\n") });
  await page.goto("/admin/redirects?search=old-lamp");
  await page.getByLabel("/old-lamp?size=2").check();
  await page.getByRole("button", { name: "Remove selected" }).click();
  const banner = page.locator("[data-problem]");
  await expect(banner).toBeFocused();
  await expect(banner).toContainText("/old-lamp?size=2, /shop: without it the others would lead in a circle");
  await expect(page.getByRole("row")).toHaveCount(4);
  await expectAccessible(page);
});
