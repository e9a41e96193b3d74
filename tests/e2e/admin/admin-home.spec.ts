import { expect, expectAccessible, signIn, test } from "../site.ts";

test("staff find their way by keys: the palette, the letters, the log @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("activity");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/audit");
  // The address changes before the page does, and the heading takes the focus last of all.
  await expect(page.getByRole("heading", { level: 1, name: "Activity log" })).toBeFocused();
  await expectAccessible(page);
  // Sent together: the second letter counts within 1,200 ms, and a busy machine may answer the first one later.
  await Promise.all([page.keyboard.press("g"), page.keyboard.press("u")]);
  await expect(page).toHaveURL("/admin/users");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
});

test("the search dialog takes every letter typed right after its shortcut, on a slow computer @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 12 });
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("activity");
    await expect(page.getByRole("combobox")).toHaveValue("activity");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toBeHidden();
  }
  await expect(page).toHaveURL("/admin");
});
