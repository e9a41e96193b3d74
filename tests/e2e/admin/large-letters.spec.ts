import { findSideways } from "../probes.ts";
import { expect, signIn, test } from "../site.ts";

const PAGES = ["/admin", "/admin/orders", "/admin/products/new", "/admin/hire/board?layout=agenda"];

test("WCAG 1.4.4: with letters twice as large, the back office fits a phone @phone", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    faults.push(...(await page.evaluate(findSideways)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
