import type { Page } from "@playwright/test";
import { twoDaysInJune } from "../../support/days-ahead.ts";
import { newCustomer } from "../account/customer.ts";
import { tabTo } from "../by-keys.ts";
import { expect, expectAccessible, expectFitsBoth, LANGUAGES, readForm, signIn, test } from "../site.ts";

const DATES = twoDaysInJune();
const search = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
const person = { name: "Áine", email: "aine@example.ie", phone: "091 555 010", message: "For a gig" };

const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("hire_basket") ?? '{"lines":[]}') as {
        from: string | null;
        lines: { item: string; quantity: number }[];
      },
  );
const quantityOf = (page: Page, name: string) => page.getByRole("spinbutton", { name: `Quantity: ${name}` });
const widthOfWords = (page: Page) =>
  page
    .locator(".basket-line:has(input) .cart-words")
    .first()
    .evaluate((words) => words.getBoundingClientRect().width);
const total = (page: Page) => page.locator(".cart-summary .cart-total output");

/** Puts a basket into the browser as the pages of items do. */
async function give(page: Page, lines: Record<string, number>): Promise<void> {
  // An address without scripts of ours.
  await page.goto("/robots.txt");
  const list = Object.entries(lines).map(([item, quantity]) => ({ item, quantity }));
  await page.evaluate(
    (basket) => localStorage.setItem("hire_basket", basket),
    JSON.stringify({ ...DATES, lines: list }),
  );
}

/** Adds to the stored lines as another tab would before its event arrives: the tab that writes is told nothing. */
async function keepAsOther(page: Page, line: { item: string; quantity: number }): Promise<void> {
  await page.evaluate((added) => {
    const basket = JSON.parse(localStorage.getItem("hire_basket") ?? "{}");
    basket.lines.push(added);
    localStorage.setItem("hire_basket", JSON.stringify(basket));
  }, line);
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel(/^Your Name/).fill(person.name);
  await page.getByLabel(/^Email Address/).fill(person.email);
  await page.getByLabel(/^Phone Number/).fill(person.phone);
  await page.getByLabel(/^Message/).fill(person.message);
}

test("H38: the basket opens in place, fits a phone, and is clean to axe in both languages @phone", async ({
  page,
}) => {
  await give(page, { "AU-MIC-VOC": 4, "AU-MIX-12": 5 });
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.moved += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const { prefix } of LANGUAGES) {
    await page.goto(`${prefix}/dry-hire/basket`);
    await expect(total(page)).toHaveText(/^€/);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.1);
    await expect(page.locator("[data-hire-count]")).toHaveText("9");
    await expectFitsBoth(page);
    expect(await widthOfWords(page)).toBeGreaterThan(200);
  }
});

test("names and notes of a line have the width of the list @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4 });
  await page.goto("/dry-hire/basket");
  await expect(total(page)).toHaveText(/^€/);
  expect(await widthOfWords(page)).toBeGreaterThan(480);
});

test("quantities, dates, accessories and removal by keys alone, each announced and saved @desktop", async ({
  page,
}) => {
  await give(page, { "AU-MIC-VOC": 4, "AU-MIX-12": 2 });
  await page.goto("/dry-hire/basket");
  const quantity = quantityOf(page, "Dynamic vocal microphone");
  await expect(quantity).toHaveValue("4");
  const before = await total(page).textContent();
  await tabTo(page, quantity);
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => (await stored(page)).lines[0]?.quantity).toBe(5);
  await expect(quantityOf(page, "Dynamic vocal microphone")).toBeFocused();
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(page.locator("[data-hire-status]")).toContainText("including VAT");

  const remove = page.getByRole("button", { name: "Remove Digital mixer 12 inputs" });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect.poll(async () => (await stored(page)).lines).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(quantityOf(page, "Digital mixer 12 inputs")).toBeFocused();
  await expect
    .poll(async () => (await stored(page)).lines)
    .toEqual([
      { item: "AU-MIC-VOC", quantity: 5 },
      { item: "AU-MIX-12", quantity: 2 },
    ]);
  await expectAccessible(page);
});

