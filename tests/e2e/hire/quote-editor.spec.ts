import type { Locator, Page, Route } from "@playwright/test";
import { dateAhead, daysUntil, TUESDAY } from "../../support/days-ahead.ts";
import { pressByKeys, tabTo } from "../by-keys.ts";
import { expect, expectFitsBoth, holdReading, originOf, readForm, signIn, test } from "../site.ts";
import { beginQuote, sendQuote } from "./open-hire.ts";

/** A question before sending is answered with 200, a refused save with 409. */
test.use({
  expectedErrors: [/409|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch manifest patches/],
});

const START = daysUntil(TUESDAY, 60);

/** Signs in and begins a quote. */
async function beginAsStaff(page: Page, name: string): Promise<void> {
  await signIn(page);
  await beginQuote(page, name);
}

async function fillDates(page: Page): Promise<void> {
  await page.locator("[name=from]").fill(`${dateAhead(START)}T09:00`);
  await page.locator("[name=to]").fill(`${dateAhead(START + 1)}T17:00`);
}

const lines = (page: Page) => page.locator(".draft-lines > li");
const total = (page: Page) =>
  page.locator(".draft-totals").getByText("Total incl. VAT").locator("xpath=following-sibling::*[1]");

test("H38 from the draft to the sent quote by keys alone @desktop", async ({ page }) => {
  await beginAsStaff(page, "Máire by keys");
  await fillDates(page);
  const picker = page.locator("[data-line-picker]");
  await picker.focus();
  for (const name of ["moving head spot", "par"]) {
    await page.keyboard.type(name);
    await expect(page.locator(".result-picker-found [role=option]").first()).toBeVisible();
    await page.keyboard.press("Enter");
  }
  await expect(lines(page)).toHaveCount(2);
  const first = await lines(page).first().getAttribute("data-line");
  await tabTo(page, page.getByLabel("Quantity, line 1"), "Shift+Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("3");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Quantity, line 2")).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(lines(page).last()).toHaveAttribute("data-line", first ?? "");
  await expect(page.getByLabel("Quantity, line 1")).toBeFocused();
  await page.keyboard.press("Alt+Delete");
  await expect(lines(page)).toHaveCount(1);
  await pressByKeys(page, page.getByRole("button", { name: "Undo" }));
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByLabel("Quantity, line 1")).toBeFocused();
  await expect(total(page)).toContainText("€");
  await page.locator("[name=place]").focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Draft saved.")).toBeVisible();
  const shown = await total(page).textContent();
  const send = page.getByRole("button", { name: "Send to maire@example.ie" });
  await send.focus();
  await page.keyboard.press("Enter");
  const question = `Send ${shown} incl. VAT to maire@example.ie?`;
  await expect(page.getByRole("group", { name: question })).toBeFocused();
  await pressByKeys(page, send);
  await expect(page.getByText("The version is saved but not mailed")).toBeVisible();
  await expect(page.locator("#quote-versions")).toBeVisible();
  await expect(page.getByRole("link", { name: "maire@example.ie" })).toHaveAttribute("href", /^mailto:/);
  const versions = page.getByRole("region", { name: "Sent versions" });
  for (const sum of ["Total excl. VAT", "Total incl. VAT", "Booking deposit, to reserve"])
    await expect(versions.getByText(sum)).toBeVisible();
  await expect(page.getByText(`Version 1: sent, ${shown} incl. VAT`)).toBeVisible();
  await expect(page.locator(".quote-editor")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a line is one row of a table, and the totals are below its sums @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beginAsStaff(page, "Máire in a table");
  await fillDates(page);
  await page.locator("[data-line-picker]").fill("LX-SPOT-350");
  await page.locator(".result-picker-found [role=option]").first().click();
  await expect(total(page)).toContainText("€");
  await expect(page.locator(".draft-heads")).toBeVisible();
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, width: 0, height: 0 };
  expect((await boxOf(lines(page).first())).height).toBeLessThan(60);
  const [net, sum] = [
    await boxOf(lines(page).first().locator(".draft-figure").nth(1)),
    await boxOf(total(page)),
  ];
  expect(Math.abs(net.x + net.width - sum.x - sum.width)).toBeLessThan(2);
  await expect(page.locator("main .button-primary:visible")).toHaveText(["Send to maire@example.ie"]);
  await expectFitsBoth(page);
});

