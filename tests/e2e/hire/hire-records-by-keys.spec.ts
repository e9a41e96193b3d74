import { fillByKeys } from "../by-keys.ts";
import { expect, signIn, test } from "../site.ts";

test("H38 suppliers, venues, vehicles and feeds of hire are made by keys alone @desktop", async ({
  page,
}) => {
  await signIn(page);
  const made: readonly [string, Record<string, string>, string][] = [
    ["/admin/hire/suppliers/new", { name: "Keys Lighting", phone: "091 555 010" }, "Keys Lighting"],
    ["/admin/hire/venues/new", { name: "Keys Hall", address: "Clifden" }, "Keys Hall"],
    ["/admin/hire/vehicles/new", { name: "Keys Van", payload: "900", litres: "8000" }, "Keys Van"],
    ["/admin/hire/feeds", { name: "Keys Phone" }, "Keys Phone"],
  ];
  for (const [path, values, name] of made) {
    await page.goto(path);
    await fillByKeys(page, "main form[method=post]", values);
    await expect(page.getByRole("main").getByText(name).first(), path).toBeVisible();
  }
});

test.describe("a form that is refused", () => {
  test.use({ expectedErrors: [/422/] });

  test("a count and a state that are refused are answered where they were typed @desktop", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page);
    await page.goto("/admin/hire/items?search=AU-STAND-MIC");
    await page.getByRole("main").getByRole("link", { name: "Microphone stand with boom" }).first().click();
    const by = page.getByLabel("Pieces more (+) or fewer (−)");
    await by.fill("-999");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(page.getByText("There are not so many.")).toBeInViewport();
    await expect(by).toHaveValue("-999");
    await by.fill("1");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(page.getByText("The count was changed.")).toBeInViewport();
    await expect(by).toHaveValue("");
    await page.goto("/admin/hire/units/1020");
    await page.locator("[name=until]").fill("2020-01-01T09:00");
    await page.getByRole("button", { name: "Send to repair" }).click();
    await expect(page.getByText("The end must be in the future.")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Send to repair" })).toBeFocused();
  });

  test("a hire item is saved by its button on wide and narrow screens @desktop", async ({ page }) => {
    await signIn(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/admin/hire/items/new");
      await page.locator("[name=name]").fill("A lamp without a code");
      await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("There is a problem")).toBeVisible();
      await expect(page.locator("[name=name]")).toHaveValue("A lamp without a code");
    }
  });
});
