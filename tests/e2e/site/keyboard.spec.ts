import { mailedLink, newCustomer } from "../account/customer.ts";
import { fillByKeys, pressByKeys, tabTo } from "../by-keys.ts";
import { ADMIN } from "../global-setup.ts";
import { findFocusFaults, holdStill } from "../probes.ts";
import { makeWork } from "../reach-pages.ts";
import { expect, signIn, test } from "../site.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const WHO = { name: "Tabitha Keys", email: "tabitha@example.ie", phone: "091 000 000" };

test("A2: all four enquiries are sent with the keyboard alone @desktop", async ({ page }) => {
  const message = "Six profiles for Saturday, please.";
  for (const [path, form, more] of [
    ["/contact", "main form", { message }],
    ["/dry-hire", "#quote form", { message }],
    ["/equipment-servicing", "main form", { message }],
    ["/shop/request", "main form", { productName: "Fog machine", description: message }],
  ] as const) {
    await page.goto(path);
    await fillByKeys(page, form, { ...WHO, ...more });
    await expect(page.getByText(/IST-\d{4}-\d{4}/).first(), path).toBeVisible();
  }
});

test("A2: a product is found, put in the cart, ordered, paid and withdrawn from with the keyboard alone @desktop", async ({
  page,
}) => {
  await page.goto("/shop/browse");
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await tabTo(page, page.locator("#main input[name=search]"));
  await page.keyboard.type("moving head spot");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=moving/);
  await pressByKeys(page, page.getByRole("button", { name: /^Add to Cart/ }).first());
  await expect(page.getByText("Added to cart!").first()).toBeVisible();
  await pressByKeys(page, page.locator("header a[href='/shop/cart']").first(), "Shift+Tab");
  await expect(page).toHaveURL(/\/shop\/cart$/);
  await pressByKeys(page, page.getByRole("button", { name: /^One more/ }).first());
  await expect(page.locator("main").getByText("€", { exact: false }).first()).toBeVisible();
  const opening = page.context().waitForEvent("page");
  await pressByKeys(page, page.getByRole("button", { name: "Proceed to Checkout" }));
  const order = await opening;
  await order.waitForURL("**/shop/checkout/**");
  const bill = { billLine1: "1 Shop Street", billTown: "Galway" };
  await fillByKeys(order, "main form", { ...WHO, delivery: "collection", ...bill, terms: "yes" });
  await order.waitForURL("**/shop/pay/**");
  await pressByKeys(order, order.getByRole("button", { name: /^Pay/ }));
  await order.waitForURL("**/shop/success*");
  await pressByKeys(order, order.getByRole("link", { name: /View your order/ }));
  await order.waitForURL("**/shop/orders/*");
  await pressByKeys(
    order,
    order.getByRole("link", { name: "Withdraw from contract here", exact: true }).first(),
  );
  await order.waitForURL("**/withdraw");
  await fillByKeys(order, "main form", { name: WHO.name, email: WHO.email });
  await pressByKeys(order, order.getByRole("button", { name: "Confirm withdrawal", exact: true }));
  await expect(order.getByRole("heading", { name: /We have received your withdrawal/ })).toBeVisible();
});

test("A2: an account is opened, and a new password asked for, chosen and used with the keyboard alone @desktop", async ({
  page,
  browser,
}) => {
  const email = `tabitha-${Date.now()}@example.ie`;
  await page.goto("/auth?tab=sign-up");
  await fillByKeys(page, "main form", { name: WHO.name, email, password: "capall bán ar an gcnoc" });
  await expect(page.getByText(/^Account created!/).first()).toBeVisible();
  const who = await newCustomer(browser, "Tabitha Keys");
  await page.goto("/auth/forgot");
  await fillByKeys(page, "main form", { email: who.email });
  await expect(page.getByText(/^If there is an account/).first()).toBeVisible();
  const staff = await browser.newContext();
  await signIn(staff);
  let link = "";
  const mailed = async () => (link = await mailedLink(staff.request, who.email));
  await expect.poll(mailed).toContain("/auth/reset");
  await page.goto(link);
  await staff.close();
  const password = "capall dubh ar an trá";
  await fillByKeys(page, "main form", { password });
  // The address changes before the page does, and both pages have a form with a password.
  await expect(page.locator("#auth-panel")).toBeVisible();
  await fillByKeys(page, "main form", { email: who.email, password });
  await page.waitForURL("**/shop/browse*");
});

