import { expect, expectAccessible, expectNoSidewaysScroll, readForm, signIn, test } from "../site.ts";

// The browser's own remark about an answer that was refused.
test.use({ expectedErrors: [[/409|422/], { scope: "test" }] });

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
  await readForm(page);
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
  await expect(page.getByText("Marked as answered.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();
  // Its button is in a closed menu.
  await page.keyboard.press("w");
  await expect(page.locator(".detail-head")).toContainText("Waiting");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".detail-head")).toContainText("New");

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
  await expect(page.getByText("This enquiry was answered meanwhile.", { exact: false })).toBeVisible();
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

test("the facts of a repair are above the reply, which has a subject and files @desktop", async ({
  page,
}) => {
  const stamp = Date.now();
  await page.goto("/equipment-servicing");
  for (const [name, value] of Object.entries({
    name: `Fault ${stamp}`,
    email: `fault${stamp}@example.ie`,
    phone: "091 222 333",
    message: "It does not start any more.",
  }))
    await page.locator(`[name=${name}]`).first().fill(value);
  await page.locator("details.form-more > summary").first().click();
  await page.locator("[name=serial]").fill(`SN-${stamp}`);
  await page.locator("[name=fault]").fill("No light");
  await readForm(page);
  await page.locator("form:has([name=serial]) button[type=submit]").last().click();
  await expect(page.getByText(/IST-\d{4}-\d{4}/).first()).toBeVisible();

  await signIn(page);
  await page.goto(`/admin/enquiries?search=SN-${stamp}`);
  await page.locator("[data-admin-row] a").first().click();
  await expect(page.locator("#reply-text")).toBeVisible();
  for (const size of [
    { width: 390, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const reply = (await page.locator("#reply").boundingBox())?.y ?? 0;
    const facts = [page.getByText(`SN-${stamp}`), page.getByText("No light"), page.getByText("091 222 333")];
    const head = [page.getByRole("button", { name: "Assign to me" }), page.getByText("Mark as answered")];
    for (const above of [...facts, ...head])
      expect((await above.first().boundingBox())?.y ?? 9999).toBeLessThan(reply);
  }
  // On a wide screen the assignee is beside the conversation, and the other states are behind a button.
  expect((await page.getByLabel("Assignee").boundingBox())?.y ?? 9999).toBeLessThan(900);
  await page.locator(".detail-head summary").click();
  await expect(page.getByRole("button", { name: "Mark as spam" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#reply-subject")).toHaveValue(/^Re: .*IST-/);
  await page.locator("#reply-subject").fill(`The lamp ${stamp}`);
  await page.locator("#reply-text").fill("Here is our estimate.");
  const buffer = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n");
  const files = page.locator("#reply-files");
  await files.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Choose files that are JPEG", { exact: false })).toBeVisible();
  await expect(page.locator("#reply-subject")).toHaveValue(`The lamp ${stamp}`);
  await expect(page.locator("#reply-text")).toHaveValue("Here is our estimate.");
  await files.setInputFiles({ name: "estimate.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Send the answer" }).click();
  const sent = page.locator("#conversation").getByRole("link", { name: "estimate.pdf" });
  await expect(sent).toBeVisible();
  const href = await sent.getAttribute("href");
  expect((await page.request.get(href ?? "")).headers()["content-type"]).toBe("application/pdf");
  await expectAccessible(page);
});
