import { expect, LANGUAGES, originOf, readForm, test } from "../site.ts";

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
  const fieldsOf = (name: string) => ({
    name,
    email: `${name}@example.ie`,
    phone: "091 000 000",
    message: "Six profiles for Saturday, please.",
  });
  const proofs: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/enquiry-proof")) proofs.push(answer.status());
  });
  const sent = page.getByText(/IST-\d{4}-\d{4}/).first();
  const send = async (name: string) => {
    for (const [field, value] of Object.entries(fieldsOf(name)))
      await page.locator(`main form [name=${field}]`).fill(value);
    await page.locator("main form button[type=submit]").first().click();
    await expect(sent).toBeVisible();
  };
  await page.goto("/contact");
  await readForm(page);
  const hidden = await page
    .locator("main form input[type=hidden]")
    .evaluateAll((fields) =>
      fields.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
    );
  // All but the last of the usual ones without the page, as its form sends them.
  for (let n = 1; n < ENOUGH; n += 1) {
    const form = { ...Object.fromEntries(hidden), ...fieldsOf(`usual-${n}`) };
    const answer = await page.request.post("/contact", { form, headers: { Origin: await originOf(page) } });
    expect(await answer.text()).toMatch(/IST-\d{4}-\d{4}/);
  }
  await send(`usual-${ENOUGH}`);
  expect(proofs).toEqual([]);
  await page.goto("/contact");
  await readForm(page);
  await send("one-more");
  await expect.poll(() => proofs).toEqual([204]);
});
