import { buy } from "./orders.ts";
import { expect, expectFitsBoth, signIn, test } from "./site.ts";

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
  await staff.getByLabel(/^How many of/).fill("1");
  await expect(staff.getByRole("checkbox", { name: /^Put .* back in stock/ })).toBeChecked();
  await staff.getByLabel(/^Reason/).fill("Damaged box");
  await staff.getByRole("button", { name: "Refund these items" }).click();
  await expect(staff.getByText("Done.")).toBeVisible();
  await expect(staff.getByRole("link", { name: /^Credit note CN-/ })).toBeVisible();
  await expectFitsBoth(staff);
  const number = (await staff.getByRole("link", { name: /^Credit note CN-/ }).innerText()).replace(
    "Credit note ",
    "",
  );
  await staff.close();

  await page.goto(order);
  await expect(page.getByRole("heading", { name: "Aisíocaíochtaí" })).toBeVisible();
  await page.getByRole("link", { name: `Nóta creidmheasa ${number}` }).click();
  await expect(page.getByText("Damaged box")).toBeVisible();
  await expectFitsBoth(page);
  const pdf = await page.request.get(`${order}/pdf/${number}.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