test("what is refused stays in its field and changes nothing that is kept @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4 });
  await page.goto("/dry-hire/basket");
  const quantity = quantityOf(page, "Dynamic vocal microphone");
  await quantity.fill("10000");
  await quantity.blur();
  await expect(page.getByText("A quantity is a whole number from 1 to 9,999.")).toBeVisible();
  await expect(quantity).toHaveValue("10000");
  expect((await stored(page)).lines[0]?.quantity).toBe(4);
  await quantity.fill("6");
  await page.getByLabel("Collection").fill("2020-01-06T09:00");
  await expect(page.getByText("Collection is in the past.")).toBeVisible();
  expect((await stored(page)).from).toBe(DATES.from);
  await page.getByLabel("Collection").fill(DATES.from);
  await expect.poll(async () => (await stored(page)).lines[0]?.quantity).toBe(6);
  await page.getByLabel("Add by code").fill("NOPE*2");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("There is no hire item “NOPE”.")).toBeVisible();
  await expect(page.getByLabel("Add by code")).toHaveValue("NOPE*2");
  await expectAccessible(page);
});

test("a link opens the same basket for somebody else, and asks before it replaces one @desktop", async ({
  page,
  browser,
  baseURL,
}) => {
  await give(page, { "AU-MIC-VOC": 4 });
  await page.goto("/dry-hire/basket");
  await expect(total(page)).toHaveText(/^€/);
  const link = (await page.getByRole("link", { name: "Share this basket" }).getAttribute("href")) ?? "";
  expect(link).toContain("AU-MIC-VOC");
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto(link);
  await expect(other.locator("[data-hire-count]")).toHaveText("4");
  await expect.poll(async () => (await stored(other)).lines).toEqual([{ item: "AU-MIC-VOC", quantity: 4 }]);
  await other.close();

  await give(page, { "AU-MIX-12": 1 });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link brings a basket" })).toBeVisible();
  expect((await stored(page)).lines).toEqual([{ item: "AU-MIX-12", quantity: 1 }]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Put both together" }).click();
  await expect.poll(async () => (await stored(page)).lines.length).toBe(2);
});

test("a link's basket is put together with what another tab kept while the page asked @desktop", async ({
  page,
}) => {
  await give(page, { "AU-MIX-12": 1 });
  await page.goto(`/dry-hire/basket${search({ ...DATES, items: "AU-MIC-VOC*4" })}`);
  await expect(page.getByRole("heading", { name: "This link brings a basket" })).toBeVisible();
  await keepAsOther(page, { item: "AU-MIX-12", quantity: 3 });
  await page.getByRole("button", { name: "Put both together" }).click();
  await expect(quantityOf(page, "Digital mixer 12 inputs")).toHaveValue("4");
  await expect(quantityOf(page, "Dynamic vocal microphone")).toHaveValue("4");
});

test("a browser that stores nothing has a basket for as long as the page @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().includes("/dry-hire/basket"))
      asked.push(request.url());
  });
  await page.goto(`/dry-hire/basket${search({ ...DATES, add: "AU-MIC-VOC*2" })}`);
  const quantity = quantityOf(page, "Dynamic vocal microphone");
  await expect(quantity).toHaveValue("2");
  // What is typed before the first answer is asked for again, with whatever else was typed by then.
  await expect(page.locator("[data-hire-count]")).toHaveText("2");
  await expect(page.locator("[data-hire-form]")).not.toHaveAttribute("aria-busy");
  await quantity.fill("3");
  await quantity.blur();
  await expect.poll(() => asked.filter((url) => url.includes("AU-MIC-VOC*3")).length).toBe(1);
  await expect(page.locator("[data-hire-count]")).toHaveText("3");
  expect(asked).toHaveLength(2);
});

test("two tabs show one basket @desktop", async ({ page, context }) => {
  await give(page, { "AU-MIC-VOC": 4 });
  await page.goto("/dry-hire/basket");
  const other = await context.newPage();
  await other.goto(`/dry-hire/basket${search({ add: "AU-MIX-12*1" })}`);
  await expect(quantityOf(other, "Dynamic vocal microphone")).toHaveValue("4");
  await expect(quantityOf(page, "Digital mixer 12 inputs")).toHaveValue("1");
  expect(new URL(other.url()).searchParams.has("add")).toBe(false);
});

test("what another tab keeps while a page is fetched is not undone @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/dry-hire\/basket\?.*AU-MIC-VOC/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/dry-hire\/basket\?.*AU-MIC-VOC/);
  await page.goto("/dry-hire/basket");
  await asked;
  await keepAsOther(page, { item: "AU-MIX-12", quantity: 1 });
  release();
  await expect(quantityOf(page, "Digital mixer 12 inputs")).toHaveValue("1");
  await expect(quantityOf(page, "Dynamic vocal microphone")).toHaveValue("4");
  expect((await stored(page)).lines).toHaveLength(2);
});

