import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { adminPath } from "./admin-path.ts";

const id: string = "1";

it("takes the pages and actions of the back office, with a query or a fragment", () => {
  expect([
    adminPath("/admin"),
    adminPath("/admin/orders?state=paid"),
    adminPath(`/admin/orders/${id}#refund`),
    adminPath(`/admin/orders/${id}/refunds/${id}/retries`),
    adminPath("/admin/products/new"),
    adminPath("/admin/content/team"),
  ]).toHaveLength(6);
});

it("does not compile for a page that does not exist", () => {
  // @ts-expect-error There is no such page.
  adminPath("/admin/no-such-page");
  // @ts-expect-error There is no such page below an order.
  adminPath(`/admin/orders/${id}/refund`);
  // @ts-expect-error There is no page below an address.
  adminPath(`/admin/site-text/${id}/reset/${id}`);
  // @ts-expect-error A query begins with a question mark.
  adminPath(`/admin/orders${id}`);
  // @ts-expect-error A public page is none of the back office.
  adminPath("/shop");
  expect(adminPath("/admin")).toBe("/admin");
});

/** Files that compare paths of requests and link to none, and the route table. */
const EXEMPT =
  /\.test\.|^app\/(?:routes\.ts|i18n\/(?:admin-path|page-path|locale)\.ts|http\/(?:health|admission)\/)/;

/** Calls of `adminPath`, comparisons, comments and types. */
const CHECKED =
  /adminPath\(\s*["`]\/admin|startsWith\(\s*["`]\/admin|\/\*\*[\s\S]*?\*\/|`\/admin[^`]*\$\{string\}`/g;

it("is around every path of the back office", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !EXEMPT.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const bare = files.filter((file) => {
    const text = readFileSync(file, "utf8").replace(CHECKED, "");
    return /["'`]\/admin(?=["'`/?#$])/.test(text);
  });
  expect(bare).toEqual([]);
});
