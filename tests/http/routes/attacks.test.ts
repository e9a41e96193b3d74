import { desc, eq, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#app/db/schema/all.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { createProduct } from "#tests/support/factories.ts";
import { LINES, OTHER, OWNER, useAttackedSite } from "#tests/support/http/attacked-site.ts";
import { fillPattern, listRoutes } from "#tests/support/http/route-list.ts";

const { site, cookies, own, db: database, send, snapshot } = useAttackedSite();

/** Every route's address, with the owner's ids in their places. */
function addresses(): string[] {
  const { orderToken, enquiryId } = own.owner;
  const values = { token: orderToken, session: orderToken, id: enquiryId };
  return listRoutes().map(({ pattern }) => fillPattern(pattern, values, "x"));
}

const WORTH_STEALING = [
  ...["users", "user_roles", "accounts", "orders", "invoices", "payments", "products", "stock_levels"],
  ...["addresses", "withdrawals", "enquiries", "settings", "content_entries"],
];

test("F-11: every route refuses a write from a foreign page, anyone who is signed in", async () => {
  const before = await snapshot(WORTH_STEALING);
  for (const path of addresses()) {
    if (path === "/api/webhooks/stripe") continue;
    for (const foreign of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      const headers = {
        ...foreign,
        Cookie: cookies.admin,
        "Content-Type": "application/x-www-form-urlencoded",
      };
      const { status } = await site.ask(path, {
        method: "POST",
        headers: headers,
        body: "form=save",
      });
      expect([path, foreign, status]).toEqual([path, foreign, 403]);
    }
  }
  expect(await snapshot(WORTH_STEALING)).toBe(before);
});

/** A value for every column of every table, under its own name and as programs call it. */
function columnsOfAllTables(): {
  readonly attack: Readonly<Record<string, string>>;
  readonly chosen: string;
} {
  const chosen = newId();
  const columns = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? getTableConfig(table).columns.map((column) => column.name) : [],
  );
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const attack: Record<string, string> = { role: "admin", isAdmin: "true", is_admin: "true", price: "1" };
  for (const column of columns)
    for (const name of [column, camel(column)])
      attack[name] = /(^|_)id$|Id$/.test(name)
        ? chosen
        : /verified|enabled|default/i.test(name)
          ? "true"
          : "1";
  return { attack, chosen };
}

test("F-17: no action takes a column of a table that is not its own to write", async () => {
  const { attack, chosen } = columnsOfAllTables();
  // These two are everybody's own to change, and a session ends with its own button.
  const { name: _, locale: __, ...rest } = attack;
  const before = await snapshot(WORTH_STEALING);
  for (const path of addresses()) {
    if (["/auth/sign-out", "/account/sessions/deletion"].includes(path)) continue;
    for (const cookie of [cookies.visitor, cookies.other]) {
      const { status } = await send(path, rest, cookie);
      expect([path, status < 500]).toEqual([path, true]);
    }
  }
  expect(await snapshot(WORTH_STEALING)).toBe(before);
  for (const cookie of [cookies.visitor, cookies.other])
    await send("/account", { ...rest, name: OTHER.name, locale: "ga" }, cookie);
  const [user] = await database().select().from(schema.users).where(eq(schema.users.email, OTHER.email));
  expect(user).toMatchObject({ id: own.other.userId, locale: "ga", emailVerified: true, tradeSince: null });
  expect(await snapshot(["user_roles", "orders", "accounts"])).not.toContain(chosen);
});

/** What must be the same in two rows: all but their names, their times, and the network each request came from. */
function common(row: object | undefined): object {
  const own = /^(id|number|token|checkoutId|reference|formToken|network|version|\w+At)$/;
  return Object.fromEntries(Object.entries(row ?? {}).filter(([key]) => !own.test(key)));
}

