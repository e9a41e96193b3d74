import { dateAhead, daysUntil, THURSDAY } from "../../support/days-ahead.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, LANGUAGES, test } from "../site.ts";

const ITEM = "/dry-hire/item/moving-head-spot-350-w";
const START = daysUntil(THURSDAY, 40);
const DATED = `from=${dateAhead(START)}T09:00&to=${dateAhead(START + 1)}T17:00`;

const WORDS = {
  en: { quantity: "Quantity", short: /^40 added, only \d+ free/ },
  ga: { quantity: "Cainníocht", short: /^Cuireadh 40 sa chiseán, níl ach \d+ saor/ },
};

for (const { locale, prefix } of LANGUAGES)
  test(`a phone asks how many beside the button, and in the sheet of the dates (${locale}) @phone`, async ({
    page,
  }) => {
    const { quantity, short } = WORDS[locale];
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${prefix}${ITEM}?${DATED}`);
    const adding = page.locator("form[data-hire-add='LX-SPOT-350']");
    const basket = () => page.evaluate(() => localStorage.getItem("hire_basket") ?? "");
    const field = adding.getByLabel(quantity);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await field.fill("0");
    await adding.getByRole("button").click();
    await expect(field).toBeFocused();
    expect(await basket()).not.toContain("LX-SPOT-350");

    await field.fill("40");
    await adding.getByRole("button").click();
    await expect(page.locator("[data-toasts]").getByText(short)).toBeVisible();
    expect(await basket()).toContain('"quantity":40');
    await expect(page).toHaveURL(/quantity=40/);
    await expect(field).toHaveValue("40");
    await page.locator(".hire-bar-open").click();
    const inSheet = page.locator(".hire-sheet").getByLabel(quantity);
    await expect(inSheet).toHaveValue("40");
    await inSheet.fill("8");
    await inSheet.press("Enter");
    await expect(page).toHaveURL(/quantity=8/);
    await expect(field).toHaveValue("8");
    // Wide enough for the bar, the page has the field there alone.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(field).toBeHidden();
    await expect(inSheet).toBeVisible();
  });
