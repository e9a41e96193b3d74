import { expect, LANGUAGES, readForm, test } from "../site.ts";

test.use({ expectedErrors: [/400/] });

// The form is the same in both languages and on both devices: each language meets one device.
const DEVICES = { en: "@desktop", ga: "@phone" } as const;

for (const { locale, prefix } of LANGUAGES) {
  test(`a wrong enquiry in ${locale} tells what is wrong first, and the right one is sent once ${DEVICES[locale]}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/contact`);
    const button = page.locator("main form button[type=submit]").first();
    await button.click();
    await expect(page.getByRole("alert").first()).toBeFocused();
    await expect(page).toHaveTitle(locale === "en" ? /^Error: / : /^Earráid: /);
    await page.locator("[name=name]").fill("Eager Clicker");
    await page.locator("[name=email]").fill(`eager-${locale}@example.ie`);
    await page.locator("[name=phone]").fill("091 000 000");
    await page.locator("[name=message]").fill("Six profiles for Saturday, please.");
    await page.route(`**${prefix}/contact`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await button.dblclick();
    await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();
  });
}

test("of more enquiries from one network than are usual, the page proves the next by work @desktop", async ({
  page,
}) => {
  const ENOUGH = 10;
  const send = async (name: string) => {
    await page.goto("/contact");
    await page.locator("[name=name]").fill(name);
    await page.locator("[name=email]").fill(`${name}@example.ie`);
    await page.locator("[name=phone]").fill("091 000 000");
    await page.locator("[name=message]").fill("Six profiles for Saturday, please.");
    await readForm(page);
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();
  };
  const proofs: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/enquiry-proof")) proofs.push(answer.status());
  });
  for (let n = 1; n <= ENOUGH; n += 1) await send(`usual-${n}`);
  expect(proofs).toEqual([]);
  await send("one-more");
  await expect.poll(() => proofs).toEqual([204]);
});