test("what is typed and not saved is not left out of the quote that is sent @desktop", async ({ page }) => {
  await beginAsStaff(page, "Máire in a hurry");
  await fillDates(page);
  await page.locator("[name=add]").fill("2 x LX-SPOT-350");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await page.getByLabel("Quantity, line 1").fill("5");
  const send = page.getByRole("button", { name: "Send to maire@example.ie" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("the draft has changes that are not saved");
  await expect(page.getByRole("group", { name: /^Send €/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Quantity, line 1")).toHaveValue("5");
  await sendQuote(page);
  await expect(page.getByText("The version is saved but not mailed")).toBeVisible();
  await expect(page.locator("#quote-versions")).toBeVisible();
  await expect(page.getByRole("row", { name: /^5 Moving head spot 350 W/ })).toBeVisible();
});

test("H38 a line of a customer's list is made an item by keys, and the next list finds it by its words @desktop", async ({
  page,
}) => {
  const words = `Damhán uimhir ${Date.now()}`;
  const matched = async () => {
    const answer = await page.request.post("/api/hire/match", {
      data: { text: `2 x ${words}` },
      headers: { Origin: await originOf(page) },
    });
    const [line] = (await answer.json()).lines;
    return [line.item, line.level];
  };
  await beginAsStaff(page, "Máire with a list");
  await fillDates(page);
  await page.locator("[name=add]").fill(`4 x ${words} – flown`);
  await page.locator("[name=place]").focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Draft saved.")).toBeVisible();
  expect(await matched()).toEqual([null, "none"]);
  const choose = page.getByRole("button", { name: "Choose an item, line 1" });
  await pressByKeys(page, choose);
  const picker = page.getByRole("combobox", { name: "Item for line 1: code or name" });
  await expect(picker).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(choose).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("LX-SPOT-350");
  await expect(lines(page).first().getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Quantity, line 1")).toBeFocused();
  await expect(page.getByLabel("Quantity, line 1")).toHaveValue("4");
  await expect(lines(page).first().locator(".draft-line-name")).toHaveText("Moving head spot 350 W");
  await expect(page.getByLabel(`From now on, “${words}” in a list means this item`)).toBeChecked();
  await expect(total(page)).toContainText("€");
  await expectFitsBoth(page);
  await page.getByLabel("Quantity, line 1").focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("is another name of it from now on.")).toBeVisible();
  await expect.poll(matched).toEqual(["LX-SPOT-350", "sure"]);
});

test("H23 the second of two people who save sees the difference, and loses nothing @desktop", async ({
  page,
}) => {
  await beginAsStaff(page, "Máire twice");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("[name=place]").fill("Galway");
  await other.getByRole("button", { name: "Save draft" }).click();
  await expect(other.getByText("Draft saved.")).toBeVisible();
  await page.locator("[name=place]").fill("Salthill");
  await page.locator("[name=message]").fill("Typed here");
  const letThrough = await holdReading(page);
  await page.getByRole("button", { name: "Save draft" }).click();
  const conflict = page.locator("main .banner-fault[role=alert]");
  await expect(conflict).toContainText("Galway");
  await expect(page.locator("[name=place]")).toHaveValue("Salthill");
  await expect(page.locator("[name=message]")).toHaveValue("Typed here");
  // The page is read again after the refusal, and somebody types meanwhile.
  await page.locator("[name=message]").fill("Typed here, and more");
  letThrough();
  const save = page.getByRole("button", { name: "Save draft" });
  // The refusal is shown while the button is still busy; a press in between is ignored.
  await expect(save).not.toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[name=message]")).toHaveValue("Typed here, and more");
  await save.click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await expect(page.locator("[name=place]")).toHaveValue("Salthill");
  await other.close();
});

test("nothing typed is lost without a connection, or when the page is left @desktop", async ({ page }) => {
  await beginAsStaff(page, "Máire without a connection");
  const address = page.url();
  await page.locator("[name=place]").fill("Salthill");
  await page.getByRole("button", { name: "Custom line" }).click();
  await page.getByLabel("Text, line 1").fill("Sound desk");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("The site did not answer: no connection")).toBeVisible();
  await expect(page.locator("[name=place]")).toHaveValue("Salthill");
  await expect(page.getByLabel("Text, line 1")).toHaveValue("Sound desk");
  await page.context().setOffline(false);
  await page.goto("/admin/hire/quotes");
  await page.goto(address);
  await page.getByRole("button", { name: "Go on with it" }).click();
  await expect(page.locator("[name=place]")).toHaveValue("Salthill");
  await expect(page.getByLabel("Text, line 1")).toHaveValue("Sound desk");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await expect(page.getByLabel("Text, line 1")).toHaveValue("Sound desk");
  await page.reload();
  await expect(page.locator("[name=place]")).toHaveValue("Salthill");
  await expect(page.getByRole("button", { name: "Go on with it" })).toHaveCount(0);
});

test("a form that does not reach the site leaves its page as it is @desktop", async ({ page }) => {
  await beginAsStaff(page, "Máire with a weak connection");
  const address = page.url();
  const failed = page.getByText("The site did not answer: no connection");
  await page.context().setOffline(true);
  await page.locator("[name=place]").fill("Salthill");
  await page.locator("[name=note]").fill("Rang her");
  for (const name of ["Send to", "Withdraw", "Save"]) {
    await page.getByRole("button", { name }).last().click();
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await page.context().setOffline(false);
  const withdraw = page.getByRole("button", { name: "Withdraw" });
  await withdraw.click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole("group", { name: /Withdraw/ })).toBeVisible();
  const cut = (route: Route) => (route.request().method() === "POST" ? route.abort() : route.fallback());
  await page.route("**/*", cut);
  await withdraw.click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole("group", { name: /Withdraw/ })).toBeVisible();
  await expect(page.locator("[name=place]")).toHaveValue("Salthill");
  await expect(page.locator("[name=note]")).toHaveValue("Rang her");
  await page.unroute("**/*", cut);
  await withdraw.click();
  await expect(page.getByText("The quote was withdrawn.")).toBeVisible();
});

test("lines are read out of the words of the enquiry, once @desktop", async ({ page }) => {
  await page.goto("/contact");
  const message = "Hello, for Salthill we need:\n4 x moving head spot\n2 pink flamingo lamps\nThank you";
  const fields = { name: "Letter Writer", email: "letter@example.ie", phone: "091 000 000", message };
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value);
  await readForm(page);
  await page.locator("main form button[type=submit]").click();
  await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();
  await signIn(page);
  await page.goto("/admin/enquiries?search=letter%40example.ie");
  await page.locator("[data-admin-row] a").first().click();
  await page.getByRole("button", { name: "Make a quote" }).click();
  await expect(page.locator(".quote-request-words")).toContainText("pink flamingo lamps");
  await expect(lines(page)).toHaveCount(0);
  const read = page.getByRole("button", { name: "Read lines from it" });
  await read.click();
  await expect(page.getByText("2 lines added.")).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByLabel("Quantity, line 1")).toHaveValue("4");
  await read.click();
  await expect(page.getByText("The quote has all lines that can be read.")).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".draft-lines")).toContainText("2 pink flamingo lamps");
  await expectFitsBoth(page);
});

test("what is found for a line, and the field after it, stay in view on a long quote @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginAsStaff(page, "Máire long list");
  const picker = page.locator("[data-line-picker]");
  const found = page.locator(".result-picker-found");
  await picker.focus();
  for (let line = 1; line <= 6; line += 1) {
    await page.keyboard.type("moving");
    await expect(found.getByRole("option").first()).toBeVisible();
    await expect(found).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("Enter");
    await expect(lines(page)).toHaveCount(line);
    await expect(picker).toBeInViewport({ ratio: 0.95 });
  }
});
