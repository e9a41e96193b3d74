import { tabTo } from "../by-keys.ts";
import { expect, expectAccessible, expectFitsBoth, LANGUAGES, test } from "../site.ts";

/** A list that cannot be read is answered with 422. */
test.use({ expectedErrors: [/422/] });

const PHONE = { width: 360, height: 740 };
const RIDER = [
  "LIGHTING:",
  "4 x Moving head spot 350 W – flown",
  "2 x LX-SPOT-350",
  "A pair of Moving head spott",
  "Steinway grand piano (tuned to 440 and a very long note that has to wrap on a telephone)",
  "House PA",
  "=HYPERLINK(1)",
].join("\n");

for (const { locale, prefix } of LANGUAGES) {
  test(`H38 a rider is pasted, answered and taken over by keys at 360 px (${locale}) @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${prefix}/dry-hire/rider`);
    await tabTo(page, page.locator("#rider-text"));
    await page.keyboard.insertText(RIDER);
    await tabTo(page, page.locator(".rider-form button[type=submit]"));
    await page.keyboard.press("Enter");
    await expect(page.locator(".rider-line")).toHaveCount(6);
    await expect(page.locator(".rider-source")).toHaveText(RIDER.split("\n").slice(1));
    await expectFitsBoth(page);
    await page.setViewportSize(PHONE);
    const choice = page.locator("#rider-choice-1");
    const full = page.locator("[data-rider-chosen]").first();
    await expect(full).toHaveText(
      await choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? ""),
    );
    await tabTo(page, page.locator("#rider-choice-3"));
    await tabTo(page, page.locator(".rider-add button"));
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${prefix}/dry-hire/basket**`);
    await expect(page.locator(".basket-line")).not.toHaveCount(0);
    await expect(page.locator("#enquiry-kit")).toHaveValue(/Steinway grand piano/);
    await expect(page.locator("#enquiry-kit")).toHaveValue(/=HYPERLINK\(1\)/);
    await expect(page.locator(".load-panel")).toBeVisible();
    await expectFitsBoth(page);
  });
}

test("what is in the basket stays, and custom requests are kept until they are sent @desktop", async ({
  page,
}) => {
  await page.goto("/dry-hire/basket?add=LX-SPOT-350*1");
  await expect(page.locator('.basket-line input[name="quantity"]')).toHaveValue("1");
  // The browser keeps the line by then.
  await expect(page).not.toHaveURL(/add=/);
  await page.goto("/dry-hire/rider");
  await page.locator("#rider-text").fill("2 x LX-SPOT-350\n1 x Steinway grand piano");
  await page.locator(".rider-form button[type=submit]").click();
  await page.locator(".rider-add button").click();
  await expect(page.locator('.basket-line input[name="quantity"]')).toHaveValue("3");
  await expect(page.locator("#enquiry-kit")).toHaveValue("1 x Steinway grand piano");
  await page.goto("/dry-hire/browse");
  await page.goto("/dry-hire/basket");
  await expect(page.locator("#enquiry-kit")).toHaveValue("1 x Steinway grand piano");
});

test("a quantity that is no number of pieces is to be checked, and a total is no goods @desktop", async ({
  page,
}) => {
  for (const [prefix, check, words, missing] of [
    [
      "",
      "Please check",
      "The quantity is written as “1.5”; we read it as 1.",
      "The line has no quantity; we read it as 1.",
    ],
    [
      "/ga",
      "Seiceáil é seo",
      "“1.5” atá scríofa mar chainníocht; 1 a léimid.",
      "Níl cainníocht sa líne; 1 a léimid.",
    ],
  ] as const) {
    await page.setViewportSize(PHONE);
    await page.goto(`${prefix}/dry-hire/rider`);
    await page.locator("#rider-text").fill("Qty,Item\n4,LX-SPOT-350\n1.5,LX-PAR-7\n,LX-WASH-19\n4,Total");
    await page.locator(".rider-form button[type=submit]").click();
    const lines = page.locator(".rider-line");
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(1)).toContainText(words);
    await expect(lines.nth(2)).toContainText(missing);
    await expect(lines.filter({ hasText: check })).toHaveCount(2);
    await expect(page.locator(".rider-heading").last()).toHaveText("4,Total");
    await expectFitsBoth(page);
  }
});

test("a file is dropped or chosen instead of a text, and wrong lists are refused with what was typed @desktop", async ({
  page,
}) => {
  await page.goto("/dry-hire/rider");
  const check = page.locator(".rider-form button[type=submit]");
  await check.click();
  await expect(page.locator("#rider-text-error")).toHaveText(
    "There is no list yet. Paste it, or choose a file.",
  );
  await expectAccessible(page);
  const csv = 'Qty,Item,Notes\n4,LX-SPOT-350,flown\n1,"=HYPERLINK(""x"")",\n';
  await page
    .locator("#rider-file")
    .setInputFiles({ name: "rider.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await check.click();
  await expect(page.locator(".rider-source")).toHaveText(["4,LX-SPOT-350,flown", '1,"=HYPERLINK(""x"")",']);
  await page.locator("#rider-text").fill("1 x Spot\n".repeat(500));
  await check.click();
  await expect(page.locator("#rider-text-error")).toContainText("The list has 500 lines");
  expect((await page.locator("#rider-text").inputValue()).split("\n").filter(Boolean)).toHaveLength(500);
  await page
    .locator("#rider-file")
    .setInputFiles({ name: "rider.txt", mimeType: "text/plain", buffer: Buffer.from("x".repeat(2_000_001)) });
  await check.click();
  await expect(page.locator("#rider-text-error")).toContainText("more than 2 MB");
  await expect(page.locator("#rider-text")).toHaveValue(/^1 x Spot/);
});
