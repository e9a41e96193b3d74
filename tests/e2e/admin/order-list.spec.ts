import { expect, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { buy, order } from "./orders.ts";

test("the list of orders fits its box on a tablet, whatever their states @desktop", async ({ page }) => {
  await buy(page.request, "dmx cable", { name: "Caoimhe Ní Mhurchú-Fitzgerald", email: "paid@example.ie" });
  await order(page.request, "dmx cable", { name: "Somhairle Mac Giolla", email: "unpaid@example.ie" });
  await signIn(page);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto("/admin/orders");
    await expect(page.getByRole("row").filter({ hasText: "Somhairle" }).first()).toContainText(
      "Awaiting payment",
    );
    const box = page.getByRole("region", { name: "Orders" });
    const { inner, outer } = await box.evaluate((element) => ({
      inner: element.scrollWidth,
      outer: element.clientWidth,
    }));
    expect(inner).toBeLessThanOrEqual(outer);
    await expectNoSidewaysScroll(page);
  }
});
