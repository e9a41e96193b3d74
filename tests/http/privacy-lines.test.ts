import { readFileSync } from "node:fs";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { newId } from "#app/lib/ids.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { quoteSite } from "#tests/support/hire/quote-site.ts";
import { parsePage } from "#tests/support/http/page-dom.ts";
import { listRoutes, matchPattern } from "#tests/support/http/route-list.ts";
import { addAccount, signInAs } from "#tests/support/http/sign-in.ts";
import { ROOT, useTestServer } from "#tests/support/http/test-server.ts";
import { giveBelongings } from "#tests/support/shop/belongings.ts";
import { paidOrder } from "#tests/support/shop/order-edits.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post, sendQuote, acceptFields } = quoteSite(site);
const OWNER = { name: "Nóra", email: "nora@example.ie", password: "a passphrase of hers" };

/** Routes that personal data are posted to; the pages with their forms are found in `beforeAll`. */
const TAKES_DATA = [
  "ga?",
  "ga?/account",
  "ga?/account/addresses",
  "ga?/account/addresses/:id",
  "ga?/account/security/email",
  "ga?/auth/sign-up",
  "ga?/contact",
  "ga?/dry-hire",
  "ga?/dry-hire/basket",
  "ga?/dry-hire/hire/:token/cancellation",
  "ga?/dry-hire/hire/:token/requests",
  "ga?/dry-hire/quote/:token/acceptance",
  "ga?/dry-hire/quote/:token/changes",
  "ga?/dry-hire/quote/:token/decline",
  "ga?/equipment-servicing",
  "ga?/shop/checkout/:token",
  "ga?/shop/orders/:token/withdraw",
  "ga?/shop/payment-link/:token/:link",
  "ga?/shop/request",
  "ga?/u/:code",
  "ga?/withdraw",
] as const;

/** The other routes that are posted to, by what they ask for. */
const TAKES_NONE: Readonly<Record<string, readonly string[]>> = {
  "what the account holds already": [
    "ga?/account/delete",
    "ga?/account/security/code/activation",
    "ga?/account/security/code/deletion",
    "ga?/account/security/code/recovery-codes",
    "ga?/account/security/code/setup",
    "ga?/account/security/password",
    "ga?/auth",
    "ga?/auth/code",
    "ga?/auth/code/recovery",
    "ga?/auth/forgot",
    "ga?/auth/reset",
  ],
  "a press of a button": [
    "ga?/account/addresses/:id/default",
    "ga?/account/addresses/:id/deletion",
    "ga?/account/data",
    "ga?/account/hire/feeds",
    "ga?/account/hire/feeds/:id/revocation",
    "ga?/account/sessions/:id/deletion",
    "ga?/account/sessions/deletion",
    "ga?/auth/confirm",
    "ga?/auth/new-address",
    "ga?/auth/sign-out",
    "ga?/dry-hire/hire/:token/payments",
    "ga?/dry-hire/quote/:token/holds",
    "ga?/dry-hire/quote/:token/openings",
    "ga?/shop/orders/:token",
    "ga?/shop/orders/:token/extensions",
    "ga?/shop/pay/:session",
  ],
  "sums of the form that accepts a quote": ["ga?/dry-hire/quote/:token"],
  "goods, of which nothing is stored with a name": [
    "ga?/dry-hire/rider",
    "ga?/dry-hire/rider/choices",
    "ga?/shop/cart/checkouts",
    "ga?/shop/cart/items",
    "ga?/shop/cart/offers",
    "ga?/shop/cart/lines/:id/quantity",
    "ga?/shop/cart/lines/:id/deletion",
    "ga?/shop/cart/lines/:id/saving",
    "ga?/shop/cart/saved/:id/deletion",
    "ga?/shop/cart/saved/:id/restoration",
    "ga?/shop/cart/gone/deletion",
  ],
  nothing: ["ga?/*"],
};

let cookie = "";
const pages = {} as Record<(typeof TAKES_DATA)[number], string>;

