import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

// The browser's own remark about an answer that was refused.
test.use({ expectedErrors: [[/409/], { scope: "test" }] });

test("the back office by keys: queue, letter, reply, done and undo, with help @desktop", async ({
  page,
}, info) => {
  await page.goto("/dry-hire#quote");
  for (const [name, value] of Object.entries({
    name: "Desk Keys",
    email: "keys@example.ie",
    phone: "091 000 000",
    message: "Twelve profiles for a wedding in Clifden, please.",
  }))
    await page.locator(`[name=${name}]`).fill(value);
  // A person takes longer than a program.
  await page.waitForTimeout(3100);
  await page.locator("#quote button[type=submit]").click();
  await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();

  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/enquiries?form=dry-hire");
  await expect(page.locator("[data-admin-row]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Next in the list");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+\?form=dry-hire/);
  await expect(page.locator(".enquiry-queue")).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath("admin-wide.png") });
  await page.keyboard.press("r");
  await expect(page.locator("#reply-text")).toBeFocused();
  await page.locator("#reply-text").blur();
  await page.keyboard.press("e");
  await expect(page.getByText("The state has changed.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();

  // What is typed outlives a page that is loaded again, and an answer that a colleague was faster with.
  const [field, kept] = [page.locator("#reply-text"), page.getByText("What you typed is still here")];
  await field.fill("We have twelve profiles.");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("twelve profiles");
  await page.reload();
  await expect(kept).toBeVisible();
  await page.getByRole("button", { name: "Go on with it" }).click();
  await expect(field).toHaveValue("We have twelve profiles.");
  const { origin, pathname } = new URL(page.url());
  const theirs = { seen: "", locale: "en", text: "A colleague was faster." };
  await page.request.post(`${pathname}/replies`, { form: theirs, headers: { Origin: origin } });
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Somebody else has answered meanwhile.", { exact: false })).toBeVisible();
  await expect(page.locator(".enquiry-letter")).toContainText("A colleague was faster.");
  await expect(field).toHaveValue("We have twelve profiles.");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(
    page.getByText("The answer is saved but not sent: no mail server is set up.", { exact: false }),
  ).toBeVisible();
  await expect(field).toHaveValue("");
  await page.goto(pathname);
  await expect(kept).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator(".enquiry-queue")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: info.outputPath("admin-narrow.png"), fullPage: true });
});
