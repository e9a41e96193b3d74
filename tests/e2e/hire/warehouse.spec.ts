import type { Page } from "@playwright/test";
import { pressByKeys } from "../by-keys.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { openHire } from "./open-hire.ts";

/** Without a network a request fails, and the browser says so. */
test.use({
  serviceWorkers: "allow",
  expectedErrors: [[/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/], { scope: "test" }],
});

/** Numbers of units of an item. */
async function unitsOf(page: Page, item: string): Promise<string[]> {
  const list = await page.request.get(`/admin/hire/units/export`);
  return (await list.text())
    .split(/\r?\n/)
    .filter((line) => line.includes(item))
    .flatMap((line) => /(?:^|,)"?(1\d{3})"?,/.exec(line)?.[1] ?? []);
}

const scan = async (page: Page, code: string) => {
  await page.locator("[name=code]").fill(code);
  await page.keyboard.press("Enter");
};
const first = (page: Page) => page.locator(".scan-log > li").first();
/** The state of the hire, which a phone shows in another place. */
const state = (page: Page, name: string) =>
  page.locator(".scan-head").getByText(name).filter({ visible: true });
const row = (page: Page, name: string) => page.locator(".pick-row").filter({ hasText: name }).first();

test("a hire is prepared, handed over and taken back by its labels, also without a network @desktop", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openHire(page, "Warehouse one", { lines: "2 x VI-SCREEN-305\n6 x AU-STAND-MIC", days: 90 });
  const [one = "", two = ""] = await unitsOf(page, "VI-SCREEN-305");
  const [stranger = ""] = await unitsOf(page, "LX-SPOT-350");
  await expect(page.locator(".pick-row")).toHaveCount(2);
  await scan(page, one);
  await expect(first(page)).toHaveText(`Unit ${one} is prepared`);
  await expect(first(page)).toHaveClass(/scan-applied/);
  await scan(page, one);
  await expect(first(page)).toHaveText(`Unit ${one} is prepared already`);
  await scan(page, "no-such-label");
  await expect(first(page)).toContainText("“no-such-label” is no unit or item of ours");
  await scan(page, `https://example.ie/${"label".repeat(30)}`);
  await expect(first(page)).toContainText("is no unit or item of ours");
  expect(await first(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await context.setOffline(true);
  await scan(page, two);
  await expect(first(page)).toHaveText(`Unit ${two} is prepared`);
  await expect(page.getByText("1 scan waits for a signal")).toBeVisible();
  await row(page, "Microphone stand").getByRole("button", { name: "All" }).click();
  await expect(page.getByText("2 scans wait for a signal")).toBeVisible();
  await expect(row(page, "projection screen").locator(".pick-figure")).toContainText("2");
  await context.setOffline(false);
  await expect(page.getByText("All scans are saved")).toBeVisible({ timeout: 20_000 });
  await scan(page, stranger);
  await expect(first(page)).toContainText(`Unit ${stranger} is not on the list: Moving head spot 350 W`);
  await first(page).getByRole("button", { name: "Leave it" }).click();
  await expect(state(page, "Ready")).toBeVisible();

  await page.getByRole("button", { name: /^Hand over \d+ prepared pieces/ }).click();
  await expect(page.getByText("Everything on the list is prepared.")).toBeVisible();
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(first(page)).toHaveText("Handed over");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(state(page, "Out")).toBeVisible();

  await page.locator(".scan-ways").getByRole("link", { name: "Return" }).click();
  await page.waitForURL(/\/return$/);
  await scan(page, one);
  await expect(first(page)).toHaveText(`Unit ${one} is back`);
  await page.getByRole("radio", { name: "Damaged" }).check();
  await scan(page, two);
  await expect(first(page)).toContainText(`Unit ${two} is back and goes into repair`);
  const note = first(page).locator("[name=note]");
  await note.fill("x".repeat(1_001));
  await first(page).getByRole("button", { name: "Save the note" }).click();
  await expect(first(page)).toContainText("1,001 characters. Write at most 1,000.");
  await expect(note).toHaveValue("x".repeat(1_001));
  await note.fill("Frame bent");
  await first(page).getByRole("button", { name: "Save the note" }).click();
  await expect(first(page)).toHaveText(`Unit ${two}: noted “Frame bent”`);
  await expect(page.locator("[name=code]")).toBeFocused();
  await expect(page.getByText("All scans are saved")).toBeVisible();
  await page.getByRole("radio", { name: "Good" }).check();
  await row(page, "Microphone stand").getByRole("button", { name: "All" }).click();
  await expect(state(page, "Returned")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const hire = page.url().replace(/warehouse\/([^/]+).*/, "hires/$1");
  await page.getByRole("button", { name: /^Checked/ }).click();
  await expect(page.getByText("The hire is checked.")).toBeVisible();
  await page.goto(hire);
  await expect(page.getByRole("listitem").filter({ hasText: /^unit \d+: Frame bent$/ })).toBeVisible();
  await page.locator("[name=note]").fill("Frame to the smith");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save the note" })).toBeFocused();
  await page.goto(`/admin/hire/units/${two}`);
  await expect(page.getByText("In repair").first()).toBeVisible();
  await expect(page.locator("[name=fault]")).toHaveValue("Frame bent");
  await page.getByRole("button", { name: "Back in service" }).click();
  await expect(page.getByText("In service").first()).toBeVisible();
});

test("without a network the page opens again with the scans that wait, until its person logs out @desktop", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openHire(page, "Warehouse three", { lines: "4 x AU-STAND-MIC", days: 92 });
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("work-"));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  const path = new URL(page.url()).pathname;
  await expect.poll(kept, { timeout: 60_000 }).toContain(path);
  await context.setOffline(true);
  await scan(page, "AU-STAND-MIC");
  await expect(page.getByText("1 scan waits for a signal")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-offline-bar]")).toBeVisible();
  await expect(page.getByText("1 scan waits for a signal")).toBeVisible();
  await expect(row(page, "Microphone stand").locator(".pick-figure")).toContainText("1");
  await scan(page, "AU-STAND-MIC");
  await expect(page.getByText("2 scans wait for a signal")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("All scans are saved")).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(row(page, "Microphone stand").locator(".pick-figure")).toContainText("2");
  await page.evaluate(() => fetch("/auth/sign-out", { method: "POST" }));
  await expect.poll(kept).toEqual([]);
});