test("A2: staff log in, refund an order and import a file with the keyboard alone @desktop", async ({
  page,
  request,
}) => {
  await makeWork(request);
  await page.goto("/auth");
  await fillByKeys(page, "main form", { email: ADMIN.email, password: ADMIN.password });
  await page.waitForURL("**/shop/browse*");
  await page.goto("/admin/orders?state=paid");
  await pressByKeys(
    page,
    page.getByRole("row").filter({ hasText: "Reach Walker" }).getByRole("link").first(),
  );
  await pressByKeys(page, page.locator("#refund summary"));
  await tabTo(page, page.getByLabel(/^How many of/).first());
  await page.keyboard.type("1");
  await tabTo(page, page.getByLabel(/^Reason/).first());
  await page.keyboard.type("Damaged box");
  await pressByKeys(page, page.getByRole("button", { name: "Refund these items" }));
  await expect(page.getByRole("group", { name: /^Give €.* back to Reach Walker/ })).toBeFocused();
  await pressByKeys(page, page.getByRole("button", { name: /^Refund €/ }));
  await expect(page.getByText("The refund was started.")).toBeVisible();

  await page.goto("/admin/import");
  const choosing = page.waitForEvent("filechooser");
  await pressByKeys(page, page.locator("form:has(#import-file) button").first());
  const csv = "Type,SKU,Name,Regular price\nsimple,KEYS-1,Lamp by keys,10\n";
  await (await choosing).setFiles({ name: "keys.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByText(/Import complete!/).first()).toBeVisible({ timeout: 60_000 });
});

test("A4: a page that comes without a load has its title, takes the focus and is announced @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/users");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await pressByKeys(page, page.locator("a[href='/admin/orders']").filter({ visible: true }).first());
  await expect(page).toHaveURL(/\/admin\/orders$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const title = await page.title();
  await expect(page).toHaveTitle(/orders/i);
  await expect(page.getByRole("status").filter({ hasText: title })).toHaveCount(1);
});

test("A9: what happens out of sight is said by a live region @desktop", async ({ page }) => {
  // What a screen reader hears: each change within a live region.
  await page.addInitScript(() => {
    const text: string[] = [];
    Object.assign(window, { text });
    const live = "[role=status], [role=alert], [aria-live]:not([aria-live=off]), output";
    const hear = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region?.textContent) text.push(region.textContent);
      }
    };
    const watch = { subtree: true, childList: true, characterData: true };
    addEventListener("DOMContentLoaded", () => new MutationObserver(hear).observe(document.body, watch));
  });
  const heard = () => page.evaluate(() => (window as unknown as { text: string[] }).text.join("\n"));
  await page.goto("/shop/browse?search=xlr");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect.poll(heard).toContain("Added to cart!");
  await expect(page.getByRole("link", { name: /cart.*1|1.*cart/i }).first()).toBeVisible();
  await page.locator("#main input[name=search]").fill("cable");
  await expect.poll(heard).toMatch(/\d+ suggestions?/);
  await page.goto("/shop/cart");
  const more = page.getByRole("button", { name: /^One more/ }).first();
  await expect(more).toBeVisible();
  // What the page says as it opens is not what the press says.
  await page.evaluate(() => (window as unknown as { text: string[] }).text.splice(0));
  await more.click();
  await expect.poll(heard).toMatch(/€\d/);
  await page.goto("/contact");
  for (const [name, value] of Object.entries({ ...WHO, message: "Hello" }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator("main form button[type=submit]").first().click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /IST-\d{4}-\d{4}/ })
      .first(),
  ).toBeVisible();
});

test("A3: departments stay in one row however many there are, and the row covers nothing that has the focus @desktop", async ({
  page,
}) => {
  await page.goto("/shop/browse");
  await page.evaluate(holdStill, false);
  const bar = page.locator(".browse-filters");
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  for (const [width, size] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height: size });
    const before = await height();
    await bar
      .locator("li")
      .last()
      .evaluate((last) => {
        for (let n = 0; n < 30; n++) last.after(last.cloneNode(true));
      });
    // Where there was no scrollbar, one comes.
    expect(await height()).toBeLessThan(before + 16);
    expect(await page.evaluate(findFocusFaults, false)).toEqual([]);
    await bar.getByRole("link").last().focus();
    await expect(bar.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  }
});

for (const width of [360, 1280])
  test(`A3: the ring around a chosen type of production is whole, and nothing moves (${width} px) @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/studio5");
    const row = page.locator(".production-filter");
    const chip = row.locator("label").first();
    const before = await chip.evaluate((label) => label.getBoundingClientRect().width);
    await chip.locator("input").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(chip.locator("input")).toBeFocused();
    const { width: after, room } = await chip.evaluate((label) => {
      const [own, around] = [label, label.parentElement ?? label].map((part) => part.getBoundingClientRect());
      if (!own || !around) throw new Error("a chip has no box");
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(label);
      if (outlineStyle !== "solid") throw new Error("a chip with the focus has no ring");
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const sides = [own.left - around.left, own.top - around.top, around.bottom - own.bottom];
      return { width: own.width, room: Math.min(...sides) - ring };
    });
    expect(after).toBe(before);
    expect(room).toBeGreaterThanOrEqual(0);
  });
