import { eq } from "drizzle-orm";
import * as schema from "#app/db/schema/all.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { hiresOn } from "../hire/hires.ts";
import { type Belongings, giveBelongings } from "../shop/belongings.ts";
import { PERSON } from "./hostile-input.ts";
import { decode } from "./html-text.ts";
import { formsOf, type PageForm } from "./page-forms.ts";
import { fillPattern, type ListedRoute, matchPattern } from "./route-list.ts";
import { addAccount, tryToSignIn } from "./sign-in.ts";
import { ADMIN, type Answer, type TestServer } from "./test-server.ts";

/** The roles in which the site is visited. */
export const ROLES = ["visitor", "customer", "admin"] as const;
export type Role = (typeof ROLES)[number];

export type Cookies = Record<Role, string>;

const CUSTOMER = { name: PERSON.name, email: PERSON.email, password: "walks every route 1" };
/** Addresses of a pattern: others, with a query, show what the first one has not. */
const MAX_ADDRESSES = 4;

/** What a pattern leads to, seen through the eyes of those who may see it. */
export interface LearnedRoute {
  readonly addresses: string[];
  readonly forms: PageForm[];
}

/** Signs everybody in who is not, and gives the customer something to look at when the account is new. */
export async function signEverybodyIn(site: TestServer, cookies: Cookies): Promise<void> {
  if (!(await isAdmin(site, cookies.admin))) cookies.admin = await signInAdmin(site);
  if (!(await signedIn(site, cookies.customer))) cookies.customer = await signInCustomer(site);
}

/** The id of anyone who a cookie lets in; asked before every route, so no page is made for it. */
async function signedIn(site: TestServer, cookie: string): Promise<string | null> {
  const answer = await site.ask("/api/auth/get-session", { headers: { Cookie: cookie } });
  return answer.status === 200 ? (JSON.parse(answer.text)?.user?.id ?? null) : null;
}

async function isAdmin(site: TestServer, cookie: string): Promise<boolean> {
  const userId = await signedIn(site, cookie);
  if (userId === null) return false;
  const { db } = site.running.services.database;
  const roles = await db.select().from(schema.userRoles).where(eq(schema.userRoles.userId, userId));
  return roles.some(({ role }) => role === "admin");
}

async function isLetIn(site: TestServer, path: string, cookie: string): Promise<boolean> {
  return (await site.ask(path, { method: "HEAD", headers: { Cookie: cookie } })).status === 200;
}

function post(site: TestServer, path: string, body: object, cookie = ""): Promise<Answer> {
  return site.postJson(path, body, cookie === "" ? {} : { Cookie: cookie });
}

/** An attack may have taken the role of the one admin there is, or the account itself. */
async function signInAdmin(site: TestServer): Promise<string> {
  const first = await tryToSignIn(site, ADMIN);
  if (first && (await isLetIn(site, "/admin", first))) return first;
  const who = { name: "Admin", email: `admin-${newId()}@example.ie`, password: ADMIN.password };
  const userId = await addAccount(site, who);
  await site.running.services.database.db
    .insert(schema.userRoles)
    .values({ userId, role: "admin" })
    .onConflictDoNothing();
  return (await tryToSignIn(site, who)) ?? "";
}

async function signInCustomer(site: TestServer): Promise<string> {
  for (const email of [CUSTOMER.email, `${newId()}.${CUSTOMER.email}`]) {
    const who = { ...CUSTOMER, email };
    const known = await tryToSignIn(site, who);
    if (known) return known;
    await addAccount(site, who);
    const fresh = await tryToSignIn(site, who);
    if (fresh) return fresh;
  }
  return "";
}

/**
 * Walks the whole site as those it is made for, and learns where the routes with parameters lead and what their forms
 * hold. A new route is found by its place in the route table, or by the first link to it.
 */