test.describe("the form", () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test("keeps the basket after an error and empties it after a success @phone", async ({ page }) => {
    await give(page, { "AU-MIC-VOC": 4 });
    await page.goto("/dry-hire/basket");
    await expect(total(page)).toHaveText(/^€/);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect((await stored(page)).lines).toHaveLength(1);
    await fill(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText(/IST-\d{4}-\d{4}/)).toBeVisible();
    await expect.poll(async () => (await stored(page)).lines).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your request is with us" })).toBeVisible();
    await page.goto("/dry-hire/basket");
    await expect(page.getByRole("heading", { name: "Your hire basket is empty" })).toBeVisible();
  });
});

/** Holds the answers to questions about a basket until they are released. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/dry-hire\/basket\?/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const more = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ hasText: name }).locator('[name="step"]').last();

test("presses are counted while an answer is under way @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4, "AU-MIX-12": 1 });
  await page.goto("/dry-hire/basket");
  await expect(total(page)).toHaveText(/^€/);
  const release = await hold(page);
  const asked = page.waitForRequest(/\/dry-hire\/basket\?/);
  await page.getByRole("checkbox", { name: /Damage waiver/ }).check();
  await asked;
  for (let press = 0; press < 3; press += 1) await more(page, "Dynamic vocal microphone").click();
  await expect(quantityOf(page, "Dynamic vocal microphone")).toHaveValue("7");
  release();
  await expect.poll(async () => (await stored(page)).lines[0]?.quantity).toBe(7);
  await expect(quantityOf(page, "Dynamic vocal microphone")).toHaveValue("7");
  await expect(page.locator("[data-hire-count]")).toHaveText("8");
});

test("lines that are removed quickly stay away @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4, "AU-MIX-12": 1, "LX-SPOT-350": 2 });
  await page.goto("/dry-hire/basket");
  await expect(total(page)).toHaveText(/^€/);
  const release = await hold(page);
  await page.getByRole("button", { name: "Remove Dynamic vocal microphone" }).click();
  await page.getByRole("button", { name: "Remove Digital mixer 12 inputs" }).click();
  await page.getByLabel("Add by code").fill("AU-M");
  release();
  await expect.poll(async () => (await stored(page)).lines).toEqual([{ item: "LX-SPOT-350", quantity: 2 }]);
  await expect(page.getByLabel("Add by code")).toHaveValue("AU-M");
  await expect(page.getByLabel("Add by code")).toBeFocused();
});

test("the waiver that is kept is ticked when the basket opens again @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4 });
  await page.goto("/dry-hire/basket");
  const waiver = page.getByRole("checkbox", { name: /Damage waiver/ });
  await expect(total(page)).toHaveText(/^€/);
  const before = await total(page).textContent();
  await waiver.check();
  await expect(total(page)).not.toHaveText(before ?? "");
  const withWaiver = (await total(page).textContent()) ?? "";
  await page.goto("/dry-hire/basket");
  await expect(total(page)).toHaveText(withWaiver);
  await expect(waiver).toBeChecked();
});

test("a press that gets no answer is made again @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4, "AU-MIX-12": 1 });
  await page.goto("/dry-hire/basket");
  await expect(total(page)).toHaveText(/^€/);
  await page.route(/\/dry-hire\/basket\?/, (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.getByRole("button", { name: "Remove Digital mixer 12 inputs" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be updated");
  await more(page, "Dynamic vocal microphone").click();
  await expect.poll(async () => (await stored(page)).lines).toEqual([{ item: "AU-MIC-VOC", quantity: 5 }]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the form sends what the page shows at that moment @desktop", async ({ page }) => {
  await give(page, { "AU-MIC-VOC": 4, "AU-MIX-12": 1 });
  await page.goto("/dry-hire/basket");
  await expect(total(page)).toHaveText(/^€/);
  await fill(page);
  const release = await hold(page);
  await page.getByRole("button", { name: "Remove Digital mixer 12 inputs" }).click();
  await quantityOf(page, "Dynamic vocal microphone").fill("6");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(new URLSearchParams((await posted).postData() ?? "").get("basketItems")).toBe("AU-MIC-VOC*6");
  release();
  await expect(page.getByText(/IST-\d{4}-\d{4}/)).toBeVisible();
  await expect.poll(async () => (await stored(page)).lines).toEqual([]);
});

test.describe("a refused quantity", () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test("is refused by the form as well, and the summary leads to the lines @desktop", async ({ page }) => {
    await give(page, { "AU-MIC-VOC": 4 });
    await page.goto("/dry-hire/basket");
    await expect(total(page)).toHaveText(/^€/);
    await fill(page);
    await quantityOf(page, "Dynamic vocal microphone").fill("10000");
    await page.getByRole("button", { name: "Submit" }).click();
    const link = page.getByRole("link", { name: "A quantity is a whole number from 1 to 9,999." });
    await link.click();
    await expect(page.locator("#enquiry-items")).toBeFocused();
    await expect(quantityOf(page, "Dynamic vocal microphone")).toHaveValue("10000");
  });
});

test("a link’s basket that is sent leaves the visitor’s own @desktop", async ({ page }) => {
  await give(page, { "AU-MIX-12": 3, "LX-SPOT-350": 2 });
  await page.goto(`/dry-hire/basket${search({ ...DATES, items: "AU-MIC-VOC*4|AU-MIX-12*1" })}`);
  await expect(page.getByRole("heading", { name: "This link brings a basket" })).toBeVisible();
  await fill(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/IST-\d{4}-\d{4}/)).toBeVisible();
  await expect
    .poll(async () => (await stored(page)).lines)
    .toEqual([
      { item: "AU-MIX-12", quantity: 2 },
      { item: "LX-SPOT-350", quantity: 2 },
    ]);
});

const kept = async (page: Page) =>
  ((await (await page.request.get("/api/hire/basket")).json()) as { lines: unknown }).lines;

test.describe("an account’s basket", () => {
  test.use({ serviceWorkers: "block", expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test("is merged once, although the answer is lost @desktop", async ({ page, browser }) => {
    const customer = await newCustomer(browser, "Handover");
    await give(page, { "AU-MIC-VOC": 4 });
    await signIn(page, customer);
    await page.route(
      "**/api/hire/basket",
      async (route) => {
        await route.fetch();
        await keepAsOther(page, { item: "AU-MIX-12", quantity: 1 });
        await route.abort();
      },
      { times: 1 },
    );
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/hire/basket"));
    await page.goto("/dry-hire/basket");
    await lost;
    await expect(page.getByRole("alert")).toContainText("could not be updated");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(quantityOf(page, "Digital mixer 12 inputs")).toHaveValue("1");
    await expect(quantityOf(page, "Dynamic vocal microphone")).toHaveValue("4");
    await expect.poll(async () => (await stored(page)).lines).toEqual([]);
    expect(await kept(page)).toEqual([
      { item: "AU-MIC-VOC", quantity: 4 },
      { item: "AU-MIX-12", quantity: 1 },
    ]);
  });

  test("is saved in order, and a failure is shown and made good @desktop", async ({ page, browser }) => {
    const customer = await newCustomer(browser, "Saving");
    await signIn(page, customer);
    await page.goto(`/dry-hire/basket${search({ ...DATES, add: "AU-MIC-VOC*4" })}`);
    await expect.poll(() => kept(page)).toEqual([{ item: "AU-MIC-VOC", quantity: 4 }]);
    const quantity = quantityOf(page, "Dynamic vocal microphone");
    await page.route("**/api/hire/basket", (route) => route.abort(), { times: 1 });
    await quantity.fill("7");
    await quantity.blur();
    await expect(page.getByRole("alert")).toContainText("could not be updated");
    expect(await kept(page)).toEqual([{ item: "AU-MIC-VOC", quantity: 4 }]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect.poll(() => kept(page)).toEqual([{ item: "AU-MIC-VOC", quantity: 7 }]);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let underWay = 0;
    let most = 0;
    await page.route("**/api/hire/basket", async (route) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await held;
      await route.continue();
      underWay -= 1;
    });
    for (const wanted of ["8", "9"]) {
      const answered = page.waitForResponse((response) => response.url().includes(`AU-MIC-VOC*${wanted}`));
      await quantity.fill(wanted);
      await quantity.blur();
      await answered;
    }
    release();
    await expect.poll(() => kept(page)).toEqual([{ item: "AU-MIC-VOC", quantity: 9 }]);
    expect(most).toBe(1);
  });
});