test("H42 camera and WebAssembly are permitted where a page scans, and nowhere else @desktop", async ({
  page,
}) => {
  await signIn(page);
  await openHire(page, "Warehouse two", { lines: "1 x AU-STAND-MIC", days: 94 });
  const policyOf = async (path: string) => {
    const headers = (await page.request.get(path)).headers();
    return [
      headers["permissions-policy"]?.includes("camera=(self)"),
      headers["content-security-policy"]?.includes("wasm"),
    ];
  };
  const path = new URL(page.url()).pathname;
  expect(await policyOf(path)).toEqual([true, true]);
  for (const other of ["/admin", "/admin/hire/warehouse", "/admin/hire/hires", "/", "/dry-hire/browse"])
    expect([other, ...(await policyOf(other))]).toEqual([other, false, false]);
  const allowed = () =>
    page.evaluate(() =>
      (
        document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }
      ).featurePolicy?.allowsFeature("camera"),
    );
  expect(await allowed()).toBe(true);
  await page.getByRole("link", { name: "Warehouse" }).first().click();
  await page.waitForURL(/\/warehouse$/);
  expect(await allowed()).toBe(false);
});

for (const size of [
  { width: 390, height: 844, days: 101 },
  { width: 1440, height: 900, days: 112 },
])
  test(`the warehouse by keys at ${size.width} px, in the dark and in Irish @desktop`, async ({ page }) => {
    await signIn(page);
    await openHire(page, `Warehouse keys ${size.width}`, {
      lines: "3 x AU-STAND-MIC",
      days: size.days,
    });
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.locator("h1").click();
    await page.keyboard.type("AU-STAND-MIC\n");
    await expect(first(page)).toContainText("is prepared");
    await pressByKeys(page, row(page, "Microphone stand").getByRole("button", { name: "All" }));
    await expect(state(page, "Ready")).toBeVisible();
    await pressByKeys(page, page.getByRole("button", { name: /^Hand over 3/ }));
    await expect(page.getByRole("heading", { name: /^Hand over 3/ })).toBeFocused();
    await pressByKeys(page, page.getByRole("button", { name: "Hand over", exact: true }));
    await expect(first(page)).toHaveText("Handed over");
    await page.goto("/admin/hire/warehouse");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
