import { expect, expectAccessible, signIn, test } from "../site.ts";

test("staff find their way by keys: the palette, the letters, the log @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("activity");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/audit");
  // The address changes before the page does, and the heading takes the focus last of all.
  await expect(page.getByRole("heading", { level: 1, name: "Activity log" })).toBeFocused();
  // No key of the page's while a dialog is open.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await Promise.all([page.keyboard.press("g"), page.keyboard.press("o")]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  // Sent together: the second letter counts within 1,200 ms, and a busy machine may answer the first one later.
  await Promise.all([page.keyboard.press("g"), page.keyboard.press("u")]);
  await expect(page).toHaveURL("/admin/users");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
  expect(asked.filter((path) => path.startsWith("/admin/orders"))).toEqual([]);
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
});

test("the search dialog asks the server for what is typed alone, and says when it cannot @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  const asked: string[] = [];
  await page.route("**/admin/find?**", async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("q") ?? "");
    await route.fulfill({ status: 200, contentType: "text/html", body: "<p>Log in</p>" });
  });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("zzqqxx");
  await expect(page.getByText("The search did not work. Try again in a moment.")).toBeVisible();
  expect(asked).toEqual(["zzqqxx"]);
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

test("Enter opens nothing that was found for fewer letters than are typed @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  const brand = { kind: "brand", id: "b1", href: "/admin/brands", title: "Acti", detail: "" };
  await page.route("**/admin/find?**", async (route) => {
    const isShort = new URL(route.request().url()).searchParams.get("q") === "acti";
    // The full word has no answer yet.
    if (isShort) await route.fulfill({ json: [brand] });
  });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("acti");
  await expect(page.getByRole("option", { name: "Acti", selected: true })).toBeVisible();
  await page.keyboard.type("vity");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/audit");
});

test("the search dialog opens by its shortcut right after Escape has closed it @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeVisible();
  // Both before the browser tells the page that the window is closed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
  });
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeHidden();
});

test("the search dialog chooses the first of what it finds, from the top of its list @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox");
  const list = page.getByRole("listbox");
  const [first, last] = [list.getByRole("option").first(), list.getByRole("option").last()];
  // The first letters find something on the server, the others only pages.
  for (const { letters, best } of [
    { letters: "shackle", best: /RG-/ },
    { letters: "a", best: "New order" },
    { letters: "or", best: "New order" },
  ]) {
    await search.fill(letters);
    await expect(first).toContainText(best);
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await search.press("End");
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(last).toBeInViewport();
  }
});

test("the search dialog switches the theme and logs out, and shows names on one line @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  const choose = async (typed: string, name: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(typed);
    const option = page.getByRole("option", { name, exact: true });
    await expect(option).toBeVisible();
    return option;
  };
  const theme = () => page.locator("html").getAttribute("data-theme");
  await expect.poll(theme).toBeNull();
  await (await choose("dark", "House lights: light or dark")).click();
  await expect.poll(theme).toBe("dark");
  await expect(page.getByRole("combobox")).toBeHidden();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("spot");
    const titles = page.locator(".palette-title");
    await expect(titles.first()).toBeVisible();
    const heights = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(30);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toBeHidden();
  }
  // What the site finds may come first by then, so that Enter could choose that.
  await (await choose("log out", "Log out")).click();
  await expect(page).not.toHaveURL(/\/admin/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth/);
});

test("the menu opens from the bar of a phone, and is closed on the next page @phone", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  const more = page.getByRole("button", { name: "More" });
  const drafts = page.getByRole("link", { name: "Draft orders" });
  await expect(drafts).toBeHidden();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(drafts).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Back office" }).getByRole("link").first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drafts).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await drafts.click();
  await expect(page.getByRole("heading", { level: 1, name: "Draft orders" })).toBeFocused();
  await expect(drafts).toBeHidden();
  await more.click();
  await expect(page.locator("#admin-menu:popover-open")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("#admin-menu:popover-open")).toHaveCount(0);
  await expect(drafts).toBeVisible();
});