beforeAll(async () => {
  await addAccount(site, OWNER);
  cookie = await signInAs(site, OWNER);
  const own = await giveBelongings(db(), { ...OWNER, message: "x", number: 7001 });
  const product = await createProduct(db(), { stock: 9 });
  const item = await createHireItem(db(), { kind: "serialised", owned: 1 });
  const [unit] = await db()
    .select()
    .from(assets)
    .where(eq(assets.unitNumber, item.units[0] ?? 0));
  const orderId = await paidOrder(shopOf(db()), [{ product: product.id, quantity: "1" }]);
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
  const quote = await sendQuote();
  // A consumer withdraws with a button alone.
  const accepted = await sendQuote({ trade: true });
  await post(`${accepted.path}/acceptance`, await acceptFields(accepted.path));
  const [hire] = await db().select().from(hires).where(eq(hires.quoteId, accepted.id));
  for (const pattern of TAKES_DATA) pages[pattern] = pattern.replace(/^ga\?\/?/, "/");
  Object.assign(pages, {
    "ga?/account/addresses": "/account/addresses?add",
    "ga?/account/addresses/:id": `/account/addresses?edit=${own.addressId}`,
    "ga?/account/security/email": "/account/security",
    "ga?/auth/sign-up": "/auth?tab=sign-up",
    "ga?/dry-hire/basket": `/dry-hire/basket?items=${item.slug}`,
    "ga?/dry-hire/hire/:token/cancellation": `/dry-hire/hire/${hire?.token}`,
    "ga?/dry-hire/hire/:token/requests": `/dry-hire/hire/${hire?.token}`,
    "ga?/dry-hire/quote/:token/acceptance": quote.path,
    "ga?/dry-hire/quote/:token/changes": quote.path,
    "ga?/dry-hire/quote/:token/decline": quote.path,
    "ga?/shop/checkout/:token": await checkoutOf(product.id),
    "ga?/shop/orders/:token/withdraw": `/shop/orders/${order?.token}/withdraw`,
    "ga?/shop/payment-link/:token/:link": await paymentLinkOf(product.id),
    "ga?/u/:code": `/u/${unit?.code}`,
  });
});

async function checkoutOf(productId: string): Promise<string> {
  const made = await site.postJson("/api/create-checkout", {
    items: [{ product_id: productId, quantity: 1 }],
  });
  return new URL((JSON.parse(made.text) as { url: string }).url).pathname;
}

async function paymentLinkOf(productId: string): Promise<string> {
  const headers = { cookie: await signInAs(site) };
  const caller = {
    name: "Nóra",
    email: "guest@example.ie",
    phone: "091 1",
    locale: "en",
    delivery: "collection",
  };
  const billing = { bill_line1: "1 Shop Street", bill_town: "Galway" };
  const line = { "line.a.product": productId, "line.a.quantity": "1", "idempotency-key": newId() };
  await site.post("/admin/orders/new", { ...caller, ...billing, ...line }, headers);
  const [draft] = await db().select().from(draftOrders).orderBy(desc(draftOrders.number));
  const seen = { version: String(draft?.version), confirmed: "yes" };
  await site.post(`/admin/orders/drafts/${draft?.id}/links`, seen, headers);
  return `/shop/payment-link/${draft?.token}/1`;
}

const POSTS = /export (?:(?:const|async function|function) action|\{[^}]*\baction)\b/;

test("L19: every public route that is posted to is known by what it asks for", () => {
  const posted = listRoutes()
    .filter(({ pattern }) => pattern.startsWith("ga?") && !pattern.startsWith("ga?/preview"))
    .filter(({ files }) => files.some((file) => POSTS.test(readFileSync(join(ROOT, "app", file), "utf8"))))
    .map(({ pattern }) => pattern);
  expect([...TAKES_DATA, ...Object.values(TAKES_NONE).flat()].sort()).toEqual(posted.sort());
});

test.each(TAKES_DATA)(
  "L17, L19: the form for %s says what the data are for, with the notice one click away",
  async (pattern) => {
    for (const prefix of ["", "/ga"]) {
      const address = `${prefix}${pages[pattern]}`.replace(/^\/ga\/$/, "/ga");
      const headers = pattern.startsWith("ga?/account") ? { cookie } : {};
      const { status, text } = await site.ask(address, { headers });
      expect(status, address).toBe(200);
      const forms = parsePage(text)
        .all('form[method="post"]')
        .filter((form) => {
          const [path = ""] = (form.attribute("action") ?? address).split(/[?#]/);
          return matchPattern(pattern, path) !== null;
        })
        // A form of buttons alone asks for nothing.
        .filter(
          (form) =>
            form.all("input").some((input) => input.attribute("type") !== "hidden") ||
            form.all("textarea").length > 0,
        );
      expect(forms.length, address).toBeGreaterThan(0);
      for (const form of forms) {
        const [link, ...others] = form.all(`a[href="${prefix}/privacy"]`);
        expect([link !== undefined, others], `${form.attribute("action")} in ${address}`).toEqual([true, []]);
        expect(link?.closest("p")?.text.length ?? 0, "what the data are for").toBeGreaterThan(
          (link?.text.length ?? 0) + 30,
        );
        expect(form.text).not.toMatch(/newsletter|nuachtlitir/i);
      }
    }
  },
);

test("L19: who accepts a quote reads that network address and browser are kept as proof", async () => {
  const page = pages["ga?/dry-hire/quote/:token/acceptance"];
  for (const [prefix, words] of [
    ["", "the network address (IP) and browser"],
    ["/ga", "an seoladh líonra (IP) agus an brabhsálaí"],
  ] as const) {
    const forms = parsePage((await site.ask(`${prefix}${page}`)).text).all("form");
    const form = forms.find((one) => one.attribute("action")?.endsWith("/acceptance"));
    expect(form?.text).toContain(words);
  }
});
