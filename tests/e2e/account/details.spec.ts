import { expect, LANGUAGES, signIn, test } from "../site.ts";
import { newCustomer } from "./customer.ts";

test.use({ expectedErrors: [/400/] });

for (const { prefix } of LANGUAGES) {
  test(`an empty name is refused in words that are read out (${prefix || "/en"}) @desktop`, async ({
    page,
    browser,
  }) => {
    await signIn(page, await newCustomer(browser, "Name Less"));
    await page.goto(`${prefix}/account`);
    const form = page.locator("form", { has: page.locator("[name=locale]") });
    await form.locator("[name=name]").fill("");
    await form.locator("button[type=submit]").click();
    const summary = page.getByRole("alert").filter({ has: page.locator("a[href='#name']") });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(prefix ? /^Earráid: .* ItsShowTime$/ : /^Error: .* ItsShowTime$/);
    await form.locator("[name=name]").fill("Name Again");
    await form.locator("button[type=submit]").click();
    await expect(summary).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^(?:Earráid|Error): /);
  });
}