test("two pages of one account change one basket @desktop", async ({ page, browser, context }) => {
  const customer = await newCustomer(browser, "Pages");
  await signIn(page, customer);
  await page.goto(`/dry-hire/basket${search({ ...DATES, add: "AU-MIC-VOC*4" })}`);
  await expect.poll(() => kept(page)).toEqual([{ item: "AU-MIC-VOC", quantity: 4 }]);
  const other = await context.newPage();
  await other.goto("/dry-hire/basket");
  await expect(quantityOf(other, "Dynamic vocal microphone")).toHaveValue("4");
  await page.goto(`/dry-hire/basket${search({ add: "AU-MIX-12" })}`);
  await expect.poll(() => kept(page)).toHaveLength(2);
  await quantityOf(other, "Dynamic vocal microphone").fill("6");
  await quantityOf(other, "Dynamic vocal microphone").blur();
  await expect(quantityOf(other, "Digital mixer 12 inputs")).toHaveValue("1");
  await expect(quantityOf(other, "Dynamic vocal microphone")).toHaveValue("6");
  await expect
    .poll(() => kept(page))
    .toEqual([
      { item: "AU-MIC-VOC", quantity: 6 },
      { item: "AU-MIX-12", quantity: 1 },
    ]);
});

test("a list that is sent leaves the account, also what was still being saved @desktop", async ({
  page,
  browser,
}) => {
  const customer = await newCustomer(browser, "Sending");
  await signIn(page, customer);
  await page.goto(`/dry-hire/basket${search({ ...DATES, add: "AU-MIC-VOC*4" })}`);
  await expect.poll(() => kept(page)).toEqual([{ item: "AU-MIC-VOC", quantity: 4 }]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/hire/basket", async (route) => {
    await held;
    await route.continue();
  });
  const saving = page.waitForRequest((request) => request.method() === "PUT");
  await quantityOf(page, "Dynamic vocal microphone").fill("6");
  await quantityOf(page, "Dynamic vocal microphone").blur();
  await saving;
  await fill(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/IST-\d{4}-\d{4}/)).toBeVisible();
  const emptied = page.waitForResponse(
    (response) => response.request().postData()?.includes('"lines":[]') ?? false,
  );
  release();
  await emptied;
  expect(await kept(page)).toEqual([]);
});

