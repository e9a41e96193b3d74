import type { Page } from "@playwright/test";
import type { ShotName } from "#app/features/help/shots.ts";

/** One picture of the manual: where it is taken, what is done first, and from which element on the page is shown. */
export interface Scene {
  readonly name: ShotName;
  readonly path: string;
  readonly from?: string;
  prepare?(page: Page): Promise<void>;
}

const CSV = [
  "ID,Type,SKU,Name,Published,Regular price,Categories,Brands,In stock?",
  ...[
    "Festoon string 20 m",
    "Smoke machine 1500 W",
    "Mirror ball 50 cm",
    "Mirror ball motor",
    "UV cannon 400 W",
  ].map(
    (name, at) =>
      `${9000 + at},simple,NEW-${100 + at},${name},1,${(at + 1) * 45}.50,Effects > Party,Equinox,1`,
  ),
].join("\n");

/** Opens the first row's link of a list, and waits for the page behind it. */
async function openFirst(page: Page, to: string, name = /./): Promise<void> {
  await page.locator("[data-admin-row]").filter({ hasText: name }).first().locator("a").first().click();
  await page.waitForURL(to);
  await page.getByText("Loading", { exact: true }).waitFor({ state: "hidden" });
  await page.waitForLoadState("networkidle");
}

export const SCENES: readonly Scene[] = [
  { name: "today", path: "/admin" },
  {
    name: "palette",
    path: "/admin",
    async prepare(page) {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("nuala");
      await page.getByText("nuala@example.ie").first().waitFor();
    },
  },
  { name: "launch", path: "/admin", from: "h2:has-text('Before launch')" },
  { name: "orders", path: "/admin/orders" },
  { name: "order", path: "/admin/orders", prepare: (page) => openFirst(page, "**/orders/*-*") },
  {
    name: "refund",
    path: "/admin/orders",
    from: "#refund",
    async prepare(page) {
      await openFirst(page, "**/orders/*-*");
      await page.locator("#refund summary").click();
    },
  },
  { name: "withdrawals", path: "/admin/withdrawals" },
  { name: "import-start", path: "/admin/import" },
  {
    name: "import-check",
    path: "/admin/import/new",
    async prepare(page) {
      const form = page.locator("form").filter({ hasText: "Upload and review" });
      await form
        .locator("input[type=file]")
        .setInputFiles({ name: "catalogue.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
      await form.getByRole("button", { name: "Upload and review" }).click();
      await page.getByRole("button", { name: "Check without writing" }).click();
      await page.getByRole("button", { name: "Import now" }).waitFor({ timeout: 60_000 });
    },
  },
  { name: "products", path: "/admin/products" },
  {
    name: "product",
    path: "/admin/products",
    async prepare(page) {
      await openFirst(page, "**/products/*-*");
      await page.locator(".rich-text-body").first().waitFor();
    },
  },
  {
    name: "categories",
    path: "/admin/categories",
    async prepare(page) {
      await page.locator(".category-name").first().click();
      await page.getByLabel("Name in English").first().waitFor();
      await page.getByText("Loading", { exact: true }).waitFor({ state: "hidden" });
    },
  },
  { name: "brands", path: "/admin/brands" },
  { name: "attributes", path: "/admin/attributes" },
  { name: "enquiries", path: "/admin/enquiries" },
  {
    name: "enquiry",
    path: "/admin/enquiries",
    prepare: (page) => openFirst(page, "**/enquiries/*-*", /Walsh/),
  },
  { name: "mail", path: "/admin/mail" },
  { name: "content", path: "/admin/content" },
  {
    name: "entry",
    path: "/admin/content",
    async prepare(page) {
      await page.locator("#main table a").first().click();
      await page.waitForURL("**/admin/content/*");
      await openFirst(page, "**/content/*/*-*");
    },
  },
  {
    name: "site-text",
    path: "/admin/site-text?search=quote",
    prepare: (page) => openFirst(page, "**/admin/site-text/*"),
  },
  { name: "media", path: "/admin/media" },
  {
    name: "coverage",
    path: "/admin/redirects/coverage",
    from: "h2:has-text('Coverage')",
    async prepare(page) {
      const old = [
        "/",
        "/shop/",
        "/contact-us/",
        "/about/",
        "/my-account/",
        "/product/dmx-cable/",
        "/product/led-moving-head-spot/",
        "/product/fresnel-lantern/",
        "/product-category/lighting/",
        "/news/we-have-moved/",
        "/feed/",
      ];
      await page
        .getByLabel("Or paste them here")
        .fill(old.map((path) => `https://old.example.ie${path}`).join("\n"));
      await page.getByRole("button", { name: "Compare with this site" }).click();
      await page.waitForLoadState("networkidle");
    },
  },
  { name: "settings", path: "/admin/settings" },
  { name: "users", path: "/admin/users" },
  { name: "searches", path: "/admin/searches" },
  { name: "log", path: "/admin/audit" },
];
