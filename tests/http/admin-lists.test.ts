import { beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createProduct, createUser } from "../support/factories.ts";
import { signInAs } from "../support/http/sign-in.ts";
import { type PostedFields, useTestServer } from "../support/http/test-server.ts";
import { visitorOf } from "../support/http/visitor.ts";
import { giveBelongings } from "../support/shop/belongings.ts";
import { buyToDeliver } from "../support/shop/delivered-order.ts";
import { createDiscount } from "../support/shop/discounts.ts";
import { shopOf } from "../support/shop/purchase.ts";

const site = useTestServer();
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

const read = (path: string) => site.ask(path, { headers: { Cookie: cookie } });
const send = (path: string, fields: PostedFields) => site.post(path, fields, { Cookie: cookie });

/** Whether the checkbox with this id is ticked in a page's HTML. */
const tickedIn = (html: string, id: string) =>
  / checked=""/.test(new RegExp(`<input[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? "");

/** What the link to a list's file says. */
const linkOfExport = (html: string) => /<a [^>]*href="[^"]*export[^"]*"[^>]*>([^<]*)</.exec(html)?.[1];

test("a saved view is a tab above its list; a default one opens with it, and All shows the whole list", async () => {
  const list = ["list", "/admin/orders"] as const;
  const view = [list, ["query", "state=paid"], ["view", "Paid ones"], ["default", "on"]] as const;
  const saved = await send("/admin/views", view);
  expect([saved.status, saved.headers.location]).toEqual([303, "/admin/orders?state=paid"]);
  const plain = await read("/admin/orders");
  expect([plain.status, plain.headers.location]).toEqual([302, "/admin/orders?state=paid"]);
  const page = await read("/admin/orders?list=all");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Paid ones");
  const again = await send("/admin/views", view);
  expect(again.status).toBe(422);
  expect(again.text).toContain("You have a view of this name for the list.");
  expect(again.text).toContain('value="Paid ones"');
  expect(tickedIn(again.text, "view-default-new")).toBe(true);
  expect(tickedIn(again.text, "view-shared-new")).toBe(false);
  const unnamed = await send("/admin/views", [list, ["query", "state=paid"], ["shared", "on"]]);
  expect(tickedIn(unnamed.text, "view-default-new")).toBe(false);
  expect(tickedIn(unnamed.text, "view-shared-new")).toBe(true);
  expect(
    (
      await send("/admin/views", [
        ["list", "/admin/settings"],
        ["view", "x"],
      ])
    ).status,
  ).toBe(400);

  const columns = [
    ["col", "total"],
    ["search", "lamp"],
  ] as const;
  const kept = await send("/admin/views/columns?list=%2Fadmin%2Forders", columns);
  expect([kept.status, kept.headers.location]).toEqual([303, "/admin/orders?search=lamp"]);
  expect((await read("/admin/orders?search=lamp")).headers.location).toBe(
    "/admin/orders?search=lamp&col=total",
  );
  await send("/admin/views/columns?list=%2Fadmin%2Forders&usual=1", []);
  expect((await read("/admin/orders?search=lamp")).status).toBe(200);
});

test("the chosen orders are marked as dispatched, the result says which were not, and undo takes them back", async () => {
  const shop = shopOf(site.running.services.database.db);
  const [first, gone] = [await buyToDeliver(shop), await buyToDeliver(shop)];
  await send("/admin/orders/dispatches", [["id", gone.orderId]]);
  const done = await send("/admin/orders/dispatches", [
    ["id", first.orderId],
    ["id", gone.orderId],
  ]);
  expect(done.status).toBe(200);
  expect(done.text).toContain("1 order marked as dispatched.");
  expect(done.text).toContain(`Unchanged: #${gone.number} (nothing left to dispatch)`);
  const undo = /action="(\/admin\/orders\/dispatches\/[^"]+\/reversal)"/.exec(done.text)?.[1] ?? "";
  expect((await send(undo, [])).text).toContain("1 dispatch undone.");
  expect((await send("/admin/orders/dispatches", [])).status).toBe(422);
  const ids = `id=${first.orderId}&id=${gone.orderId}`;
  expect((await read(`/admin/packing/sheets?${ids}`)).headers["content-type"]).toBe("application/pdf");
  expect((await read(`/admin/packing/labels?${ids}`)).text).toContain("H91 X1Y2");
  const page = await read(`/shop/orders/${gone.token}`);
  expect(page.text).toContain("3 of 3 dispatched");
});

test("packing has the forms of an order's goods, and stays on its own pages", async () => {
  const { db } = site.running.services.database;
  const { orderId } = await buyToDeliver(shopOf(db));
  const page = await read(`/admin/packing/${orderId}`);
  const version = /name="version" value="(\d+)"/.exec(page.text)?.[1] ?? "";
  const begun = await send(`/admin/packing/${orderId}/fulfilments`, { version, step: "packing" });
  expect([begun.status, begun.headers.location]).toEqual([303, `/admin/packing/${orderId}`]);
  const done = await send("/admin/packing/dispatches", { id: orderId });
  expect(done.text).toContain("1 order marked as dispatched.");
  const undo = /action="(\/admin\/packing\/dispatches\/[^"]+\/reversal)"/.exec(done.text)?.[1] ?? "";
  expect((await send(undo, [])).text).toContain("1 dispatch undone.");
});

