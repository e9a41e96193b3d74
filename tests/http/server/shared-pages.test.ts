import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { setCustomerPriceList } from "#app/features/price-lists/set-customer-price-list.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { createProduct } from "#tests/support/factories.ts";
import { addAccount, signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { createPriceList } from "#tests/support/shop/price-lists.ts";

const statements: string[] = [];
const site = useTestServer({}, { onStatement: (statement) => void statements.push(statement) });
const db = () => site.running.services.database.db;

/** What no page renders itself, so that the answer is made for its visitor. */
const OWN = "?own=1";
const PASSWORD = "a-long-passphrase-of-mine";

interface Person {
  readonly id: string;
  readonly cookie: string;
}

let slug = "";
let nora: Person;
let liam: Person;
let admin: string;

async function makeCustomer(email: string, name: string): Promise<Person> {
  const id = await addAccount(site, { name: "New", email, password: PASSWORD });
  await db().update(users).set({ name }).where(eq(users.id, id));
  return { id, cookie: await signInAs(site, { email, password: PASSWORD }) };
}

beforeAll(async () => {
  ({ slug } = await createProduct(db(), { name: "Fresnel" }));
  nora = await makeCustomer("nora@example.ie", `Nora "N" O'Brien & <b>Co</b>`);
  liam = await makeCustomer("liam@example.ie", "Liam");
  admin = await signInAs(site);
});

const page = async (path: string, cookie: string) =>
  (await site.ask(path, { headers: { Cookie: cookie } })).text;
const count = (html: string) => /data-cart-count="(\d*)">(\d*)</.exec(html)?.slice(1);

describe("a page for visitors with a session", () => {
  test("is to the byte what is rendered for each of them", async () => {
    const paths = [
      "/",
      "/ga",
      "/shop",
      "/ga/shop",
      "/shop/browse",
      "/shop/browse?sort=price-asc",
      "/contact",
    ];
    for (const path of [...paths, `/shop/product/${slug}`, `/ga/shop/product/${slug}`])
      for (const cookie of [nora.cookie, liam.cookie, admin]) {
        const own = await page(path.includes("?") ? `${path}&own=1` : path + OWN, cookie);
        const timeless = (html: string) => html.replaceAll(/value="[^"]*"|[?&](?:amp;)?own=1/g, "");
        for (const _again of [1, 2]) expect(timeless(await page(path, cookie))).toBe(timeless(own));
      }
    expect(await page("/shop", nora.cookie)).toContain(
      "Nora &quot;N&quot; O&#x27;Brien &amp; &lt;b&gt;Co&lt;/b&gt;",
    );
  });

  test("reads nothing but the session once it is kept", async () => {
    for (const path of ["/shop/browse", `/shop/product/${slug}`]) {
      await page(path, nora.cookie);
      statements.length = 0;
      await page(path, liam.cookie);
      // The worker may delete old sessions meanwhile.
      expect(statements.filter((one) => /^select.*"sessions"/s.test(one))).toHaveLength(1);
      expect(statements.filter((one) => one.includes('"products"'))).toEqual([]);
    }
  });

  test("shows the pieces in the cart as they are now, and no one else's", async () => {
    expect([count(await page("/shop", nora.cookie)), count(await page("/shop", ""))]).toEqual([
      ["0", ""],
      ["", ""],
    ]);
    const [product] = await db().select().from(products).where(eq(products.slug, slug));
    await db()
      .insert(cartItems)
      .values({ userId: nora.id, productId: product?.id ?? "", quantity: 3 });
    const counts = [];
    for (const { cookie } of [nora, liam]) counts.push(count(await page("/shop", cookie)));
    expect(counts).toEqual([
      ["3", "3"],
      ["0", ""],
    ]);
  });

  test("has the prices of a price list for its customer alone, and is kept nowhere then", async () => {
    const { slug: listed } = await createProduct(db(), { name: "Follow spot", price: cents(12_345) });
    await inTransaction(db(), bumpSiteVersion);
    const trade = await makeCustomer("trade@example.ie", "Trade");
    const customer = (await customerOf(db(), { userId: trade.id, email: "trade@example.ie" })) ?? "";
    const priceList = await createPriceList(db(), { percent: "10" });
    await setCustomerPriceList(db(), { id: customer, priceList, actorId: trade.id });
    const product = `/shop/product/${listed}`;
    for (const path of ["/shop", "/shop/browse", product, `/ga${product}`, `${product}.data`]) {
      const mark = path.endsWith(".data") ? ["12345", "11111"] : ["123.45", "111.11"];
      for (const cookie of ["", nora.cookie, trade.cookie, liam.cookie, ""]) {
        const { text, headers } = await site.ask(path, { headers: { Cookie: cookie } });
        const isTrade = cookie === trade.cookie;
        expect([path, text.includes(mark[1] ?? "")]).toEqual([path, isTrade]);
        if (isTrade) expect(headers["cache-control"]).toContain("no-store");
        if (isTrade) expect(headers.etag).toBeUndefined();
      }
    }
    const suggested = async (cookie: string) =>
      (await site.ask("/api/products/suggest?q=follow&lang=en", { headers: { Cookie: cookie } })).text;
    expect(await suggested(trade.cookie)).toContain("111.11");
    expect(await suggested(liam.cookie)).not.toContain("111.11");
  });

  test("is the visitor's own alone for every cache, and another one after a change of the site", async () => {
    const answer = await site.ask("/shop/browse", { headers: { Cookie: nora.cookie } });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers.etag).toBeUndefined();
    await db().update(products).set({ name: "Profile" }).where(eq(products.slug, slug));
    await inTransaction(db(), bumpSiteVersion);
    await expect.poll(() => page("/shop/browse", nora.cookie)).toContain("Profile");
  });

  test("is that of a visitor without one as soon as the session is over", async () => {
    await db().update(users).set({ lockedAt: new Date() }).where(eq(users.id, liam.id));
    expect(await page("/shop", liam.cookie)).not.toContain("Liam");
    const out = await site.post("/auth/sign-out", {}, { Cookie: nora.cookie });
    expect(out.status).toBe(303);
    expect(await page("/shop", nora.cookie)).not.toContain("Nora");
  });
});
