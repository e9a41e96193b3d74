import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { fillPattern, listRoutes } from "#tests/support/http/route-list.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type Answer, useTestServer } from "#tests/support/http/test-server.ts";

/** Who may see a route. "secret": anyone who knows its token, which no one here does. "api": answers by problem, not redirect. "signpost": leads everybody to one guarded page. */
type Access = "public" | "customer" | "admin" | "secret" | "customer-api" | "write-only" | "signpost";

/** Every route of the site, classed by hand. A route that is missing here fails the suite. */
const ACCESS: Readonly<Record<string, Access>> = {
  "ga?": "public",
  "ga?/hire": "public",
  "ga?/studio5": "public",
  "ga?/projects": "public",
  "ga?/service-centre": "public",
  "ga?/equipment-servicing": "public",
  "ga?/dry-hire": "public",
  "ga?/dry-hire/basket": "public",
  "ga?/dry-hire/browse": "public",
  "ga?/dry-hire/item/:slug": "secret",
  "ga?/dry-hire/rider": "public",
  "ga?/dry-hire/rider/choices": "public",
  "ga?/dry-hire/quote/:token": "secret",
  "ga?/dry-hire/quote/:token/acceptance": "secret",
  "ga?/dry-hire/quote/:token/changes": "secret",
  "ga?/dry-hire/quote/:token/decline": "secret",
  "ga?/dry-hire/quote/:token/holds": "secret",
  "ga?/dry-hire/quote/:token/openings": "write-only",
  "ga?/dry-hire/quote/:token/pdf": "secret",
  "ga?/dry-hire/hire/:token": "secret",
  "ga?/dry-hire/hire/:token/availability": "secret",
  "ga?/dry-hire/hire/:token/calendar.ics": "secret",
  "ga?/dry-hire/hire/:token/documents/:note": "secret",
  "ga?/dry-hire/hire/:token/safety-pack": "secret",
  "ga?/dry-hire/safety/:token": "secret",
  "ga?/dry-hire/safety/:token/pack": "secret",
  "ga?/dry-hire/safety/:token/reports/:inspection": "secret",
  "ga?/dry-hire/hire/:token/cancellation": "secret",
  "ga?/dry-hire/hire/:token/payments": "secret",
  "ga?/dry-hire/hire/:token/requests": "secret",
  "ga?/our-team": "public",
  "ga?/contact": "public",
  "ga?/privacy": "public",
  "ga?/terms": "public",
  "ga?/hire-terms": "public",
  "ga?/returns": "public",
  "ga?/cookies": "public",
  "ga?/accessibility": "public",
  "ga?/shop": "public",
  "ga?/shop/browse": "public",
  "ga?/shop/product/:slug": "secret",
  "ga?/shop/cart": "public",
  "ga?/shop/cart/checkouts": "public",
  "ga?/shop/cart/items": "public",
  "ga?/shop/cart/offers": "public",
  "ga?/shop/request": "public",
  "ga?/shop/checkout/:token": "secret",
  "ga?/shop/payment-link/:token/:link": "secret",
  "ga?/shop/pay/:session": "secret",
  "ga?/shop/orders/:token": "secret",
  "ga?/shop/orders/:token/extensions": "secret",
  "ga?/shop/orders/:token/withdraw": "secret",
  "ga?/withdraw": "public",
  "ga?/withdraw/:token": "secret",
  "ga?/shop/orders/:token/invoice/:number": "secret",
  "ga?/shop/orders/:token/pdf/:file": "secret",
  "ga?/shop/success": "public",
  "ga?/offline": "public",
  "ga?/auth": "public",
  "ga?/auth/sign-up": "public",
  "ga?/auth/forgot": "public",
  "ga?/auth/reset": "public",
  "ga?/auth/confirm": "public",
  "ga?/auth/code": "public",
  "ga?/auth/code/recovery": "public",
  "ga?/auth/new-address": "public",
  "ga?/auth/sign-out": "write-only",
  "ga?/account": "customer",
  "ga?/account/sessions/deletion": "customer",
  "ga?/account/sessions/:id/deletion": "customer",
  "ga?/account/orders": "customer",
  "ga?/account/invoices": "customer",
  "ga?/account/addresses": "customer",
  "ga?/account/addresses/:id": "customer",
  "ga?/account/addresses/:id/default": "customer",
  "ga?/account/addresses/:id/deletion": "customer",
  "ga?/account/enquiries": "customer",
  "ga?/account/hire": "customer",
  "ga?/account/hire/feeds": "customer",
  "ga?/account/hire/feeds/:id/revocation": "customer",
  "ga?/account/security": "customer",
  "ga?/account/security/email": "customer",
  "ga?/account/security/password": "customer",
  "ga?/account/security/code": "customer",
  "ga?/account/security/code/activation": "customer",
  "ga?/account/security/code/deletion": "customer",
  "ga?/account/security/code/recovery-codes": "customer",
  "ga?/account/security/code/setup": "customer",
  "ga?/account/data": "customer",
  "ga?/account/delete": "customer",
  "ga?/u/:code/certificates/:inspection": "secret",
  "ga?/u/:code": "secret",
  "ga?/styleguide": "public",
  "ga?/preview/product/:id": "admin",
  "ga?/preview/:collection/:id": "admin",
  admin: "admin",
  "admin/find": "admin",
  "admin/audit": "admin",
  "admin/audit/export": "admin",
  "admin/mail/export": "admin",
  "admin/users/export": "admin",
  "admin/searches/export": "admin",
  "admin/import": "admin",
  "admin/categories": "admin",
  "admin/categories/:id": "admin",
  "admin/categories/:id/deletion": "admin",
  "admin/categories/:id/merges": "admin",
  "admin/categories/:id/moves": "admin",
  "admin/products": "admin",
  "admin/products/changes": "admin",
  "admin/products/changes/:batch/reversal": "admin",
  "admin/products/samples/deletion": "admin",
  "admin/products/export": "admin",
  "admin/products/cell": "admin",
  "admin/products/find": "admin",
  "admin/products/:id": "admin",
  "admin/products/:id/copies": "admin",
  "admin/products/:id/deletion": "admin",
  "admin/products/:id/publication": "admin",
  "admin/products/:id/stock-changes": "admin",
  "admin/products/:id/stock-changes/:line/reversal": "admin",
  "admin/import/new": "admin",
  "admin/import/export.csv": "admin",
  "admin/import/:id": "admin",
  "admin/import/:id/checks": "admin",
  "admin/import/:id/deletion": "admin",
  "admin/import/:id/pictures": "admin",
  "admin/import/:id/pictures/retries": "admin",
  "admin/import/:id/reversal": "admin",
  "admin/import/:id/start": "admin",
  "admin/import/:id/stop": "admin",
  "admin/import/:id/errors.csv": "admin",
  "admin/reports": "admin",
  "admin/reports/accounting": "admin",
  "admin/reports/activity": "admin",
  "admin/reports/best-sellers": "admin",
  "admin/reports/discounts": "admin",
  "admin/discounts": "admin",
  "admin/discounts/:id": "admin",
  "admin/reports/documents": "admin",
  "admin/reports/export/:report": "admin",
  "admin/reports/hire": "admin",
  "admin/reports/stock": "admin",
  "admin/reports/vat": "admin",
  "admin/notifications": "admin",
  "admin/notifications/choices": "admin",
  "admin/notifications/count": "admin",
  "admin/notifications/reads": "admin",
  "admin/views": "admin",
  "admin/views/columns": "admin",
  "admin/views/:id": "admin",
  "admin/views/:id/deletion": "admin",
  "admin/packing": "admin",
  "admin/packing/dispatches": "admin",
  "admin/packing/dispatches/:batch/reversal": "admin",
  "admin/packing/labels": "admin",
  "admin/packing/sheets": "admin",
  "admin/packing/:id": "admin",
  "admin/packing/:id/dispatch-reversal": "admin",
  "admin/packing/:id/fulfilments": "admin",
  "admin/packing/:id/sheet": "admin",
  "admin/customers": "admin",
  "admin/customers/export": "admin",
  "admin/customers/:id": "admin",
  "admin/customers/:id/comments": "admin",
  "admin/customers/:id/comments/:comment": "admin",
  "admin/customers/:id/comments/:comment/deletion": "admin",
  "admin/customers/:id/details": "admin",
  "admin/customers/:id/erasure": "admin",
  "admin/customers/:id/merges": "admin",
  "admin/customers/:id/merges/:merged/reversal": "admin",
  "admin/customers/:id/data": "admin",
  "admin/orders": "admin",
  "admin/orders/assignments": "admin",
  "admin/orders/dispatches": "admin",
  "admin/orders/dispatches/:batch/reversal": "admin",
  "admin/orders/:id/assignments": "admin",
  "admin/orders/:id/comments": "admin",
  "admin/orders/:id/comments/:comment": "admin",
  "admin/orders/:id/comments/:comment/deletion": "admin",
  "admin/orders/export": "admin",
  "admin/orders/new": "admin",
  "admin/orders/drafts": "admin",
  "admin/orders/drafts/export": "admin",
  "admin/orders/drafts/customers": "admin",
  "admin/orders/drafts/figures": "admin",
  "admin/orders/drafts/goods": "admin",
  "admin/orders/drafts/:id": "admin",
  "admin/orders/drafts/:id/cancellation": "admin",
  "admin/orders/drafts/:id/links": "admin",
  "admin/orders/drafts/:id/orders": "admin",
  "admin/orders/:id": "admin",
  "admin/orders/:id/edit": "admin",
  "admin/orders/:id/edit/figures": "admin",
  "admin/orders/:id/packing-sheet": "admin",
  "admin/orders/:id/cancellation": "admin",
  "admin/orders/:id/dispatch-reversal": "admin",
  "admin/orders/:id/fulfilments": "admin",
  "admin/orders/:id/reception": "admin",
  "admin/orders/:id/mails/:mail/copies": "admin",
  "admin/orders/:id/refunds": "admin",
  "admin/orders/:id/refunds/cancellation": "admin",
  "admin/orders/:id/refunds/:refund/retries": "admin",
  "admin/orders/:id/refunds/:refund/settlement": "admin",
  "admin/orders/:id/resolutions": "admin",
  "admin/orders/:id/transfers": "admin",
  "admin/withdrawals": "admin",
  "admin/withdrawals/:id/order": "admin",
  "admin/withdrawals/:id/refund": "admin",
  "admin/withdrawals/:id/refusal": "admin",
  "admin/enquiries": "admin",
  "admin/enquiries/hours": "admin",
  "admin/enquiries/export": "admin",
  "admin/enquiries/:id": "admin",
  "admin/enquiries/:id/files/:attachment": "admin",
  "admin/enquiries/:id/assignments": "admin",
  "admin/enquiries/:id/moves": "admin",
  "admin/enquiries/:id/notes": "admin",
  "admin/enquiries/:id/quotes": "admin",
  "admin/enquiries/:id/replies": "admin",
  "admin/enquiries/:id/reversal": "admin",
  "admin/hire/board": "admin",
  "admin/hire/board/moves": "admin",
  "admin/hire/hires": "admin",
  "admin/hire/hires/:id": "admin",
  "admin/hire/pick-lists": "admin",
  "admin/hire/hires/:id/documents/pick-list": "admin",
  "admin/hire/hires/:id/documents/manifest/:format": "admin",
  "admin/hire/hires/:id/documents/values/:format": "admin",
  "admin/hire/hires/:id/documents/:note": "admin",
  "admin/hire/hires/:id/documents/safety-pack": "admin",
  "admin/hire/hires/:id/delivery-signature": "admin",
  "admin/hire/hires/:id/return-signature": "admin",
  "admin/hire/hires/:id/assignments": "admin",
  "admin/hire/hires/:id/availability": "admin",
  "admin/hire/hires/:id/cancellation": "admin",
  "admin/hire/hires/:id/charges": "admin",
  "admin/hire/hires/:id/closure": "admin",
  "admin/hire/hires/:id/dates": "admin",
  "admin/hire/hires/:id/notes": "admin",
  "admin/hire/hires/:id/requests/:request": "admin",
  "admin/hire/hires/:id/resolutions": "admin",
  "admin/hire/hires/:id/safety-links": "admin",
  "admin/hire/hires/:id/subhires": "admin",
  "admin/hire/hires/:id/subhires/:subhire": "admin",
  "admin/hire/hires/:id/subhires/:subhire/orders": "admin",
  "admin/hire/shortages": "admin",
  "admin/hire/shortages/:id/assignments": "admin",
  "admin/hire/shortages/:id/attempts": "admin",
  "admin/hire/shortages/:id/reductions": "admin",
  "admin/hire/shortages/:id/solution": "admin",
  "admin/hire/shortages/:id/subhires": "admin",
  "admin/hire/shortages/:id/reallocation": "admin",
  "admin/hire/shortages/:id/substitution": "admin",
  "admin/hire/items": "admin",
  "admin/hire/items/samples/deletion": "admin",
  "admin/hire/items/export": "admin",
  "admin/hire/import": "admin",
  "admin/hire/import/runs": "admin",
  "admin/hire/items/:id": "admin",
  "admin/hire/items/:id/count-changes": "admin",
  "admin/hire/items/:id/deletion": "admin",
  "admin/hire/items/:id/stock-moves": "admin",
  "admin/hire/items/:id/units": "admin",
  "admin/hire/feeds": "admin",
  "admin/hire/feeds/:id/revocation": "admin",
  "admin/hire/groups": "admin",
  "admin/hire/groups/:id": "admin",
  "admin/hire/groups/:id/deletion": "admin",
  "admin/hire/vehicles": "admin",
  "admin/hire/vehicles/:id": "admin",
  "admin/hire/vehicles/:id/deletion": "admin",
  "admin/hire/venues": "admin",
  "admin/hire/venues/:id": "admin",
  "admin/hire/venues/:id/deletion": "admin",
  "admin/hire/quotes": "admin",
  "admin/hire/quotes/additions": "admin",
  "admin/hire/quotes/assignments": "admin",
  "admin/hire/quotes/assignments/reversal": "admin",
  "admin/hire/quotes/export": "admin",
  "admin/hire/quotes/items": "admin",
  "admin/hire/quotes/:id": "admin",
  "admin/hire/quotes/:id/assignments": "admin",
  "admin/hire/quotes/:id/figures": "admin",
  "admin/hire/quotes/:id/preview": "admin",
  "admin/hire/quotes/:id/sending": "admin",
  "admin/hire/quotes/:id/versions": "admin",
  "admin/hire/quotes/:id/withdrawal": "admin",
  "admin/hire/suppliers": "admin",
  "admin/hire/suppliers/:id": "admin",
  "admin/hire/warehouse": "admin",
  "admin/hire/warehouse/scans": "admin",
  "admin/hire/warehouse/photos": "admin",
  "admin/hire/units/photos/:photo": "admin",
  "admin/hire/warehouse/:id/prepare": "admin",
  "admin/hire/warehouse/:id/return": "admin",
  "admin/hire/warehouse/:id/return/check": "admin",
  "admin/hire/units": "admin",
  "admin/hire/units/export": "admin",
  "admin/hire/labels": "admin",
  "admin/hire/units/:number": "admin",
  "admin/hire/units/:number/state": "admin",
  "admin/hire/units/:number/inspections": "admin",
  "admin/hire/units/:number/inspections/:inspection/report": "admin",
  "admin/hire/inspections": "admin",
  "admin/hire/inspections/records": "admin",
  "admin/hire/inspections/export": "admin",
  "admin/users": "admin",
  "admin/users/:id": "admin",
  "admin/users/:id/:change": "admin",
  "admin/brands": "admin",
  "admin/brands/missing": "admin",
  "admin/brands/categories": "admin",
  "admin/brands/:id": "admin",
  "admin/brands/:id/deletion": "admin",
  "admin/brands/:id/fills": "admin",
  "admin/brands/:id/name": "admin",
  "admin/brands/:id/fills/:batch/reversal": "admin",
  "admin/searches": "admin",
  "admin/searches/misses/deletion": "admin",
  "admin/searches/synonyms/:id/deletion": "admin",
  "admin/attributes": "admin",
  "admin/content": "admin",
  "admin/content/:collection": "admin",
  "admin/content/:collection/changes": "admin",
  "admin/content/:collection/order": "admin",
  "admin/content/:collection/:id/deletion": "admin",
  "admin/content/:collection/:id/moves": "admin",
  "admin/content/:collection/:id/publication": "admin",
  "admin/content/:collection/:id/restoration": "admin",
  "admin/content/:collection/:id/versions/:version/restoration": "admin",
  "admin/content/:collection/:id": "admin",
  "admin/content/:collection/:id/hidden": "admin",
  "admin/content/:collection/:id/published": "admin",
  "admin/content/:collection/:id/rows": "admin",
  "admin/media": "admin",
  "admin/help": "admin",
  "admin/help/:chapter": "admin",
  "admin/errors/export": "admin",
  "admin/redirects/export": "admin",
  "admin/withdrawals/export": "admin",
  "admin/redirects": "admin",
  "admin/redirects/removals": "admin",
  "admin/redirects/coverage": "admin",
  "admin/redirects/coverage/acceptances": "admin",
  "admin/redirects/coverage/comparisons": "admin",
  "admin/redirects/coverage/deletion": "admin",
  "admin/redirects/coverage/hosts": "admin",
  "admin/redirects/coverage/reason-acceptances": "admin",
  "admin/redirects/coverage/reason-skips": "admin",
  "admin/redirects/coverage/reopenings": "admin",
  "admin/redirects/coverage/skips": "admin",
  "admin/words": "admin",
  "admin/words/:key": "admin",
  "admin/words/:key/reset": "admin",
  "admin/words/:key/versions/:version/restoration": "admin",
  "admin/media/picker": "admin",
  "admin/media/:id": "admin",
  "admin/media/:id/deletion": "admin",
  "admin/media/:id/file": "admin",
  "admin/settings": "admin",
  "admin/settings/:section": "admin",
  "admin/errors": "admin",
  "admin/mail": "admin",
  "admin/mail/:id": "admin",
  "admin/mail/:id/html": "admin",
  "api/send-form-email": "write-only",
  "api/enquiry-proof": "write-only",
  "api/create-checkout": "write-only",
  "api/hire/availability": "write-only",
  "api/hire/price": "write-only",
  "api/hire/match": "write-only",
  "api/hire/load": "write-only",
  "api/hire/basket": "customer-api",
  "api/import-csv-products": "write-only",
  "api/webhooks/stripe": "write-only",
  "api/categories": "public",
  "api/products": "public",
  "api/products/suggest": "public",
  "api/cart-items": "customer-api",
  "api/user-roles": "customer-api",
  "api/openapi.json": "public",
  "api/auth/*": "secret",
  healthz: "public",
  readyz: "public",
  metrics: "secret",
  "calendar/:file": "secret",
  "robots.txt": "public",
  "sitemap.xml": "public",
  "feeds/products-en.xml": "public",
  "feeds/products-ga.xml": "public",
  "manifest.webmanifest": "public",
  "sw.js": "public",
  "shop/saved/merges": "write-only",
  "shop/saved/gone/deletion": "write-only",
  "shop/saved/:id/deletion": "write-only",
  "shop/saved/:id/restoration": "write-only",
  "shop/saved/:id/saving": "write-only",
  ".well-known/change-password": "signpost",
  "ga?/*": "secret",
};

