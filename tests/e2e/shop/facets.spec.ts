import { expect, test } from "../site.ts";

test("the filters of a list go below the header at its end @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/shop/browse");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const box = await page.locator("aside.facets").boundingBox();
  expect(box?.y).toBeLessThan(0);
  for (const y of [35, 110]) {
    const isCovered = await page.evaluate((at) => !!document.elementFromPoint(150, at)?.closest("aside"), y);
    expect(isCovered, `${y} px below the top`).toBe(false);
  }
});
