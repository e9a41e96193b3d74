import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test } from "../site.ts";
import { openHire } from "./open-hire.ts";

test.use({
  serviceWorkers: "block",
  viewport: { width: 360, height: 780 },
  /** Without a network a request fails, and the browser says so. */
  expectedErrors: [[/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/], { scope: "test" }],
});

/** Whether all of an element can be seen: inside the window, and with nothing above its corners. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    const inset = 8;
    return [top + inset, bottom - inset].every((y) =>
      [left + inset, right - inset].every((x) => element.contains(document.elementFromPoint(x, y))),
    );
  });

/** A unit of an item that is not on the list. */
async function strangerOf(page: Page): Promise<string> {
  const list = await (await page.request.get("/admin/hire/units/export")).text();
  const line = list.split(/\r?\n/).find((row) => row.includes("LX-SPOT-350")) ?? "";
  return /(?:^|,)"?(1\d{3})"?,/.exec(line)?.[1] ?? "";
}

test("a phone shows the whole answer to a scan together with the field, also without a network @desktop", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openHire(page, "Warehouse phone", { lines: "4 x AU-STAND-MIC", days: 122 });
  const field = page.locator("[name=code]");
  const answer = page.locator(".scan-log > li").first();
  const scan = async (code: string) => {
    await field.fill(code);
    await page.keyboard.press("Enter");
  };
  const expectSeen = async () => {
    await expect.poll(() => isSeen(answer)).toBe(true);
    expect(await isSeen(field)).toBe(true);
  };
  await scan(await strangerOf(page));
  await expect(answer.getByRole("button", { name: "Leave it" })).toBeVisible();
  await expectSeen();
  await expectAccessible(page);
  await answer.getByRole("button", { name: "Leave it" }).click();
  await scan("AU-STAND-MIC");
  await expect(answer).toContainText("is prepared");
  await expectSeen();

  await context.setOffline(true);
  await scan("AU-STAND-MIC");
  await expect(page.getByText("1 scan waits for a signal")).toBeVisible();
  await expect(page.locator("[data-offline-bar]")).toBeAttached();
  await expectSeen();
  await context.setOffline(false);
  await expect(page.getByText("All scans are saved")).toBeVisible({ timeout: 20_000 });
});
