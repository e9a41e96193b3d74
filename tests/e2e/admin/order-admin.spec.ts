import { expect, expectFitsBoth, signIn, test } from "../site.ts";
import { buy } from "./orders.ts";

test("staff find an order, refund one line into stock, and the customer reads the credit note in Irish @desktop", async ({
  page,
  browser,
}) => {
  const name = "Máire Ní Aisíoc";
  const order = `/ga${await buy(page.request, "dmx cable", { name, email: "desk@example.ie" })}`;

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff);
  await staff.goto(`/admin/orders?search=${encodeURIComponent(name)}&state=paid&provider=sandbox`);
  await staff.getByRole("row").filter({ hasText: name }).getByRole("link").click();
  await expect(staff.getByRole("button", { name: "Refund these items" })).toBeHidden();
  await staff.getByRole("heading", { name: "Refund", exact: true }).click();
  const pieces = staff.getByLabel(/^How many of/);
  for (const [wrong, why] of [
    ["9", "Enter whole numbers, of each item no more than is left to refund."],
    ["0", "Choose at least one item."],
  ] as const) {
    await pieces.fill(wrong);
    await staff.getByRole("button", { name: "Refund these items" }).click();
    await expect(pieces).toHaveAccessibleDescription(why);
    await expect(staff.getByRole("alert").filter({ hasText: why })).toBeInViewport();
  }
  await pieces.fill("1");
  await expect(staff.getByRole("checkbox", { name: /^Put .* back in stock/ })).toBeChecked();
  await staff
    .getByLabel(/^Reason/)
    .filter({ visible: true })
    .first()
    .fill("Damaged box");
  // Enter in the sum means the sum, not the items above it.
  await staff.getByLabel("Sum in euro").press("Enter");
  await expect(staff.getByLabel("Sum in euro")).toHaveAccessibleDescription("Enter a sum, such as 12.50.");
  await staff.getByRole("button", { name: "Refund these items" }).click();
  await expect(staff.getByText(new RegExp(`^Give €.* back to ${name}`))).toBeVisible();
  await expectFitsBoth(staff);
  await staff.getByRole("button", { name: /^Refund €/ }).click();
  await expect(staff.getByText("The refund was started.")).toBeVisible();
  await expect(staff.getByRole("row", { name: /^Net payment/ })).toBeVisible();
  await expect(staff.getByRole("link", { name: /^Credit note CN-/ })).toBeVisible();
  await expectFitsBoth(staff);
  const number = (await staff.getByRole("link", { name: /^Credit note CN-/ }).innerText()).replace(
    "Credit note ",
    "",
  );
  await staff.close();

  await page.goto(order);
  await expect(page.getByRole("heading", { name: "Aisíocaíochtaí" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Aisíoctha −€/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Glaníocaíocht/ })).toBeVisible();
  await page.getByRole("link", { name: `Nóta creidmheasa ${number}` }).click();
  await expect(page.getByText("Damaged box")).toBeVisible();
  await expectFitsBoth(page);
  const pdf = await page.request.get(`${order}/pdf/${number}.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a second press does nothing, and who comes too late is shown the order as it is @desktop", async ({
  page,
  browser,
}) => {
  const name = "Donncha Dúbailte";
  await buy(page.request, "dmx cable", { name, email: "twice@example.ie" });
  const admin = await browser.newContext();
  const [first, second] = [await admin.newPage(), await admin.newPage()];
  await signIn(first);
  await first.goto(`/admin/orders?search=${encodeURIComponent(name)}`);
  await first.getByRole("row").filter({ hasText: name }).getByRole("link").click();
  await expect(first.getByRole("button", { name: "Ready for collection" })).toBeVisible();
  await second.goto(first.url());
  await first.getByRole("button", { name: "Ready for collection" }).dblclick();
  await expect(first.getByText("The goods are marked as ready to collect.")).toBeVisible();
  await expect(first.getByRole("alert")).toHaveCount(0);

  const late = second.getByRole("button", { name: "Ready for collection", exact: true });
  await late.click();
  await expect(second.getByText(/This order was changed since you opened it/)).toBeVisible();
  await expect(late).toHaveCount(0);
  await second.getByRole("button", { name: "Mark as collected" }).click();
  await expect(second.getByText("The goods are marked as collected.")).toBeVisible();
  await second.getByRole("button", { name: "Undo collection" }).click();
  await expect(second.getByText(/^Ready since/)).toBeVisible();
  await second.getByRole("button", { name: "Undo ready for collection" }).click();
  await expect(late).toBeVisible();
  await admin.close();
});
