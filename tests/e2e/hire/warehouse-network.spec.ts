import { newRandom, SEED } from "../../support/random.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { openHire } from "./open-hire.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  /** Without a network a request fails, and the browser says so. */
  expectedErrors: [[/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/], { scope: "test" }],
});

/** Of an item that no other test hires: what is handed out early is gone for those that begin before. */
const PIECES = 16;

test(`H25 a phone whose network is cut at random (seed ${SEED}) counts each scan once, and keeps pictures of damage @desktop`, async ({
  page,
  context,
}) => {
  const random = newRandom();
  await signIn(page);
  await openHire(page, "Warehouse network", { lines: `${PIECES} x CB-DMX5-10`, days: 110 });
  const first = page.locator(".scan-log > li").first();
  const row = page.locator(".pick-row").filter({ hasText: "DMX cable 5-pin" }).first();
  const view = async () => {
    const hire = /warehouse\/([\da-f-]{36})/.exec(page.url())?.[1] ?? "";
    const answer = await page.request.get(`/admin/hire/warehouse/scans?hire=${hire}`);
    return (await answer.json()).view.items[0];
  };
  const scanAll = async (word: string) => {
    for (let n = 0; n < PIECES; n++) {
      await context.setOffline(random(3) === 0);
      await page.locator("[name=code]").fill("CB-DMX5-10");
      await page.keyboard.press("Enter");
      await expect(first).toContainText(word);
      const { needed, prepared, out, good, damaged, missing } = await view();
      expect(prepared + out + good + damaged + missing).toBeLessThanOrEqual(needed);
    }
    await context.setOffline(false);
    await expect(page.getByText("All scans are saved")).toBeVisible({ timeout: 30_000 });
  };
  await scanAll("is prepared");
  expect(await view()).toMatchObject({ needed: PIECES, prepared: PIECES });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: `Hand over ${PIECES} prepared pieces` }).click();
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(first).toHaveText("Handed over");
  await expect(page.getByText("All scans are saved")).toBeVisible();
  await page.locator(".scan-ways").getByRole("link", { name: "Return" }).click();
  await page.waitForURL(/\/return$/);
  await page.getByRole("radio", { name: "Damaged" }).check();
  await context.setOffline(true);
  await page.locator("[name=code]").fill("CB-DMX5-10");
  await page.keyboard.press("Enter");
  await expect(first).toContainText("goes into repair");
  const png = await row.screenshot();
  await first.locator("[name=photo]").setInputFiles({ name: "base.png", mimeType: "image/png", buffer: png });
  await expect(page.getByText("1 picture waits to be sent")).toBeVisible();
  await first.locator("[name=note]").fill("Base cracked");
  await page.keyboard.press("Enter");
  await expect(first).toContainText("noted “Base cracked”");
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText("All scans are saved")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("1 picture waits to be sent")).toBeHidden({ timeout: 30_000 });
  await page.reload();
  const picture = page.getByRole("img", { name: /Base cracked/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
  expect(await view()).toMatchObject({ out: PIECES - 1, damaged: 1 });
});
