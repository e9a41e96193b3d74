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
