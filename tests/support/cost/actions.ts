import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { CostVisitor, type Page } from "./visitor.ts";

/** What the actions need to know of the site that they are done on. */
export interface CostSite {
  readonly origin: string;
  /** `SECRET` of the site, with which its form tokens are signed. */
  readonly secret: string;
  readonly product: { readonly id: string; readonly slug: string };
  readonly customer: Credentials;
  readonly admin: Credentials;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The admin of a measured site, for its environment. */
export const ADMIN_ENV = { ADMIN_EMAIL: "admin@example.ie", ADMIN_PASSWORD: "a-long-admin-passphrase" };

/** Something that a visitor does, as one or more requests. Throws when the site does not do it. */
export type Act = () => Promise<unknown>;

/**
 * The actions whose cost is measured, by the name that docs/cost.md gives them. A page is asked for again and again;
 * *rendered*: at an address that no one has asked for, as after a change.
 */
export async function prepareActions(site: CostSite): Promise<Readonly<Record<string, Act>>> {
  const customer = await signedIn(site, site.customer);
  const admin = await signedIn(site, site.admin);
  const order = await buy(site);
  return {
    "guest order": () => buy(site),
    "order page": () => new CostVisitor(site.origin).get(order.page),
    "shop list, session": () => customer.get("/shop/browse"),
    "shop list, rendered": () => customer.get(`/shop/browse?v=${randomUUID()}`),
    "product page, session": () => customer.get(`/shop/product/${site.product.slug}`),
    "search, session": () => customer.get("/shop/browse?search=light"),
    "cart change": () => addToCart(site, customer),
    "sign-in": () => signedIn(site, site.customer),
    "send enquiry": () => enquire(site),
    "admin: orders": () => admin.get("/admin/orders"),
    "admin: products": () => admin.get("/admin/products"),
    "admin: products, rendered": () => admin.get(`/admin/products?v=${randomUUID()}`),
    "admin: enquiries": () => admin.get("/admin/enquiries"),
  };
}

async function signedIn({ origin }: CostSite, json: Credentials): Promise<CostVisitor> {
  const visitor = new CostVisitor(origin);
  await visitor.post("/api/auth/sign-in/email", { json });
  return visitor;
}

function addToCart({ product }: CostSite, customer: CostVisitor): Promise<Page> {
  const json = { key: randomUUID(), items: [{ product_id: product.id, quantity: 1 }] };
  return customer.post("/api/cart-items", { json });
}

/** A guest's order, from the cart to *Order Successful!*: six requests. */
async function buy({ origin, product }: CostSite): Promise<{ readonly page: string }> {
  const guest = new CostVisitor(origin);
  const items = [{ product_id: product.id, quantity: 1 }];
  const made = await guest.post("/api/create-checkout", { json: { items } });
  const checkout = (JSON.parse(made.text) as { url: string }).url;
  const shown = await guest.get(checkout);
  const form = {
    seal: /name="seal" value="([^"]+)"/.exec(shown.text)?.[1] ?? "",
    name: "Áine Ní Bhriain",
    email: `buyer-${randomUUID()}@example.ie`,
    phone: "091 555 000",
    delivery: "collection",
    billLine1: "1 Shop Street",
    billTown: "Galway",
    terms: "yes",
  };
  const placed = await guest.post(checkout, { form, wanted: 303 });
  await guest.get(placed.location);
  const paid = await guest.post(placed.location, { form: { button: "pay" }, wanted: 303 });
  const success = await guest.get(paid.location);
  if (!success.text.includes("Order Successful!")) throw new Error("The order was not paid.");
  const token = new URL(paid.location, origin).searchParams.get("order");
  return { page: `/shop/orders/${token}` };
}

/** A form opened a minute ago: faster ones are taken for a program's. */
async function enquire({ origin, secret }: CostSite): Promise<void> {
  const key = await getFormSecret({} as Db, { secret });
  const form = {
    form_token: makeFormToken(key, { now: new Date(Date.now() - 60_000) }),
    name: "Pádraig Breathnach",
    email: `visitor-${randomUUID()}@example.ie`,
    phone: "091 555 001",
    message: "Please quote for a stage and two lamps.",
  };
  const { text } = await new CostVisitor(origin).post("/contact", { form });
  if (!/IST-\d{4}-\d+/.test(text)) throw new Error("The enquiry was not stored.");
}
