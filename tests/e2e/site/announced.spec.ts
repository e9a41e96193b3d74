import { fillCart, fillCheckout, openCheckout } from "../admin/orders.ts";
import { makeWork } from "../reach-pages.ts";
import { expect, signIn, test } from "../site.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // What the browser says of the answer to a wrong password.
  expectedErrors: [[/the server responded with a status of 4\d\d/], { scope: "test" }],
});

/** Writes down, across pages, what the region says that tells what a button is busy with. */
function watchBusyRegion(): void {
  addEventListener("DOMContentLoaded", () => {
    const region = document.querySelector("[role=status][data-busy-status]");
    if (!region) return;
    new MutationObserver(() => {
      const text = `${sessionStorage.getItem("said") ?? ""}${region.textContent}|`;
      sessionStorage.setItem("said", text);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

test("A9: what a form is busy with is said while its answer is on the way @desktop", async ({ page }) => {
  await page.context().addInitScript(watchBusyRegion);
  const heard = (tab = page) => tab.evaluate(() => sessionStorage.getItem("said") ?? "");
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values))
      await page.locator(`main form [name=${name}]`).fill(value);
    await page.locator("main form button[type=submit]").first().click();
  };
  // A page without React, one with it, and a file that is being sent.
  await page.goto("/contact");
  const who = { name: "Patient Reader", email: "patient@example.ie", phone: "091 000 000" };
  await fill({ ...who, message: "Is anything happening?" });
  await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();
  await expect.poll(() => heard()).toBe("Sending...||");
  await page.goto("/auth");
  await fill({ email: "nobody@example.ie", password: "not the one" });
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect.poll(() => heard()).toMatch(/^Sending\.\.\.\|\|[^|]+\|\|$/);
  await expect(page.getByLabel(/^Email/).first()).toHaveValue("nobody@example.ie");
  // Of two buttons the one that was pressed says it.
  await fillCart(page, "dmx cable");
  const checkout = await openCheckout(page);
  await fillCheckout(checkout, who);
  await checkout.getByRole("button", { name: "Order with obligation to pay" }).click();
  await checkout.getByRole("button", { name: "Back" }).click();
  await checkout.getByRole("button", { name: /^Keep/ }).click();
  await expect(checkout.getByText("Your items are now kept for you")).toBeVisible();
  await checkout.getByRole("button", { name: "Pay now" }).click();
  await checkout.waitForURL("**/shop/pay/**");
  expect(await heard(checkout)).toMatch(/\|Placing your order…\|Opening the payment page…\|$/);
  await checkout.close();
  await signIn(page);
  await page.goto("/admin/import");
  await expect(page.locator("form:has(#import-file) button")).toHaveCount(1);
  await expect(page.locator("#import-file")).toHaveClass(/hidden-visually/);
  const buffer = Buffer.from("Type,SKU,Name,Regular price\nsimple,SAID-1,Said lamp,10\n");
  await page.locator("#import-file").setInputFiles({ name: "said.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText(/Import complete!/).first()).toBeVisible({ timeout: 30_000 });
  expect(await heard()).toContain("|Importing...|");
});

/** The landmarks above the main one of a page: of the site, and of the back office. */
const SITE_HEAD = `
- link "Skip to main content"
- banner:
  - link "ItsShowTime home page"
  - navigation "Main navigation"
  - button "House lights"
  - link /^Cart/`;
const ADMIN_HEAD = `
- link "Skip to main content"
- banner:
  - link "ItsShowTime back office"
  - button /^Search or jump to/
  - link "View site"
  - paragraph:
    - link /^Help:/
  - button "House lights"
  - button /^My Account/
- navigation "Back office":
  - list`;

/** The main landmark around what is in it. */
const mainAround = (main: string) => `
- main:
${main
  .trim()
  .split("\n")
  .map((line) => `  ${line}`)
  .join("\n")}`;

const FOOT = `
- contentinfo:
  - navigation "Footer navigation":
    - heading /^Explore/ [level=2]
  - navigation "Legal information":
    - heading /^Information/ [level=2]`;

test("A9: pages are made of landmarks, headings and controls that have names @desktop", async ({
  page,
  request,
}) => {
  const [checkout = ""] = await makeWork(request);
  const body = page.locator("body");
  const shown = async (address: string, main: string, head = SITE_HEAD, foot = FOOT) => {
    await page.goto(address);
    await expect(body).toMatchAriaSnapshot(head + mainAround(main) + foot);
  };
  await shown(
    "/",
    `
- heading "#ItsShowTime" [level=1]
- heading [level=2]
- list
- heading /Industry-Leading Partners/ [level=2]
- region "Our story in numbers"`,
  );
  await shown(
    "/shop/product/moving-head-spot-350-w",
    `
- navigation "Breadcrumb":
  - list
- group "Pictures of this product"
- heading "Moving head spot 350 W" [level=1]
- button /^Add to Cart/
- complementary /^Legal guarantee of conformity/
- region /^Description/
- region /^Specifications/
- region /^Manufacturer and safety/`,
  );
  await shown(
    checkout,
    `
- heading /^Checkout/ [level=1]
- group "Contact":
  - textbox /^Full name/
  - textbox /^Email address/
  - textbox /^Phone number/
- group "Delivery or collection"
- group "Address on the invoice"
- region "Order summary":
  - heading "Order summary" [level=2]
- checkbox "I agree to the terms and conditions"
- button "Order with obligation to pay"`,
  );
  await page.goto("/shop/product/moving-head-spot-350-w");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText("Added to cart!").first()).toBeVisible();
  await shown(
    "/shop/cart",
    `
- heading /^Shopping Cart/ [level=1]
- list:
  - listitem:
    - link "Moving head spot 350 W"
    - button /^One fewer/
    - textbox /^Quantity/
    - status
    - button /^One more/
    - button /^Remove .+ from cart/
- complementary:
  - button "Proceed to Checkout"`,
  );
  await signIn(page);
  await shown(
    "/admin/orders",
    `
- heading /^Orders/ [level=1]
- search:
  - searchbox
  - button "Search"
- region "Orders":
  - table "Orders"`,
    ADMIN_HEAD,
    "",
  );
});
