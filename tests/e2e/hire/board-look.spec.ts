import { dateAhead, daysUntil, TUESDAY } from "../../support/days-ahead.ts";
import { expect, signIn, test } from "../site.ts";
import { reserveHire } from "./open-hire.ts";

const START = daysUntil(TUESDAY, 200);

test("the legend of the schedule tells every state apart where the system sets the colours @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/admin/hire/board");
  const entries = page.locator(".board-legend li");
  const seen = new Map<string, string>();
  for (const entry of await entries.all()) {
    const swatch = entry.locator(".board-swatch");
    if ((await swatch.count()) === 0) continue;
    const name = await entry.innerText();
    const picture = (await swatch.screenshot()).toString("base64");
    expect(seen.get(picture), `${name} looks the same`).toBeUndefined();
    seen.set(picture, name);
  }
  expect(seen.size).toBe(12);
});

test("a schedule with one hire ends below its row @desktop", async ({ page }) => {
  await signIn(page);
  await reserveHire(page, "Board alone", { lines: "1 x AU-STAND-MIC", days: START });
  await page.goto(
    `/admin/hire/board?rows=hires&from=${dateAhead(START - 3)}&search=${encodeURIComponent("Board alone")}`,
  );
  await expect(page.locator("[data-bar]")).toHaveCount(1);
  const heights = await page.evaluate(() =>
    [".board-row", ".board-names", ".board-tracks"].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().height,
    ),
  );
  expect(heights).toEqual([heights[0], heights[0], heights[0]]);
});
