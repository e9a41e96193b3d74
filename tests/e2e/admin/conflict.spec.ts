import type { Page } from "@playwright/test";
import { expect, originOf, signIn, test } from "../site.ts";
import { buy } from "./orders.ts";

interface VersionedPage {
  readonly name: string;
  /** The list that leads to the form by a link; absent where the form is the page itself. */
  readonly list?: { readonly path: string; readonly link: string };
  /** What makes the row. */
  readonly made?: { readonly path: string; readonly form: Readonly<Record<string, string>> };
  readonly path?: string;
  readonly field: string;
  readonly theirs: string;
  readonly ours: string;
}

const PAGES: readonly VersionedPage[] = [
  {
    name: "a supplier",
    made: { path: "/admin/hire/suppliers/new", form: { name: "Two Tabs Hire", version: "0" } },
    list: { path: "/admin/hire/suppliers", link: "Two Tabs Hire" },
    field: "phone",
    theirs: "091 111 111",
    ours: "091 222 222",
  },
  {
    name: "a webhook",
    made: {
      path: "/admin/settings/webhooks",
      form: { url: "https://two-tabs.example.ie/in", event: "order.dispatched" },
    },
    list: { path: "/admin/settings/webhooks", link: "two-tabs.example.ie" },
    field: "url",
    theirs: "https://two-tabs.example.ie/theirs",
    ours: "https://two-tabs.example.ie/ours",
  },
  {
    name: "a price list",
    made: { path: "/admin/price-lists/new", form: { name: "Two tabs", percent: "1", version: "0" } },
    list: { path: "/admin/price-lists", link: "Two tabs" },
    field: "percent",
    theirs: "2",
    ours: "3",
  },
  {
    name: "a discount code",
    made: {
      path: "/admin/discounts/new",
      form: { code: "TWOTABS", kind: "percent", percent: "1", scope: "order", version: "0" },
    },
    list: { path: "/admin/discounts", link: "TWOTABS" },
    field: "percent",
    theirs: "2",
    ours: "3",
  },
  {
    name: "the opening hours",
    path: "/admin/enquiries/hours",
    field: "daysOff",
    theirs: "2049-12-24",
    ours: "2049-12-27",
  },
];

test.describe("a form that somebody else has stored meanwhile @desktop", () => {
  test.use({ expectedErrors: [/409/] });

  test("says so where the person looks, with the focus", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/content/projects");
    await page.locator("[data-admin-row] a").first().click();
    await expect(page.locator("[name='title.en']")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const title = await page.locator("[name='title.en']").inputValue();
    const save = (tab: typeof page) => tab.locator("main form.admin-entry button[type=submit]").first();
    await other.locator("[name='title.en']").fill(`${title} theirs`);
    await save(other).click();
    await expect(other.locator("main .banner-ok")).toBeVisible();
    await page.locator("[name='title.en']").fill(`${title} mine`);
    await save(page).scrollIntoViewIfNeeded();
    await save(page).click();
    const conflict = page.locator("main .banner-fault[role=alert]");
    await expect(conflict).toBeVisible();
    await expect(conflict).toBeInViewport({ ratio: 1 });
    await expect(page.locator("div:focus > .banner-fault")).toBeVisible();
    await other.locator("[name='title.en']").fill(title);
    const stored = other.waitForResponse((response) => response.request().method() === "POST");
    await save(other).click();
    await stored;
    await other.close();
  });

  for (const { name, made, list, path, field, theirs, ours } of PAGES)
    test(`stores the form of ${name} when it is saved again`, async ({ page }) => {
      await signIn(page);
      const headers = { Origin: await originOf(page) };
      if (made) await page.request.post(made.path, { form: made.form, headers });
      await page.goto(list?.path ?? path ?? "");
      if (list) {
        await page.getByRole("link", { name: list.link }).first().click();
        await page.waitForURL(`**${list.path}/**`);
      }
      const input = (tab: Page) => tab.locator(`main form [name="${field}"]`);
      await expect(input(page)).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await input(other).fill(theirs);
      expect(await save(other, field)).toBe(202);
      await other.close();
      await input(page).fill(ours);
      expect(await save(page, field)).toBe(409);
      await expect(page.locator("main .banner-fault[role=alert]")).toBeVisible();
      await expect(input(page)).toHaveValue(ours);
      const address = page.url();
      expect(await save(page, field)).toBe(202);
      await page.goto(address);
      await expect(input(page)).toHaveValue(ours);
    });

  test("updates an order when the form is sent again", async ({ page }) => {
    const who = { name: "Two Tabs", email: "two.tabs@example.ie" };
    await buy(page.request, "cable", who);
    await signIn(page);
    await page.goto(`/admin/orders?search=${who.email}`);
    await page.getByRole("row").filter({ hasText: who.name }).getByRole("link").first().click();
    await page.waitForURL(/orders\/[\da-f-]{36}/);
    const [, id = ""] = /orders\/([\da-f-]{36})/.exec(page.url()) ?? [];
    await page.goto(`/admin/orders/${id}/edit`);
    const version = await page.locator("[name=version]").inputValue();
    const headers = { Origin: await originOf(page) };
    await page.request.post(`/admin/orders/${id}/fulfilments`, { form: { step: "ready", version }, headers });
    await page.locator("[name='keep.0']").fill("0");
    await page.locator("[name=edit_reason]").fill("One too many");
    await expect(page.locator("[name=confirmed]")).not.toHaveValue("0");
    expect(await save(page, "edit_reason")).toBe(409);
    await expect(page.locator("[name=edit_reason]")).toHaveValue("One too many");
    await expect(page.locator("[name=version]")).not.toHaveValue(version);
    expect(await save(page, "edit_reason")).toBe(202);
  });
});

/** Sends the form with this field by its first button. Returns the status: 202 with the redirect of a save. */
async function save(tab: Page, field: string): Promise<number> {
  const answered = tab.waitForResponse((response) => response.request().method() === "POST");
  const form = tab.locator("main form").filter({ has: tab.locator(`[name="${field}"]`) });
  await form.locator("button[type=submit]").first().click();
  return (await answered).status();
}