export async function learnSite(
  site: TestServer,
  cookies: Cookies,
  routes: readonly ListedRoute[],
): Promise<ReadonlyMap<string, LearnedRoute>> {
  const learned = new Map<string, LearnedRoute>(
    routes.map(({ pattern }) => [pattern, { addresses: [], forms: [] }]),
  );
  const waiting: string[] = [];
  const met = new Map<string, Set<string>>();
  const judged = new Set<string>();
  const meet = (address: string) => {
    const target = address.split("#")[0] ?? "";
    // The links of the menu are on every page.
    if (judged.has(target)) return;
    judged.add(target);
    const path = target.split("?")[0] ?? "";
    const found = routes.find(({ pattern }) => pattern !== "ga?/*" && matchPattern(pattern, path));
    if (!found) return;
    const seen = met.get(found.pattern) ?? new Set();
    if (seen.has(target) || seen.size >= (found.pattern.includes(":") ? 2 : MAX_ADDRESSES)) return;
    met.set(found.pattern, seen.add(target));
    const known = learned.get(found.pattern)?.addresses;
    if (!known?.includes(path)) known?.push(path);
    waiting.push(target);
  };
  for (const address of await makeSomething(site, cookies)) meet(address);
  for (const { pattern } of routes) if (!/[:*]/.test(pattern)) meet(fillPattern(pattern));
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    for (const role of path.startsWith("/admin")
      ? (["admin"] as const)
      : (["visitor", "customer"] as const)) {
      const { headers, text } = await site.ask(path, {
        headers: cookies[role] ? { Cookie: cookies[role] } : {},
      });
      if (!headers["content-type"]?.startsWith("text/html")) break;
      for (const form of formsOf(text, path)) keepForm(learned.get(ownerOf(routes, form.action)), form);
      for (const [, href = ""] of text.matchAll(/\b(?:href|src|formaction)="(\/[^"]*)"/gi))
        meet(decode(href));
    }
  }
  return learned;
}

/** Many pages carry the same form, for another row or none; one of each kind is enough. */
function keepForm(route: LearnedRoute | undefined, form: PageForm): void {
  const kind = ({ method, fields }: PageForm) => `${method} ${fields.map(({ name }) => name).join(" ")}`;
  if (route && !route.forms.some((known) => kind(known) === kind(form))) route.forms.push(form);
}