test("the bar counts unread notifications, and the list leads to what they are about", async () => {
  const { db } = site.running.services.database;
  const shop = shopOf(db);
  const { number, orderId } = await buyToDeliver(shop);
  await collectNotifications(shop);
  expect(Number((await read("/admin/notifications/count")).text)).toBeGreaterThan(0);
  const page = await read("/admin/notifications");
  expect(page.text).toContain(`New order #${number}`);
  expect(page.text).toContain(`href="/admin/orders/${orderId}"`);
  expect(page.text).not.toContain("€");
  expect((await send("/admin/notifications/reads", [["all", "yes"]])).status).toBe(303);
  expect((await read("/admin/notifications/count")).text).toBe("0");
  expect(await db.$count(orders)).toBeGreaterThan(0);
});

test("every list says how many of all its rows it shows, and exports them", async () => {
  for (const list of LISTS) {
    const page = await read(`${list}?list=all`);
    expect([list, page.status]).toEqual([list, 200]);
    if (!page.text.includes('class="list-line"')) throw new Error(`${list} has no line of its count`);
    const none = await read(`${list}?search=zzqqxx&number=zzqqxx&list=all`);
    expect([list, none.status]).toEqual([list, 200]);
  }
  const { db } = site.running.services.database;
  await createDiscount(db, { code: "SPRING10" });
  await createDiscount(db, { code: "AUTUMN5", active: false });
  const paused = await read("/admin/discounts?state=paused");
  expect(paused.text).toContain("1 of 2");
  expect(paused.text).not.toContain("SPRING10");
  expect(linkOfExport(paused.text)).toBe("Export CSV");
  const file = await read("/admin/discounts/export?search=spring");
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.text).toContain("SPRING10,active,10");
  const { text } = await read("/admin/users?search=zzqqxx");
  expect(text).not.toMatch(/\d+ of \d+</);
  expect((await read("/admin/users?filter=admin")).text).toMatch(/>\d+ of \d+</);
});

const LISTS = [
  ...[
    "audit",
    "customers",
    "discounts",
    "price-lists",
    "enquiries",
    "errors",
    "mail",
    "media",
    "orders",
    "orders/drafts",
    "packing",
  ],
  ...["products", "redirects", "searches", "users", "withdrawals", "hire/hires", "hire/inspections"],
  ...["hire/items", "hire/quotes", "hire/shortages", "hire/units"],
].map((list) => `/admin/${list}`);

test("no row of the products moves once its cells can be edited: they are fields from the first paint", async () => {
  await createProduct(site.running.services.database.db, { name: "Steady lamp", sku: "STEADY-1" });
  const { text } = await read("/admin/products?search=STEADY-1");
  const cells = text.match(/<input[^>]*class="cell-input"[^>]*>/g) ?? [];
  expect(cells.map((cell) => /data-cell="(\w+)"/.exec(cell)?.[1])).toEqual(["sku", "price", "sale"]);
  expect(cells.every((cell) => /readonly/i.test(cell))).toBe(true);
  expect(cells[0]).toContain('value="STEADY-1"');
  // The face that the lists are set in arrives with them.
  expect(text).toMatch(/<link rel="preload" as="font"[^>]*href="[^"]*\/text[^"/]*\.woff2"/);
});

test("an empty list leads to all of its rows, except where it shows all already", async () => {
  const linkToAll = />\s*Show all shortages\s*</;
  expect((await read("/admin/hire/shortages")).text).not.toMatch(linkToAll);
  expect((await read("/admin/hire/shortages?search=nothing")).text).toMatch(linkToAll);
});

test("a settled withdrawal is reported above the list, with its filter", async () => {
  const { db } = site.running.services.database;
  const { email } = await createUser(db);
  const { withdrawalId } = await giveBelongings(db, { email, name: "Síle", number: 7411, message: "Hello" });
  const list = "/admin/withdrawals?search=7411";
  for (const [action, text] of [
    ["order", "The withdrawal belongs to its order now."],
    ["refund", "The refund is recorded; the withdrawal is closed."],
  ] as const) {
    const settled = await send(`/admin/withdrawals/${withdrawalId}/${action}?search=7411`, {
      order: "7411",
      confirmed: "yes",
    });
    expect([settled.status, settled.headers.location]).toEqual([303, list]);
    const flash = String(settled.headers["set-cookie"]).split(";")[0];
    const page = await site.ask(list, { headers: { Cookie: `${cookie}; ${flash}` } });
    expect(page.text).toContain(text);
  }
});

test("a brand is added and renamed, and a used name is refused", async () => {
  const visitor = visitorOf(site, cookie);
  const name = `Robe ${newId()}`;
  const added = await (await visitor.open("/admin/brands")).press("Add brand", { name });
  expect(added.page.one("h1").text).toBe(name);
  expect(added.text).toContain("The brand is added.");
  const renamed = await added.press("Rename", { name: `${name} lighting` });
  expect(renamed.page.one("h1").text).toBe(`${name} lighting`);
  const typed = { name: `${name} LIGHTING` };
  const refused = await (await visitor.open("/admin/brands")).press("Add brand", typed);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Another brand has this name already.");
  expect(refused.valueOf("name")).toBe(typed.name);
});
