import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { ROLES } from "#app/features/identity/enums.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { newId } from "#app/lib/ids.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { ROLE_ROUTES } from "#tests/support/http/role-routes.ts";
import { fillPattern, listRoutes } from "#tests/support/http/route-list.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { changeSettingElsewhere } from "#tests/support/process/change-setting-elsewhere.ts";
import {
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";

const site = useTestServer();
const PASSWORD = "a role of its own 1";
const STAFF = ROLES.filter((role) => role !== "admin");
const cookies = new Map<Role, string>();
const NO_ONES = { id: "01890000-0000-7000-8000-000000000000" };

/** Somebody with this role alone. */
async function hire(role: Role, email = `${role}@example.ie`): Promise<string> {
  return (await signUpAs(site, { name: `Staff ${role}`, email, password: PASSWORD }, role)).cookie;
}

const read = (role: Role, path: string) => site.ask(path, { headers: { Cookie: cookies.get(role) ?? "" } });
const send = (role: Role, path: string, fields: PostedFields = {}) =>
  site.post(path, fields, { Cookie: cookies.get(role) ?? "" });

beforeAll(async () => {
  for (const role of STAFF) cookies.set(role, await hire(role));
});

/** Addresses that lead to the same route: the router reads neither case nor escapes nor a slash at the end. */
function spellings(path: string): readonly string[] {
  const [last = ""] = /[^/]+$/.exec(path) ?? [];
  const escaped = `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`;
  const above = path.slice(0, -last.length);
  return [path.toUpperCase(), `${above}${last.toUpperCase()}`, `${above}${escaped}`, `${path}/`];
}

const patterns = listRoutes()
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^(?:admin|ga\?\/preview)(?:\/|$)/.test(pattern));

test("every route of the back office says which roles may open it, once", () => {
  const listed = ROLE_ROUTES.flatMap(({ routes }) => routes);
  expect([...listed].sort()).toEqual([...patterns].sort());
});

