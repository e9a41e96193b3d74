import type { Locator, Page } from "@playwright/test";
import { dateAhead, daysUntil, TUESDAY } from "../../support/days-ahead.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { reserveHire } from "./open-hire.ts";

/** A refused move is answered with 422. */
test.use({ expectedErrors: [/409/] });

/** A Tuesday: around a weekend, preparation and turnaround would block the equipment of both hires for days. */
const START = daysUntil(TUESDAY, 130);
/**
 * Two units, which no other browser test reserves: these run at the same time, and one that sends a unit to repair takes
 * it off the shelf at the dates of every hire.
 */
const ITEM = "VI-MIX-8";
const address = (search: string) =>
  `/admin/hire/board?from=${dateAhead(START - 3)}&days=14&search=${encodeURIComponent(search)}`;

const barOf = (page: Page, name: string) => page.locator("[data-bar]").filter({ hasText: name }).first();
const dialogOf = (page: Page) => page.getByRole("dialog");

/** Nothing of what is seen of one lies over the other. */
async function expectClear(one: Locator, others: Locator): Promise<void> {
  const box = await one.boundingBox();
  if (!box) throw new Error("Not shown");
  for (const other of await others.all()) {
    const beside = await other.boundingBox();
    if (beside) expect(box.y + box.height <= beside.y || box.y >= beside.y + beside.height).toBe(true);
  }
}

async function widthOfDay(page: Page): Promise<number> {
  const box = await page.locator(".board-row").first().boundingBox();
  return (box?.width ?? 0) / 14;
}

test("H24 a hire is moved by drag and moved back, moved by keys, and kept where others have its equipment @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await reserveHire(page, "Board one", { lines: `2 x ${ITEM}`, days: START });
  await reserveHire(page, "Board two", { lines: `1 x ${ITEM}`, days: START + 5 });
  await page.goto(address(ITEM));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step("by drag, with Undo", async () => {
    const bar = barOf(page, "Board one");
    const box = await bar.boundingBox();
    if (!box) throw new Error("No bar");
    const day = await widthOfDay(page);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + day, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(dialogOf(page).getByText(/^Everything is free on these dates/)).toBeVisible();
    await expect(dialogOf(page).getByLabel("Collection")).toHaveValue(`${dateAhead(START + 1)}T09:00`);
    await dialogOf(page).getByRole("button", { name: "Move the hire" }).click();
    await expect(page.getByText(/^H-\d+-\d+ was moved\.$/)).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/is back on its former dates/).first()).toBeVisible();
  });

  await test.step("by keys, refused with the line's name, and left where it was", async () => {
    await page.goto(address(ITEM));
    const bar = barOf(page, "Board one");
    await bar.focus();
    await page.keyboard.press("m");
    for (let days = 0; days < 5; days += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("status").filter({ hasText: "–" }).first()).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByText(/Not everything is free on these dates/)).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Move the hire" }).click();
    await expect(dialogOf(page).getByRole("alert")).toContainText("1 of 2 free");
    await expect(dialogOf(page).getByLabel("Collection")).toHaveValue(`${dateAhead(START + 5)}T09:00`);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
  });

  await test.step("by keys, longer by a day", async () => {
    const bar = barOf(page, "Board one");
    await bar.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByLabel("Return")).toHaveValue(`${dateAhead(START + 2)}T17:00`);
    await dialogOf(page).getByRole("button", { name: "Move the hire" }).click();
    await expect(page.getByText(/was moved\.$/)).toBeVisible();
  });

  await test.step("on a phone by buttons, and as a list", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(ITEM));
    await expect(page).toHaveURL(/layout=agenda/);
    await expect(page.locator(".board-agenda")).toBeVisible();
    await page.getByRole("button", { name: "Display" }).click();
    await page.getByRole("link", { name: "Timeline" }).click();
    await expect(page.locator(".board-views")).toBeHidden();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Move hires" }).click();
    await barOf(page, "Board one").click();
    await page.getByRole("button", { name: "Earlier by a day" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(dialogOf(page).getByLabel("Collection")).toHaveValue(`${dateAhead(START - 1)}T09:00`);
    await dialogOf(page).getByRole("button", { name: "Move the hire" }).click();
    const moved = page.locator(".toast").filter({ hasText: /was moved/ });
    await expect(moved).toBeVisible();
    await expectClear(moved, page.locator(".admin-thumb"));
    await expectClear(moved, page.locator(".board-panel"));
    await page.goto(`${address(ITEM)}&layout=agenda`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Board one" }).click();
    await expect(page.getByRole("heading", { name: /^Hire H-/ })).toBeVisible();
  });
});
