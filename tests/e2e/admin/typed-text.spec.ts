import { expect, readForm, signIn, test } from "../site.ts";
import { buy } from "./orders.ts";

test("a typed comment stays while the order changes, and is emptied once it is added @desktop", async ({
  page,
  browser,
}) => {
  const name = "Caitlín Typed";
  await buy(page.request, "dmx cable", { name, email: "typed@example.ie" });
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff);
  await staff.goto(`/admin/orders?search=${encodeURIComponent(name)}`);
  await staff.getByRole("row").filter({ hasText: name }).getByRole("link").click();
  const comment = staff.locator("#new-comment");
  await comment.fill("Rang about parking.");
  await staff.getByRole("button", { name: "Assign to me" }).click();
  await expect(staff.getByText("The assignee was changed.")).toBeVisible();
  await expect(comment).toHaveValue("Rang about parking.");
  await staff.getByRole("button", { name: "Add comment" }).click();
  await expect(staff.locator(".timeline")).toContainText("Rang about parking.");
  await expect(comment).toHaveValue("");
});

test("a note stays while the enquiry is assigned, and a template goes into what is typed @desktop", async ({
  page,
}) => {
  await page.goto("/contact");
  const form = {
    name: "Note Keeper",
    email: "note@example.ie",
    phone: "091 000 000",
    message: "Is it free?",
  };
  for (const [field, value] of Object.entries(form))
    await page.locator(`[name=${field}]`).first().fill(value);
  await readForm(page);
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();

  await signIn(page);
  await page.goto("/admin/enquiries?search=note%40example.ie");
  await page.locator("[data-admin-row]").first().getByRole("link").click();
  const [note, answer] = [page.getByLabel("Internal note"), page.locator("#reply-text")];
  await note.fill("Ring first.");
  await answer.fill("Dear Keeper,");
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByText("Assigned.")).toBeVisible();
  await expect(note).toHaveValue("Ring first.");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.locator("#note")).toContainText("Ring first.");
  await expect(note).toHaveValue("");

  await page.getByRole("link", { name: "Ask for details" }).click();
  await expect(answer).toHaveValue(/^Dear Keeper,\n\nTo answer it well/);
  await expect(answer).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(answer).toHaveValue("Dear Keeper,");

  // A letter that is as it came goes with the language of the reply, and a text of somebody's own stays.
  await answer.fill("");
  await page.getByRole("link", { name: "Ask for details" }).click();
  await expect(answer).toHaveValue(/^Hello Note Keeper,/);
  const english = await answer.inputValue();
  await page.getByRole("link", { name: "In Irish" }).click();
  await expect(answer).toHaveValue(/^Dia duit, Note Keeper,/);
  await page.getByRole("link", { name: "In English" }).click();
  await expect(answer).toHaveValue(english);
  await answer.fill("My own words.");
  await page.getByRole("link", { name: "In Irish" }).click();
  await expect(page).toHaveURL(/in=ga/);
  await expect(answer).toHaveValue("My own words.");
});

test("what was typed of one parcel is not kept for the next @desktop", async ({ page, browser }) => {
  const name = "Bríd Beartán";
  const fields = { delivery: "ireland", line1: "5 Sráid Eyre", town: "Galway", postcode: "H91 X1Y2" };
  await buy(page.request, "dmx cable", { name, email: "parcels@example.ie" }, { quantity: 3, fields });
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff);
  await staff.goto(`/admin/orders?search=${encodeURIComponent(name)}`);
  await staff.getByRole("row").filter({ hasText: name }).getByRole("link").click();
  const tracking = staff.locator("#tracking");
  await tracking.fill("TRK 1");
  await staff.getByText("Dispatch a part").click();
  await staff.locator("#line-0").fill("1");
  await staff.getByRole("button", { name: "Mark as dispatched" }).click();
  await expect(staff.getByText("The goods are marked as dispatched.")).toBeVisible();
  await expect(tracking).toHaveValue("");
  await expect(staff.locator("#line-0")).toHaveValue("2");
});
