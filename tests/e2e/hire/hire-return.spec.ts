import { dateAhead, daysUntil, MONDAY } from "../../support/days-ahead.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { reserveHire, scanPieces } from "./open-hire.ts";

/** A refused form is answered with 422. */
test.use({ expectedErrors: [[/422/], { scope: "test" }] });

/** A Monday, so that the longer hire ends before its weekend. */
const START = daysUntil(MONDAY, 3);
const PHONE = { width: 360, height: 740 };

test("staff keep a hire longer, and its price is offered as a charge; a refusal comes into view @desktop", async ({
  page,
}) => {
  await signIn(page);
  const id = await reserveHire(page, "Kept longer", { lines: "3 x ST-DECK-2X1", days: START });
  await scanPieces(page, id, { action: "out", quantity: 3 });

  await page.setViewportSize(PHONE);
  await page.goto(`/admin/hire/hires/${id}`);
  const [dates, charges] = ["dates", "charges"].map((name) => page.locator(`form[action$='/${name}']`));
  if (!dates || !charges) throw new Error("No forms");
  await page.getByRole("button", { name: "Move the return" }).click();
  // No letter is a key of the page's while a window is open.
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeFocused();
  await Promise.all([page.keyboard.press("g"), page.keyboard.press("o")]);
  await page.keyboard.press("?");
  await dates.locator("[name=to]").fill(`${dateAhead(-2)}T17:00`);
  await expect(dates.getByRole("status")).toHaveText("Return is in the past.");
  await dates.getByRole("button").click();
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("Return is in the past.");
  await expect(problem).toBeFocused();
  await expect(problem).toBeInViewport();

  await dates.locator("[name=to]").fill(`${dateAhead(START + 4)}T17:00`);
  await expect(dates.getByRole("status")).toContainText("The longer hire costs €31.50 net on top.");
  await dates.getByRole("button").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Charge the longer hire" }).click();
  await expect(charges.getByText("€31.50 net for the longer hire.")).toBeVisible();
  await expect(charges.locator("[name=charge]")).toHaveValue("longer");
  await expect(charges.locator("[name=net]")).toHaveValue("31.50");
  await expect(page.getByText("Another return for your hire").first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await charges.locator("[name=net]").fill("ten");
  await charges
    .getByRole("button")
    .evaluate((button) => button.scrollIntoView({ block: "start", behavior: "instant" }));
  await charges.getByRole("button").press("Enter");
  await expect(problem).toContainText("Enter an amount in euro");
  await expect(problem).toBeFocused();
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await charges.locator("[name=net]").fill("31.50");
  await charges.getByRole("button").click();
  await expect(page.getByRole("row").filter({ hasText: "€38.75" }).last()).toContainText("Awaiting payment");
});