test("F-17: a valid order and a valid enquiry with every column besides are those without", async () => {
  const { attack, chosen } = columnsOfAllTables();
  const db = database();
  const order = async (more: Readonly<Record<string, string>>) => {
    const [token, { id: productId }] = [newToken(), await createProduct(db, { name: "Lamp", stock: 9 })];
    const items = [{ product_id: productId, quantity: 2 }];
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.insert(schema.checkouts).values({ token, locale: "en", items, expiresAt });
    const page = `/shop/checkout/${token}`;
    const seal = /name="seal" value="([^"]+)"/.exec((await send(page, null, cookies.other)).text)?.[1] ?? "";
    const fields = {
      ...LINES,
      email: "buyer@example.ie",
      phone: "091 555010",
      delivery: "collection",
      terms: "yes",
    };
    const bill = { billLine1: "1 Street", billTown: "Town", billLine2: "", billCounty: "", billPostcode: "" };
    const plain = {
      company: "",
      vatNumber: "",
      notes: "",
      payment: "card",
      saveAddress: "",
      billingSame: "",
      discount: "",
    };
    const posted = await send(page, { ...more, ...fields, ...bill, ...plain, seal }, cookies.other);
    expect(posted.status).toBe(303);
    const [row] = await db.select().from(schema.orders).orderBy(desc(schema.orders.id)).limit(1);
    return row;
  };
  const asEver = await order({});
  const attacked = await order(attack);
  expect(attacked?.id).not.toBe(asEver?.id);
  expect(common(attacked)).toEqual(common(asEver));
  expect(attacked).toMatchObject({ state: "pending", total: 20_000, userId: null, paidAt: null });

  const secret = await getFormSecret(db, site.running.services.config);
  const ask = async (more: Readonly<Record<string, string>>) => {
    const form_token = makeFormToken(secret, { now: new Date(Date.now() - 60_000) });
    const fields = { name: "Asker", email: "asker@example.ie", phone: "1", message: "Hello", company: "" };
    // "website" is no column; the field is for programs alone.
    const { website: _, ...rest } = more;
    expect((await send("/contact", { ...rest, ...fields, form_token }, cookies.other)).status).toBe(200);
    const [row] = await db.select().from(schema.enquiries).orderBy(desc(schema.enquiries.id)).limit(1);
    return row;
  };
  const asked = await ask({});
  const askedMore = await ask(attack);
  expect(askedMore?.id).not.toBe(asked?.id);
  expect(common(askedMore)).toEqual(common(asked));
  expect(askedMore).toMatchObject({ state: "new", assigneeId: null, userId: own.other.userId });
  expect(await snapshot(["orders", "order_lines", "enquiries", "payments"])).not.toContain(chosen);
});

test("F-10: a login leads nowhere but to a path of this site", async () => {
  const bad = ["//e", "/\\e", "/\t/e", "/%2fe", "/%5ce", "/%09/e", "/%252509/e", "/http://e", "%2F%2Fe"];
  const log = { email: OTHER.email, password: OTHER.password };
  for (const path of [...bad, "javascript:alert(1)", "https://e", "/\r\nLocation: //e"]) {
    const inForm = await send("/auth", { ...log, return: path });
    expect([path, inForm.headers.location]).toEqual([path, "/shop/browse"]);
    const signedIn = await send(`/auth?${new URLSearchParams({ return: path })}`, null, cookies.other);
    expect([path, signedIn.headers.location]).toEqual([path, "/shop/browse"]);
  }
  const twice = await send("/auth", [...Object.entries(log), ["return", "/account"], ["return", "//e"]]);
  expect(twice.headers.location).toBe("/shop/browse");
  const kept = await send("/auth", { ...log, return: "/ga/siopa?x=1#y" });
  expect(kept.headers.location).toBe("/ga/siopa?x=1#y");
});

test("F-9: no host that a request names gets an answer or into a mail", async () => {
  const form = new URLSearchParams({ email: OWNER.email }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin };
  for (const path of ["/auth/forgot", "http://evil.example/auth/forgot"]) {
    const { status } = await site.ask(path, {
      method: "POST",
      headers: { ...headers, Host: "evil.example" },
      body: form,
    });
    expect([path, [400, 421].includes(status)]).toEqual([path, true]);
  }
  const evil = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "ftp",
    Forwarded: "host=evil.example",
  };
  await site.ask("/auth/forgot", { method: "POST", headers: { ...headers, ...evil }, body: form });
  const mails = await database()
    .select()
    .from(schema.outboxMails)
    .where(eq(schema.outboxMails.kind, "account-reset"));
  expect(mails.length).toBeGreaterThan(0);
  for (const { text, html } of mails) {
    expect(text + html).not.toContain("evil.example");
    for (const link of text.match(/\w+:\/\/\S+/g) ?? []) expect(link.startsWith(site.origin)).toBe(true);
  }
});