function ownerOf(routes: readonly ListedRoute[], action: string): string {
  const path = action.split(/[?#]/)[0] ?? "";
  return routes.find(({ pattern }) => matchPattern(pattern, path))?.pattern ?? "";
}

/**
 * Makes what pages of every role show: orders, an enquiry, a withdrawal, an import. Gives the addresses that no page
 * links to.
 */
async function makeSomething(site: TestServer, cookies: Cookies): Promise<string[]> {
  const words = { message: PERSON.words, name: PERSON.name, email: CUSTOMER.email, number: 7001 };
  const own = await giveBelongings(site.running.services.database.db, { ...words, invoiced: false });
  const csvData = "Type,SKU,Name,Regular price\nsimple,ZQ-1,Zq7 lamp,10\nsimple,,,x\n";
  const run = await post(site, "/api/import-csv-products", { csvData }, cookies.admin);
  const { report } = JSON.parse(run.text) as { report?: string };
  return [
    ...(await buy(site)),
    `/shop/orders/${own.orderToken}`,
    `/shop/orders/${own.orderToken}/withdraw`,
    `/withdraw/${own.withdrawalToken}`,
    `/admin/enquiries/${own.enquiryId}/files/${own.attachmentId}`,
    `/admin/orders/${own.orderId}`,
    `/admin/orders/${own.orderId}/packing-sheet`,
    `/admin/packing/${own.orderId}`,
    `/admin/packing/${own.orderId}/sheet`,
    `/admin/packing/labels?id=${own.orderId}`,
    `/admin/packing/sheets?id=${own.orderId}`,
    ...["/admin/views", "/admin/notifications", "/admin/notifications/count"],
    "/admin/site-text?page=home",
    `/admin/import/${report}`,
    `/admin/import/${report}/errors.csv`,
    `/admin/import/${report}/missing-pictures.json`,
    ...under(`/admin/import/${report}`, [
      ...["checks", "deletion", "pictures", "pictures/retries", "reversal", "start", "stop"],
    ]),
    ...actionsOf(own, await firstProduct(site)),
    ...(await hire(site)),
    ...(await draft(site)),
  ];
}

/** An order that staff prepare, with the page of its payment link. */
async function draft(site: TestServer): Promise<string[]> {
  const { db } = site.running.services.database;
  const [id, token] = [newId(), newToken()];
  await db
    .insert(schema.draftOrders)
    .values({ id, token, number: 90_001, locale: "en", name: PERSON.name, email: PERSON.email });
  return [`/admin/orders/drafts/${id}`, `/shop/payment-link/${token}/${newToken()}`];
}

/** A quote that waits for its answer and one that became a hire, with what their customer can do. */
async function hire(site: TestServer): Promise<string[]> {
  const made = hiresOn(site.running.services.database.db);
  const quote = await made.quotes.draft();
  await made.quotes.send(quote.id);
  const draft = await made.quotes.draft();
  const { id, token, safetyToken } = await made.accepted();
  const [offer, own] = [`/dry-hire/quote/${quote.token}`, `/dry-hire/hire/${token}`];
  return [
    ...[offer, own],
    `/admin/hire/quotes/${draft.id}/preview`,
    `/calendar/${newToken()}.ics`,
    ...under(offer, ["acceptance", "changes", "decline", "holds", "openings", "pdf"]),
    ...under(own, ["availability", "calendar.ics", "cancellation", "payments", "requests"]),
    ...under(own, ["documents/delivery-1", "safety-pack"]),
    ...under(`/dry-hire/safety/${safetyToken}`, ["pack", `reports/${newId()}`]),
    `/dry-hire/safety/${safetyToken}`,
    ...under(`/admin/hire/hires/${id}`, ["delivery-signature", "payments", "return-signature", "waivers"]),
    ...under(`/admin/hire/hires/${id}`, ["security-charges", "security-refunds"]),
    ...under(`/admin/hire/hires/${id}/documents`, ["delivery-1", "manifest/csv", "pick-list", "values/pdf"]),
    `/admin/hire/hires/${id}/documents/safety-pack`,
    ...under("/account/hire/feeds", [`${newId()}/revocation`]),
    "/account/hire/feeds",
  ];
}

const commentsOf = () => ["comments", `comments/${newId()}`, `comments/${newId()}/deletion`];

/** What can be done to each of them. Most of these addresses are in a form only while it is possible. */
function actionsOf(
  { addressId, orderId, orderToken, enquiryId, userId, mailId, withdrawalId }: Belongings,
  productId: string,
): string[] {
  const refund = `refunds/${newId()}`;
  return [
    ...under(`/admin/orders/${orderId}`, [
      ...[
        "cancellation",
        "collection-reversal",
        "dispatch-reversal",
        ...["edit", "edit/figures"],
        "fulfilments",
        "reception",
        "resolutions",
        "transfers",
        `mails/${mailId || newId()}/copies`,
      ],
      ...[
        "refunds",
        "refunds/cancellation",
        `${refund}/retries`,
        `${refund}/restock`,
        `${refund}/settlement`,
      ],
    ]),
    ...under(`/admin/orders/drafts/${newId()}`, ["cancellation", "counter-sales", "links", "orders"]),
    "/admin/orders/drafts/figures",
    "/admin/orders/assignments",
    "/admin/orders/assignments/reversal",
    ...under(`/admin/orders/${orderId}`, ["assignments", ...commentsOf()]),
    ...under(`/admin/customers/${newId()}`, ["data", "details", "erasure", "merges", ...commentsOf()]),
    ...under(`/admin/customers/${newId()}`, [`merges/${newId()}/reversal`, "price-list"]),
    `/admin/price-lists/${newId()}/deletion`,
    ...under(`/admin/packing/${orderId}`, ["collection-reversal", "dispatch-reversal", "fulfilments"]),
    ...under(`/admin/stock/${newId()}`, ["counts", "counts/reversal"]),
    `/admin/stock/hire/${newId()}/counts`,
    ...under("/admin/packing/dispatches", [`${newId()}/reversal`]),
    ...under("/admin/orders/dispatches", [`${newId()}/reversal`]),
    ...["/admin/packing/dispatches", "/admin/orders/dispatches"],
    ...under("/admin/views", ["columns", newId(), `${newId()}/deletion`]),
    ...under("/admin/notifications", ["choices", "reads"]),
    ...under(`/admin/enquiries/${enquiryId}`, [
      "assignments",
      "moves",
      "notes",
      "quotes",
      "replies",
      "reversal",
    ]),
    ...under(`/admin/products/${productId}`, [
      "copies",
      "deletion",
      "draft",
      "draft/deletion",
      "publication",
      "stock-changes",
    ]),
    `/admin/products/${productId}/stock-changes/${newId()}/reversal`,
    `/admin/users/${userId}/lock`,
    ...under(`/admin/withdrawals/${withdrawalId}`, ["order", "refund", "refusal"]),
    ...under("/admin/searches", ["misses/deletion", `synonyms/${newId()}/deletion`]),
    "/admin/redirects/removals",
    ...under(`/admin/categories/${newId()}`, ["deletion", "merges", "moves"]),
    `/admin/categories/${newId()}`,
    ...under("/admin/products", ["changes", `changes/${newId()}/reversal`, "samples/deletion"]),
    ...under(`/admin/brands/${newId()}`, ["deletion", "fills", "name", `fills/${newId()}/reversal`]),
    ...under(`/admin/hire/hires/${newId()}`, [
      "cancellation",
      "charges",
      "closure",
      "dates",
      `requests/${newId()}`,
    ]),
    ...under(`/admin/hire/hires/${newId()}`, ["assignments", "availability", "notes", "resolutions"]),
    ...under(`/admin/hire/hires/${newId()}`, commentsOf()),
    ...under(`/admin/hire/hires/${newId()}`, ["safety-links", "subhires", `subhires/${newId()}`]),
    "/admin/hire/board/moves",
    `/admin/settings/webhooks/${newId()}`,
    ...under(`/admin/settings/webhooks/${newId()}`, ["deletion", "tests", `deliveries/${newId()}/retries`]),
    ...under(`/admin/hire/shortages/${newId()}`, [
      "assignments",
      "attempts",
      "reallocation",
      "reductions",
      "solution",
      "subhires",
      "substitution",
    ]),
    `/admin/hire/hires/${newId()}/subhires/${newId()}/orders`,
    `/admin/hire/hires/${newId()}/substitutions/reversal`,
    ...under(`/admin/hire/items/${newId()}`, [
      ...["count-changes", "deletion", "recoveries", "stock-moves", "units", "write-offs"],
    ]),
    ...["/admin/hire/items/samples/deletion", "/admin/hire/import/runs", "/admin/hire/units/1001/state"],
    "/admin/hire/warehouse/scans",
    ...under(`/admin/hire/warehouse/${newId()}/return`, ["check", "damage-corrections"]),
    ...["/admin/hire/warehouse/photos", `/admin/hire/units/photos/${newId()}`],
    `/u/0000000000A/certificates/${newId()}`,
    ...under(`/admin/hire/units/counted/${newId()}`, ["recoveries", "write-offs"]),
    ...under("/admin/hire/units/1001", ["inspections", "repair"]),
    `/admin/hire/units/1001/inspections/${newId()}/report`,
    "/admin/hire/inspections/records",
    `/admin/hire/groups/${newId()}/deletion`,
    ...under(`/admin/hire/suppliers/${newId()}`, ["archiving", "deletion", "restoration"]),
    `/admin/hire/feeds/${newId()}/revocation`,
    ...[`/admin/hire/venues/${newId()}/deletion`, `/admin/hire/vehicles/${newId()}/deletion`],
    ...under("/admin/hire/quotes", ["additions", "assignments", "assignments/reversal"]),
    ...under(`/admin/hire/quotes/${newId()}`, [
      "assignments",
      ...commentsOf(),
      "copies",
      "draft/deletion",
      "figures",
      `requests/${newId()}`,
      "sending",
      "versions",
      "withdrawal",
    ]),
    ...under("/admin/content/team", ["changes", "order"]),
    ...under(`/admin/content/team/${newId()}`, [
      "deletion",
      "draft",
      "draft/deletion",
      "hidden",
      "moves",
      "publication",
      "published",
      "restoration",
      "rows",
    ]),
    `/admin/content/team/${newId()}/versions/${newId()}/restoration`,
    ...under("/admin/site-text/home.description", ["reset", `versions/${newId()}/restoration`]),
    ...under(`/admin/media/${newId()}`, ["deletion", "file"]),
    `/account/sessions/${newId()}/deletion`,
    ...under(`/account/addresses/${addressId}`, ["default", "deletion"]),
    `/account/addresses/${addressId}`,
    `/shop/orders/${orderToken}/extensions`,
    ...under(`/shop/cart/lines/${newId()}`, ["deletion", "quantity", "saving"]),
    ...under(`/shop/cart/saved/${newId()}`, ["deletion", "restoration"]),
    ...under(`/shop/saved/${newId()}`, ["deletion", "restoration", "saving"]),
  ];
}

function under(page: string, actions: readonly string[]): string[] {
  return actions.map((action) => `${page}/${action}`);
}

async function firstProduct(site: TestServer): Promise<string> {
  const { products } = JSON.parse((await site.ask("/api/products")).text) as { products: { id: string }[] };
  return products[0]?.id ?? "";
}

/** A checkout that stays open, one that waits for its payment, and one that is paid. */
async function buy(site: TestServer): Promise<string[]> {
  const { products } = JSON.parse((await site.ask("/api/products")).text) as { products: { id: string }[] };
  const items = products.slice(0, 2).map(({ id }) => ({ product_id: id, quantity: 1 }));
  const open = async () => {
    const { url } = JSON.parse((await post(site, "/api/create-checkout", { items })).text) as { url: string };
    return new URL(url).pathname;
  };
  const address = { line1: "1 Shop Street", town: "Galway", billLine1: "1 Shop Street", billTown: "Galway" };
  const buyer = { name: PERSON.name, email: PERSON.email, phone: PERSON.phone, ...address, terms: "yes" };
  const checkout = { ...buyer, delivery: "collection" };
  const waiting = await sendForm(site, await open(), checkout);
  const paid = await sendForm(site, await sendForm(site, await open(), checkout), { button: "pay" });
  const order = new URL(paid, site.origin).searchParams.get("order");
  await untilInvoiced(site, `/shop/orders/${order}`);
  return [await open(), waiting, `/shop/orders/${order}`];
}

/** Invoices are made beside the answer, a moment later. */
async function untilInvoiced(site: TestServer, path: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (/\/invoice\//.test((await site.ask(path)).text)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("The order has no invoice");
}

/** Sends the form of a page that has one of these fields, with its hidden ones; resolves with where it leads. */
export async function sendForm(
  site: TestServer,
  path: string,
  filled: Record<string, string>,
): Promise<string> {
  return (await sendFormFully(site, path, filled)).path;
}

/**
 * Sends a form and gives also the cookie of the result that the next page shows. `button` is the address of the pressed
 * one.
 */
export async function sendFormFully(
  site: TestServer,
  path: string,
  filled: Record<string, string>,
  button?: string,
): Promise<{ readonly path: string; readonly flash: string }> {
  const forms = formsOf((await site.ask(path)).text, path);
  const form = forms.find(({ fields }) => fields.some(({ name }) => name in filled));
  const hidden = form?.fields.filter(({ type }) => type === "hidden").map(({ name, value }) => [name, value]);
  const answer = await site.ask(button ?? form?.action ?? path, {
    method: "POST",
    headers: { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...Object.fromEntries(hidden ?? []), ...filled }).toString(),
  });
  const { pathname, search } = new URL(answer.headers.location ?? "/none", site.origin);
  const cookies = [answer.headers["set-cookie"] ?? []].flat();
  const flash = cookies.find((cookie) => cookie.startsWith("flash-"))?.split(";")[0] ?? "";
  return { path: pathname + search, flash };
}