describe.each(STAFF)("the role %s", (role) => {
  test("opens its own routes and no others, neither to read nor to send", async () => {
    const wrong: string[] = [];
    for (const { roles, routes } of ROLE_ROUTES)
      for (const pattern of routes) {
        const path = fillPattern(pattern, NO_ONES, "nothing-here");
        const isOpen = roles.includes(role);
        const { status, headers } = await read(role, path);
        const isRefused = status === 403;
        if (isRefused === isOpen || headers.location?.startsWith("/auth"))
          wrong.push(`GET ${path} ${status}`);
        if (isOpen) continue;
        const sent = await send(role, path);
        if (sent.status !== 403) wrong.push(`POST ${path} ${sent.status}`);
      }
    expect(wrong).toEqual([]);
  });

  test("opens no route by another spelling of its address that it may not open", async () => {
    const open: string[] = [];
    const closed = ROLE_ROUTES.flatMap(({ roles, routes }) => (roles.includes(role) ? [] : routes));
    for (const [at, pattern] of closed.entries()) {
      const all = spellings(fillPattern(pattern, NO_ONES, "nothing-here"));
      // Each in its turn; those below a broader address, which another role opens, in all.
      const tried = /price-list|hours|preview|refunds|edit$/.test(pattern)
        ? all
        : [all[at % all.length] ?? ""];
      for (const spelling of tried) {
        const { status } = await send(role, spelling);
        if (status !== 403) open.push(`POST ${spelling} ${status}`);
      }
    }
    expect(open).toEqual([]);
  });

  test("finds in menu and search only what it may open", async () => {
    const page = await read(role, "/admin");
    expect(page.status).toBe(200);
    const links = [...page.text.matchAll(/href="(\/admin[^"#?]*)/g)].map(([, href = ""]) => href);
    expect(links.length).toBeGreaterThan(2);
    const closed: string[] = [];
    for (const href of new Set(links)) if ((await read(role, href)).status === 403) closed.push(href);
    expect(closed).toEqual([]);
    for (const text of ["aine", "1001", "light"]) {
      const found = JSON.parse((await read(role, `/admin/find?q=${text}`)).text || "{}");
      for (const [href] of JSON.stringify(found).matchAll(/\/admin[^"#?]*/g))
        expect((await read(role, href)).status, href).not.toBe(403);
    }
  });
});

test("a page of another role says so, with the way back to what the role opens", async () => {
  const { status, text } = await read("store", "/admin/orders");
  expect(status).toBe(403);
  expect(text).toMatch(/<title>Your role does not include this page/);
  expect(text).not.toContain("Unexpected Application Error");
  const links = [...text.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(["/admin", "/admin/packing", "/admin/hire/warehouse"]));
  for (const href of links) expect((await read("store", href ?? "")).status, href).toBe(200);
});

/** A paid order that is to be delivered. */
async function buy(): Promise<typeof orders.$inferSelect> {
  const { db } = site.running.services.database;
  const shop = shopOf(db);
  const { id } = await createProduct(db, { name: "Followspot", stock: 5, weightGrams: 900 });
  const token = await openCheckout(shop, [{ product_id: id, quantity: 2 }]);
  const address = { delivery: "ireland", line1: "1 Quay", town: "Galway", postcode: "H91 E2K3" };
  const ref = sessionOf(await postCheckout(shop, token, { ...BUYER, ...address }));
  await payOrder(shop, ref);
  const [order] = await db.select().from(orders).orderBy(desc(orders.number)).limit(1);
  if (!order) throw new Error("Not paid");
  return order;
}

test("the store sees no price and no mail address of a customer, on any page it may open", async () => {
  const { db } = site.running.services.database;
  const order = await buy();
  const item = await createHireItem(db, { name: "Test spot", kind: "serialised", owned: 2 });
  const pages = [
    "/admin",
    "/admin/packing",
    `/admin/packing/${order.id}`,
    `/admin/packing?search=${encodeURIComponent("Áine")}`,
  ];
  const counts = ["/admin/stock", "/admin/stock/hire", "/admin/stock?search=followspot"];
  const files = [
    `/admin/packing/${order.id}/sheet`,
    `/admin/packing/sheets?id=${order.id}`,
    `/admin/packing/labels?id=${order.id}`,
    "/admin/hire/units/export",
    "/admin/hire/labels",
  ];
  const units = ["/admin/hire/units", `/admin/hire/units/${item.units[0]}`];
  for (const path of [...pages, ...counts, ...files, ...units]) {
    const page = await read("store", path);
    expect(page.status, path).toBe(200);
    for (const own of ["€", BUYER.email ?? "", String(order.total / 100)])
      expect.soft(page.text, `${path} shows ${own}`).not.toContain(own);
  }
  expect((await read("store", `/admin/packing/${order.id}`)).text).toContain("Followspot");
});

test("a role that is taken away while a form is open: nothing is done, and the page says so", async () => {
  const order = await buy();
  cookies.set("store", await hire("store", "leaver@example.ie"));
  const page = await read("store", `/admin/packing/${order.id}`);
  const form = formsOf(page.text, `/admin/packing/${order.id}`).find(({ action }) =>
    action.includes("fulfilments"),
  );
  if (!form) throw new Error("No form");
  const { db } = site.running.services.database;
  const [leaver] = await db.select().from(users).where(eq(users.email, "leaver@example.ie"));
  await db.delete(userRoles).where(eq(userRoles.userId, leaver?.id ?? ""));
  await db.insert(userRoles).values({ userId: leaver?.id ?? "", role: "editor" });
  const sent = await send(
    "store",
    form.action,
    Object.fromEntries(form.fields.map(({ name, value }) => [name, value])),
  );
  expect(sent.status).toBe(403);
  expect(sent.text).toContain("Your role does not include this page");
  const [after] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(after).toMatchObject({ state: "paid", version: order.version });
});

test("sales refunds up to the limit of the settings, all refunds of one order together; admins any sum", async () => {
  const order = await buy();
  const { db } = site.running.services.database;
  const limit = order.total - 1000;
  const trade = settingSchemas.trade.parse({ salesRefundLimit: limit });
  await changeSettingElsewhere(db, "trade", trade);
  const refund = async (role: Role, amount: number) => {
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    const euro = (amount / 100).toFixed(2);
    const fields = {
      "idempotency-key": newId(),
      version: String(row?.version),
      what: "sum",
      sum: euro,
      reason: "",
    };
    return send(role, `/admin/orders/${order.id}/refunds`, { ...fields, confirmed: String(amount) });
  };
  const given = () => db.select().from(refunds).where(eq(refunds.orderId, order.id));
  const over = await refund("sales", limit + 1);
  expect(over.status).toBeGreaterThanOrEqual(400);
  expect(over.text).toContain("This is more than your role may refund of one purchase");
  expect(await given()).toHaveLength(0);
  expect((await refund("sales", limit - 500)).status).toBe(303);
  expect((await refund("sales", 501)).text).toContain(
    "This is more than your role may refund of one purchase",
  );
  expect(await given()).toHaveLength(1);
  cookies.set("admin", await signInAs(site));
  expect((await refund("admin", 501)).status).toBe(303);
  expect(await given()).toHaveLength(2);

  const byAdmin = (await given()).find(({ amount }) => amount === 501);
  const cameBack = { state: "failed", takenAt: new Date() } as const;
  await db
    .update(refunds)
    .set(cameBack)
    .where(eq(refunds.id, byAdmin?.id ?? ""));
  const again = (role: Role, how: string) =>
    send(role, `/admin/orders/${order.id}/refunds/${byAdmin?.id}/${how}`, { version: "0" });
  for (const how of ["retries", "settlement"]) {
    const { text } = await again("sales", how);
    expect(text).toContain("This is more than your role may refund of one purchase");
  }
  expect((await again("admin", "retries")).status).toBe(303);
});