test("a basket follows the account once somebody signs in @desktop", async ({ page, browser }) => {
  const customer = await newCustomer(browser, "Basket");
  await give(page, { "AU-MIC-VOC": 4 });
  await signIn(page, customer);
  await page.goto("/dry-hire/basket");
  await expect(quantityOf(page, "Dynamic vocal microphone")).toHaveValue("4");
  await expect.poll(async () => (await stored(page)).lines).toEqual([]);
  const kept = async () => (await (await page.request.get("/api/hire/basket")).json()) as { lines: unknown };
  await expect.poll(async () => (await kept()).lines).toEqual([{ item: "AU-MIC-VOC", quantity: 4 }]);
  await quantityOf(page, "Dynamic vocal microphone").fill("7");
  await quantityOf(page, "Dynamic vocal microphone").blur();
  await expect.poll(async () => (await kept()).lines).toEqual([{ item: "AU-MIC-VOC", quantity: 7 }]);
});

test("a request that was sent is shown when its page is loaded again, in both languages @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await give(page, { "AU-MIX-12": 3 });
  await page.goto("/dry-hire/basket");
  await fill(page);
  await readForm(page);
  await page.getByRole("button", { name: "Submit" }).click();
  const reference = page.getByText(/IST-\d{4}-\d{4}/);
  await expect(reference).toBeVisible();
  const number = /IST-\d{4}-\d{4}/.exec(await reference.innerText())?.[0] ?? "none";
  await give(page, { "LX-SPOT-350": 2 });
  await page.goBack();
  for (const language of LANGUAGES) {
    const { pathname, search: query } = new URL(page.url());
    expect(query).toMatch(/^\?sent=/);
    await page.goto(`${language.prefix}${pathname.replace(/^\/ga/, "")}${query}`);
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.locator(".basket-sent li").first()).toContainText("3 ×");
    await expect(page.locator("[data-problem]")).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
  }
  // What was put into the basket meanwhile is still there.
  expect((await stored(page)).lines).toEqual([{ item: "LX-SPOT-350", quantity: 2 }]);
  await page.goto(page.url().replace("IST-", "IST-9"));
  await expect(page.getByText(number)).toHaveCount(0);
});