const CUSTOMER = { name: "Route Walker", email: "walker@example.ie", password: "walks every route 1" };
const NOWHERE = { id: "01890000-0000-7000-8000-000000000000", token: "A".repeat(32), other: "nothing-here" };

const site = useTestServer();
const cookies = { visitor: "", customer: "", admin: "" };

/** An address that fits the pattern and belongs to no one. */
const addressOf = (pattern: string) =>
  fillPattern(pattern, { id: NOWHERE.id, token: NOWHERE.token, session: NOWHERE.token }, NOWHERE.other);

async function post(path: string, body: object): Promise<Answer> {
  return site.ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.origin },
    body: JSON.stringify(body),
  });
}

beforeAll(async () => {
  await post("/api/auth/sign-up/email", CUSTOMER);
  const { db } = site.running.services.database;
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, CUSTOMER.email));
  cookies.customer = await signInAs(site, CUSTOMER);
  cookies.admin = await signInAs(site);
});

const patterns = listRoutes().map(({ pattern }) => pattern);

test("every route is classed, and every class has its route", () => {
  expect(patterns.filter((pattern) => !(pattern in ACCESS))).toEqual([]);
  expect(Object.keys(ACCESS).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

/** What a GET of somebody else's, or no one's, address must answer. `to` is where a refusal leads. */
const EXPECTED: Record<Access, Record<keyof typeof cookies, { statuses: number[]; to?: RegExp }>> = {
  public: {
    visitor: { statuses: [200] },
    customer: { statuses: [200, 302] },
    admin: { statuses: [200, 302] },
  },
  secret: { visitor: { statuses: [404] }, customer: { statuses: [404] }, admin: { statuses: [404] } },
  customer: {
    visitor: { statuses: [302], to: /^\/auth\?/ },
    customer: { statuses: [200] },
    admin: { statuses: [200] },
  },
  admin: {
    visitor: { statuses: [302], to: /^\/auth\?/ },
    customer: { statuses: [302], to: /^\/$/ },
    admin: { statuses: [200, 404] },
  },
  "customer-api": { visitor: { statuses: [401] }, customer: { statuses: [200] }, admin: { statuses: [200] } },
  signpost: {
    visitor: { statuses: [302], to: /^\/account\// },
    customer: { statuses: [302], to: /^\/account\// },
    admin: { statuses: [302], to: /^\/account\// },
  },
  "write-only": {
    visitor: { statuses: [302, 405] },
    customer: { statuses: [200, 405] },
    admin: { statuses: [200, 405] },
  },
};

describe.each(["visitor", "customer", "admin"] as const)("as %s", (who) => {
  test.each(patterns.map((pattern) => [addressOf(pattern), ACCESS[pattern] ?? "secret"] as const))(
    "%s (%s)",
    async (address, access) => {
      const { statuses, to } = EXPECTED[access][who];
      const answer = await site.ask(address, { headers: cookies[who] ? { Cookie: cookies[who] } : {} });
      expect(statuses, `${answer.status} ${answer.headers.location ?? ""}`).toContain(answer.status);
      if (to) expect(answer.headers.location).toMatch(to);
    },
  );
});

/** Files of the back office that hold no data of people. */
const IMPERSONAL = [
  "admin/products/export",
  "admin/import/export.csv",
  "admin/searches/export",
  "admin/redirects/export",
];

test("anyone who takes a file with data of people along is written down, on every route that gives one", async () => {
  const { db } = site.running.services.database;
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, ADMIN.email));
  const newest = () => db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  const files: string[] = [];
  for (const pattern of patterns.filter((one) => ACCESS[one] === "admin" && !one.includes(":"))) {
    const [before] = await newest();
    const answer = await site.ask(addressOf(pattern), { headers: { Cookie: cookies.admin } });
    if (!answer.headers["content-type"]?.startsWith("text/csv")) continue;
    files.push(pattern);
    const [entry] = await newest();
    if (IMPERSONAL.includes(pattern)) expect(entry?.id, pattern).toBe(before?.id);
    else {
      expect(entry?.id, pattern).not.toBe(before?.id);
      expect(entry, pattern).toMatchObject({
        actorId: admin?.id,
        action: expect.stringMatching(/\.exported$/),
      });
      expect(entry?.details, pattern).toHaveProperty("rows");
    }
  }
  expect(files).toEqual(expect.arrayContaining(["admin/orders/export", "admin/users/export", ...IMPERSONAL]));
});

describe("writes that only admins may do", () => {
  test.each(["visitor", "customer"] as const)("are refused to a %s", async (who) => {
    const headers = {
      "Content-Type": "application/json",
      Origin: site.origin,
      ...(cookies[who] && { Cookie: cookies[who] }),
    };
    const body = JSON.stringify({ csvData: "Name\nStolen" });
    const api = await site.ask("/api/import-csv-products", { method: "POST", headers, body });
    expect(api.status).toBe(who === "visitor" ? 401 : 403);
    const form = { ...headers, "Content-Type": "application/x-www-form-urlencoded" };
    const page = await site.ask("/admin/import", { method: "POST", headers: form, body: "file=x" });
    expect(page.status).toBe(who === "visitor" ? 302 : 303);
    // Somebody with an account was at work there until the role was taken: they are told, and lose nothing.
    expect(page.headers.location).toMatch(who === "visitor" ? /^\/auth\?/ : /^\/$/);
    const flash = /flash-[0-9a-f]+=admin-closed/.exec(String(page.headers["set-cookie"]))?.[0];
    expect(flash !== undefined).toBe(who === "customer");
    const home = await site.ask("/", { headers: { Cookie: `${cookies[who]}; ${flash}` } });
    expect(home.text.includes("The back office is not open")).toBe(who === "customer");
  });
});
