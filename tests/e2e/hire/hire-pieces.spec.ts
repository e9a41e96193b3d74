import { expect, expectFitsBoth, signIn, test } from "../site.ts";
import { reserveHire, scanPieces } from "./open-hire.ts";

/** A refused form is answered with 422, and one that was overtaken with 409. */
test.use({ expectedErrors: [[/409|422/], { scope: "test" }] });

test("counted pieces that came back damaged are repaired, and what is typed stays when another tab was first @desktop", async ({
  page,
  context,
}) => {
  await signIn(page);
  const id = await reserveHire(page, "Blocked pieces", { lines: "4 x AU-STAND-SPK", days: 141 });
  await scanPieces(page, id, { action: "out", quantity: 4 });
  await scanPieces(page, id, { action: "return", quantity: 4, condition: "damaged" });

  await page.goto("/admin/hire/units");
  await page.getByRole("link", { name: "Counted pieces in repair or missing" }).click();
  await expect(page.getByRole("heading", { name: "Loudspeaker stands" })).toBeVisible();
  await expectFitsBoth(page);
  await page.goto("/admin/hire/items?search=AU-STAND-SPK");
  await page.locator("main tbody a").first().click();
  const card = page.locator("#pieces");
  await expect(card.getByRole("group", { name: "4 pieces in repair" })).toBeVisible();
  await expectFitsBoth(page);
  const quantity = card.getByLabel("Pieces");
  const note = card.getByLabel("Note");
  await quantity.fill("5");
  await note.fill("New lamp");
  await card.getByRole("button", { name: "Write off" }).click();
  await expect(
    card.getByText("Enter a whole number of pieces, at most as many as are listed."),
  ).toBeVisible();
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  await expect(quantity).toHaveValue("5");
  await expect(note).toHaveValue("New lamp");
  await expectFitsBoth(page);
  await quantity.fill("3");
  const other = await context.newPage();
  await other.goto(page.url().replace(/\/write-offs$/, ""));
  await card.getByRole("button", { name: "Repaired" }).click();
  await expect(page.getByText("The pieces are on the shelf again.")).toBeVisible();
  await expect(card.getByRole("group", { name: "1 piece in repair" })).toBeVisible();
  await expect(quantity).toHaveValue("1");

  const late = other.locator("#pieces");
  await late.getByLabel("Pieces").fill("2");
  await late.getByLabel("Note").fill("Cracked lens");
  await late.getByRole("button", { name: "Write off" }).click();
  await expect(late.getByText("It was changed meanwhile.")).toBeVisible();
  await expect(late.getByRole("group", { name: "1 piece in repair" })).toBeVisible();
  await expect(late.getByLabel("Pieces")).toHaveValue("2");
  await expect(late.getByLabel("Note")).toHaveValue("Cracked lens");
});
