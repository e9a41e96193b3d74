import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { useTestServer } from "../support/http/test-server.ts";
import { untilVersionIsAskedAgain } from "../support/site-version.ts";

const site = useTestServer();
let product = { id: "", path: "" };

beforeAll(async () => {
  const { db } = site.running.services.database;
  const { id: categoryId } = await createCategory(db, { name: "Cables" });
  const attributes = [{ name: "Colour", values: ["Black", "Red"], visible: true, variation: true }];
  const parent = await createProduct(db, { name: "Clamp", categoryId, kind: "variable", attributes });
  const { id } = await createProduct(db, { parentId: parent.id });
  product = { id, path: `/shop/product/${parent.slug}` };
  await inTransaction(db, bumpSiteVersion);
  await untilVersionIsAskedAgain();
});

const isShown = (text: string) => /role="alert"[^>]*>(?:<!-- -->)*Choose/.test(text);

async function redirected(): Promise<{ readonly location: string; readonly cookie: string }> {
  const { status, headers } = await site.post("/shop/cart/items", {
    product_id: product.id,
    quantity: "1",
  });
  expect(status).toBe(303);
  return { location: headers.location ?? "", cookie: String(headers["set-cookie"]) };
}

const withCookie = (cookie: string) => ({ headers: { Cookie: cookie.split(";")[0] ?? "" } });

test("a flash is shown once, by its page alone, and kept by no cache", async () => {
  const { location, cookie } = await redirected();
  expect(location).toBe(`${product.path}?v=${product.id}`);
  expect(cookie).toMatch(/^flash-[0-9a-f]{16}=cart-choose; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
  await site.ask(location);
  const page = await site.ask(location, withCookie(cookie));
  expect(isShown(page.text)).toBe(true);
  expect(page.headers["cache-control"]).toBe("private, no-store");
  expect(page.headers.etag).toBeUndefined();
  const [name] = cookie.split("=");
  expect(String(page.headers["set-cookie"])).toMatch(new RegExp(`^${name}=; Path=/; Max-Age=0; HttpOnly`));
  const next = await site.ask(location);
  expect(isShown(next.text)).toBe(false);
  expect(next.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("a page that another tab opens neither shows the flash nor removes it", async () => {
  const { cookie } = await redirected();
  for (const path of ["/shop/cart", `/ga${product.path}`]) {
    const other = await site.ask(path, withCookie(cookie));
    expect([other.status, other.headers["set-cookie"]]).toEqual([200, undefined]);
    expect(isShown(other.text)).toBe(false);
  }
});

test("a client navigation gets the flash with the page's data", async () => {
  const { cookie } = await redirected();
  const data = await site.ask(`${product.path}.data?v=${product.id}`, withCookie(cookie));
  expect(data.text).toContain("cart-choose");
  expect(String(data.headers["set-cookie"])).toContain("Max-Age=0");
  expect(data.headers["cache-control"]).toBe("private, no-store");
});

test.each(["", "nonsense", "cart-choose:1", "user-changed", "<b>", "entry-deleted:x", "a".repeat(3_000)])(
  "a flash that no redirect has set shows nothing (%#)",
  async (value) => {
    const { cookie } = await redirected();
    const [name] = cookie.split("=");
    const page = await site.ask(product.path, { headers: { Cookie: `${name}=${value}` } });
    expect(page.status).toBe(200);
    expect(isShown(page.text)).toBe(false);
    if (value.length > 3) expect(page.text).not.toContain(value);
  },
);

test("the sign-in speaks of the back office's typed text only where a session has ended", async () => {
  const path = "/auth?return=%2Fadmin%2Forders";
  const asked = await site.ask(path);
  expect(asked.text).toContain("Log in to continue");
  expect(asked.text).not.toContain("What you typed in the back office");
  const ended = await site.ask(path, withCookie("itsshowtime.session_token=ended"));
  expect(ended.text).toContain("What you typed in the back office");
});
