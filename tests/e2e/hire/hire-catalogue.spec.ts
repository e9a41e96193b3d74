import type { Page } from "@playwright/test";
import { dateAhead, daysUntil, THURSDAY } from "../../support/days-ahead.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../site.ts";

/** Wrong dates are answered with 400. */
test.use({ expectedErrors: [/400/] });

const BROWSE = "/dry-hire/browse";
const ITEM = "/dry-hire/item/moving-head-spot-350-w";

const START = daysUntil(THURSDAY, 40);
const DATES = { from: `${dateAhead(START)}T09:00`, to: `${dateAhead(START + 1)}T17:00` };
const DATED = `from=${DATES.from}&to=${DATES.to}`;

const cardOf = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

const storedBasket = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("hire_basket"))) ?? "null");

/** On a narrow page the dates are in a sheet. */
async function openDates(page: Page): Promise<void> {
  const open = page.locator(".hire-bar-open");
  if (await open.isVisible()) await open.click();
}

/** Layout shifts of the page so far that no press or key caused. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

test.describe("an answer that does not come", () => {
  test.use({ serviceWorkers: "block" });

  test("H38 what waits for its availability stays readable @desktop", async ({ page }) => {
    await page.route("**/dry-hire/**", (route) =>
      route.request().resourceType() === "fetch" ? undefined : route.continue(),
    );
    for (const path of [BROWSE, ITEM]) {
      await page.goto(path);
      await openDates(page);
      await page.getByLabel("Collection").fill(DATES.from);
      await page.getByLabel("Return").fill(DATES.to);
      await page.getByLabel("Return").press("Enter");
      await expect(page.locator("[aria-busy=true]").first()).toBeAttached();
      await expectAccessible(page);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test("H38 dates are chosen by keyboard and fill the page in place, without a new page @desktop", async ({
  page,
}) => {
  await page.goto(BROWSE);
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await expect(page.getByRole("rowheader", { name: "a day" }).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText("your dates", { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.getByLabel("Collection").fill(DATES.from);
  await page.getByLabel("Return").fill(DATES.to);
  await page.getByLabel("Return").press("Enter");
  const card = cardOf(page, "Moving head spot 350 W");
  await expect(card.getByText("Available", { exact: true })).toBeVisible();
  await expect(card.getByRole("rowheader", { name: "2 days" })).toBeVisible();
  await expect(page.getByText("2 days, all charged.")).toBeVisible();
  await expect(page).toHaveURL(`${BROWSE}?${DATED}`);
  await expect(page.locator("[data-same-page]")).toBeAttached();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hire_basket"))).toContain(DATES.from);

  await card.getByLabel(/^Quantity/).fill("40");
  await card.getByLabel(/^Quantity/).blur();
  await expect(card.getByText(/^Only \d+ available$/)).toBeVisible();
  await expect(card.getByRole("rowheader", { name: "2 days × 40" })).toBeVisible();

  await page.getByRole("link", { name: /^Audio/ }).click();
  await expect(page).toHaveURL(new RegExp(`category=audio&${DATED.replaceAll("?", "\\?")}`));
  await page.getByRole("searchbox").fill("loudspeaker");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/search=loudspeaker/);
  await expect(page).toHaveURL(/from=/);
});

test("the filters say what they filter and each word once, and hide no chip @desktop", async ({ page }) => {
  for (const [path, rows] of [
    [BROWSE, ["Department"]],
    [`${BROWSE}?category=lighting`, ["Department", "Group"]],
    [`${BROWSE}?category=power`, ["Department"]],
  ] as const) {
    await page.goto(path);
    const filter = page.getByRole("navigation", { name: "Categories" });
    await expect(filter.getByRole("list")).toHaveCount(rows.length);
    for (const name of rows) {
      const list = filter.getByRole("list", { name });
      const words = await list.getByRole("link").allTextContents();
      expect(new Set(words).size).toBe(words.length);
      for (const width of [800, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await list.evaluate((row) => row.scrollWidth - row.clientWidth), `${path} ${width}`).toBe(0);
      }
    }
  }
});

test("wrong dates are refused in one sentence, and nothing typed is lost @desktop", async ({ page }) => {
  await page.goto(BROWSE);
  await page.getByLabel("Collection").fill(DATES.to);
  await page.getByLabel("Return").fill(DATES.from);
  await page.getByLabel("Return").press("Enter");
  await expect(page.getByRole("alert")).toContainText("The return has to be after the collection.");
  await expect(page.getByLabel("Collection")).toHaveValue(DATES.to);
  await expect(page.getByLabel("Collection")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Return")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Return")).toHaveAccessibleDescription(/has to be after the collection/);
  await page.getByRole("alert").getByRole("link").click();
  await expect(page.getByLabel("Return")).toBeFocused();
  const card = cardOf(page, "Moving head spot 350 W");
  await card.getByRole("button", { name: "Add to hire basket" }).click();
  await expect(page.getByText("Added to the hire basket").first()).toBeVisible();
  expect(await storedBasket(page)).toMatchObject({ from: null, to: null });
  await page.getByLabel("Return").fill(DATES.to.replace("17:00", "18:00"));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Return")).not.toHaveAttribute("aria-invalid");
  await expect.poll(() => storedBasket(page)).toMatchObject({ from: DATES.to });
});

test("what is wrong with dates opens their sheet, and is at its field @phone", async ({ page }) => {
  await page.goto(`${BROWSE}?from=${DATES.to}&to=${DATES.from}`);
  await page.getByRole("alert").getByRole("button").click();
  await expect(page.getByLabel("Return")).toHaveAttribute("aria-invalid", "true");
  await expect(
    page.locator(".hire-sheet").getByText("The return has to be after the collection."),
  ).toBeVisible();
});

test("a quantity that cannot be hired takes nothing out of the basket, and a double click adds once @desktop", async ({
  page,
}) => {
  // High enough that the toast does not cover the button.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto(ITEM);
  const add = page.locator("form[data-hire-add='LX-SPOT-350']").getByRole("button");
  const quantity = page.getByLabel("Quantity").first();
  await quantity.fill("5");
  await add.dblclick();
  const five = { lines: [{ item: "LX-SPOT-350", quantity: 5 }] };
  await expect.poll(() => storedBasket(page)).toMatchObject(five);
  for (const typed of ["-3", "0", "1.5", "", "10000"]) {
    await quantity.fill(typed);
    await add.click();
    expect(await quantity.evaluate((input: HTMLInputElement) => input.validity.valid), typed).toBe(false);
    expect(await storedBasket(page), typed).toMatchObject(five);
  }
  await quantity.fill("2");
  await add.click();
  await expect
    .poll(() => storedBasket(page))
    .toMatchObject({ lines: [{ item: "LX-SPOT-350", quantity: 7 }] });
});
test("H38 the month is walked through by the arrow keys, and a day sets the dates @desktop", async ({
  page,
}) => {
  await page.goto(`${ITEM}?${DATED}&quantity=2`);
  const chosen = page.locator(`[data-day="${DATES.from.slice(0, 10)}"]`);
  await expect(chosen).toHaveAttribute("aria-current", "date");
  await expect(chosen).toHaveAttribute("tabindex", "0");
  await chosen.focus();
  await page.keyboard.press("ArrowUp");
  const earlier = await page.evaluate(() => document.activeElement?.getAttribute("data-day") ?? "");
  expect(earlier < DATES.from).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`from=${earlier}T09:00`));
  await expect(page.locator(`[data-day="${earlier}"]`)).toHaveAttribute("aria-current", "date");
  await expect(page.getByLabel("Collection")).toHaveValue(`${earlier}T09:00`);

  const name = await page.locator(".month-name").textContent();
  // A live region is heard where it was in the page before its words changed.
  await page.locator(".month-name").evaluate((heading) => heading.setAttribute("data-before", ""));
  await page.getByRole("link", { name: "Next month" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".month-name")).not.toHaveText(name ?? "");
  await expect(page.locator(".month-name[data-before][aria-live=polite]")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Next month" })).toBeFocused();
});

test("dates of the hire basket fill a cached page without a shift, and adding keeps the page @phone", async ({
  page,
}) => {
  await page.addInitScript(
    (dates) => localStorage.setItem("hire_basket", JSON.stringify({ ...dates, lines: [] })),
    DATES,
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().includes(BROWSE)) asked.push(request.url());
  });
  await page.goto(BROWSE);
  const card = cardOf(page, "Moving head spot 350 W");
  await expect(card.getByText("Available", { exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await expectNoSidewaysScroll(page);
  await card.getByLabel(/^Quantity/).fill("3");
  await card.getByRole("button", { name: /^Add to hire basket/ }).click();
  await expect(page.locator("[data-toasts]").getByText("Added to the hire basket")).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("hire_basket") ?? "{}"));
  expect(stored).toMatchObject({ ...DATES, lines: [{ item: "LX-SPOT-350", quantity: 3 }] });
  await expect(page).toHaveURL(new RegExp(BROWSE));

  await openDates(page);
  await expect(page.getByLabel("Collection")).toHaveValue(DATES.from);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Collection")).toBeHidden();
});

test("the page of dry hire begins with the dates of the hire basket, else with none @desktop", async ({
  page,
}) => {
  await page.goto("/dry-hire");
  await expect(page.getByLabel("Collection")).toHaveValue("");
  await page.evaluate(
    (dates) => localStorage.setItem("hire_basket", JSON.stringify({ ...dates, lines: [] })),
    DATES,
  );
  await page.goto("/ga/dry-hire");
  await expect(page.getByLabel("Bailiú")).toHaveValue(DATES.from);
  await expect(page.getByLabel("Tabhairt ar ais")).toHaveValue(DATES.to);
});

test("more than is free is added with a warning that covers neither the state nor the button @phone", async ({
  page,
}) => {
  for (const [path, words] of [
    [`${BROWSE}?${DATED}`, /^40 added, only \d+ free on your dates$/],
    [`/ga${BROWSE}?${DATED}`, /^Cuireadh 40 sa chiseán, níl ach \d+ saor ar do dhátaí$/],
  ] as const) {
    await page.goto(path);
    const adding = page.locator("form[data-hire-add='LX-SPOT-350']");
    await adding.locator("input[type=number]").fill("40");
    const button = adding.getByRole("button");
    await button.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await button.click();
    const toast = page.locator("[data-toasts] .toast");
    await expect(toast.locator(".toast-title")).toHaveText(words);
    await expect(page.locator("[data-answered]")).toHaveCount(0);
    const [text, pressed] = [await toast.boundingBox(), await button.boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(pressed?.y ?? 0);
  }
});

test("dates of the hire basket that have passed in Ireland, in its summer, are not asked for @desktop", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-06-15T09:30:00Z");
  const open = async (from: string) => {
    const basket = JSON.stringify({ from, to: "2027-06-16T17:00", lines: [] });
    await page.evaluate((value) => localStorage.setItem("hire_basket", value), basket);
    await page.goto(ITEM);
    await page.locator("[data-month]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-month='shown']")).toBeVisible();
  };
  await page.goto(ITEM);
  await open("2027-06-15T10:45");
  await expect(page.getByLabel("Collection")).toHaveValue("2027-06-15T10:45");
  await open("2027-06-15T10:00");
  await expect(page.getByLabel("Collection")).not.toHaveValue(/^2027/);
});

test("an item without dates shows a month, and asks for the quantity of the form @phone", async ({
  page,
}) => {
  await page.goto(ITEM);
  await page.locator("[data-month]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-month='shown']")).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await openDates(page);
  await page.getByLabel("Collection").fill(DATES.from);
  await page.getByLabel("Return").fill(DATES.to);
  await page.getByLabel("Quantity", { exact: true }).fill("40");
  await page.getByRole("button", { name: "Check availability" }).click();
  await expect(page.getByText(/^Only \d+ available$/).first()).toBeVisible();
  await expect(page.getByText("Nearest free dates")).toBeVisible();
  await expect(page).toHaveURL(/quantity=40/);
});

test("a search for one long word fits the screen @phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/shop/browse", "/ga/shop/browse", BROWSE, `/ga${BROWSE}`]) {
    await page.goto(`${path}?search=${"a".repeat(100)}`);
    await expect(page.locator(".empty").getByText("a".repeat(100))).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
