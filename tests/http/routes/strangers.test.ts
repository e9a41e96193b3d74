import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import * as schema from "#app/db/schema/all.ts";
import { createFeed, listFeeds, revokeFeed } from "#app/features/hires/calendar/feeds.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { LINES, OTHER, OWNER, useAttackedSite } from "#tests/support/http/attacked-site.ts";
import type { Answer } from "#tests/support/http/test-server.ts";

const { site, cookies, own, db: database, send, signIn, snapshot } = useAttackedSite();
type Who = keyof typeof cookies;

describe("F-18: somebody else's", () => {
  const REFUSED: Record<Who, { status: number; to: RegExp | null }> = {
    visitor: { status: 302, to: /^\/auth\?/ },
    owner: { status: 302, to: /^\/$/ },
    other: { status: 302, to: /^\/$/ },
    admin: { status: 200, to: null },
  };

  test("order, enquiry, file, mail and account are opened by admins alone", async () => {
    const { orderId, enquiryId, attachmentId, mailId, userId } = own.owner;
    const admin = [`/admin/orders/${orderId}`, `/admin/enquiries/${enquiryId}`, `/admin/users/${userId}`];
    const papers = [
      `/admin/orders/${orderId}/packing-sheet`,
      `/admin/mail/${mailId}`,
      `/admin/mail/${mailId}/html`,
    ];
    for (const path of [...admin, ...papers])
      for (const who of Object.keys(cookies) as Who[]) {
        const { status, headers, text } = await send(path, null, cookies[who]);
        expect([path, who, status]).toEqual([path, who, REFUSED[who].status]);
        if (REFUSED[who].to) expect(headers.location).toMatch(REFUSED[who].to);
        if (who !== "admin") expect(text).not.toContain("Secret");
      }
    // A file belongs to its own enquiry, also for staff.
    const crossed = `/admin/enquiries/${own.other.enquiryId}/files/${attachmentId}`;
    expect((await send(crossed, null, cookies.admin)).status).toBe(404);
  });

  test("order and papers are not found by id, number, or under another order", async () => {
    const { orderId, orderToken, invoice, withdrawalId } = own.owner;
    const wrong = own.other.orderToken;
    const paths = [
      ...[`/shop/orders/${orderId}`, "/shop/orders/7001", `/shop/orders/${orderToken.toLowerCase()}x`],
      ...[`/shop/orders/${wrong}/invoice/${invoice}`, `/shop/orders/${wrong}/pdf/${invoice}.pdf`],
      ...[`/withdraw/${withdrawalId}`, `/shop/orders/${orderId}/withdraw`, `/shop/checkout/${orderId}`],
    ];
    for (const path of paths)
      for (const who of Object.keys(cookies) as Who[]) {
        const { status, text } = await send(path, null, cookies[who]);
        expect([path, who, status]).toEqual([path, who, 404]);
        expect(text).not.toContain("Secret");
      }
  });

  test("orders, enquiries, addresses and sign-ins are not in one's own account, and cannot be written", async () => {
    for (const page of ["orders", "enquiries", "addresses", "data", "security"]) {
      const { text } = await send(`/account/${page}?edit=${own.owner.addressId}`, null, cookies.other);
      for (const secret of ["Secret of owner", "Secret owner", own.owner.orderToken, OWNER.email])
        expect([page, secret, text.includes(secret)]).toEqual([page, secret, false]);
      // The number of the order; an id may have the same digits between its dashes.
      expect([page, /(?<![\w-])7001(?![\w-])/.exec(text)?.[0]]).toEqual([page, undefined]);
    }
    const before = await snapshot(["addresses", "sessions"]);
    const [session] = await database()
      .select()
      .from(schema.sessions)
      .where(eq(schema.sessions.userId, own.owner.userId));
    await send(`/account/sessions/${session?.id}/deletion`, {}, cookies.other);
    for (const step of ["", "/default", "/deletion"]) {
      const address = `/account/addresses/${own.owner.addressId}${step}`;
      const answer = await send(address, LINES, cookies.other);
      expect([step, answer.status]).toEqual([step, 404]);
    }
    expect(await snapshot(["addresses", "sessions"])).toBe(before);
  });

  test("cart, saved list and checkout are not there, and stay as they are", async () => {
    const { cartItemId, savedItemId, checkoutToken, userId } = own.owner;
    const json = (path: string, method: string, body: object, cookie: string) => {
      const headers = {
        Origin: site.origin,
        "Content-Type": "application/json",
        ...(cookie && { Cookie: cookie }),
      };
      return site.ask(path, { method, headers, body: JSON.stringify(body) });
    };
    const tables = ["cart_items", "saved_items", "checkouts", "orders"];
    const before = await snapshot(tables);
    for (const [who, status] of [
      ["visitor", 401],
      ["other", 404],
    ] as const) {
      const cookie = cookies[who];
      const asked = [
        await json("/api/cart-items", "PATCH", { id: cartItemId, quantity: 9, user_id: userId }, cookie),
        await json("/api/cart-items", "DELETE", { id: cartItemId }, cookie),
        await json(`/shop/saved/${cartItemId}/saving`, "POST", { quantity: 1, userId }, cookie),
        await json(`/shop/saved/${savedItemId}/restoration`, "POST", {}, cookie),
        await json(`/shop/saved/${savedItemId}/deletion`, "POST", {}, cookie),
      ];
      expect(asked.map((answer) => answer.status)).toEqual([status, status, status, status, status]);
      for (const step of ["lines/:id/quantity", "lines/:id/deletion", "lines/:id/saving"])
        await send(`/shop/cart/${step.replace(":id", cartItemId)}`, { quantity: "9" }, cookie);
      for (const step of ["saved/:id/deletion", "saved/:id/restoration"])
        await send(`/shop/cart/${step.replace(":id", savedItemId)}`, {}, cookie);
      for (const path of ["/shop/cart", "/api/cart-items"]) {
        const { text } = await send(`${path}?user_id=${userId}`, null, cookie);
        expect([path, text.includes("Wish of owner")]).toEqual([path, false]);
      }
    }
    const checkout = `/shop/checkout/${checkoutToken}`;
    expect((await send(checkout, null)).headers.location).toMatch(/^\/auth\?/);
    for (const cookie of [cookies.other, cookies.admin]) {
      const shown = await send(checkout, null, cookie);
      expect([shown.status, shown.text.includes("Wish of owner")]).toEqual([404, false]);
      expect((await send(checkout, { ...LINES, terms: "yes" }, cookie)).status).toBe(404);
    }
    expect((await send(checkout, null, cookies.owner)).text).toContain("Wish of owner");
    expect(await snapshot(tables)).toBe(before);
  });

  test("a picture of the library is opened and changed by admins alone", async () => {
    const id = newId();
    await database()
      .insert(schema.media)
      .values({
        id,
        filename: "secret-rig.jpg",
        width: 10,
        height: 10,
        variants: [{ width: 10, avif: "/media/a.avif", webp: "/media/a.webp" }],
        placeholder: "",
      });
    const before = await snapshot(["media"]);
    for (const who of ["visitor", "owner", "other"] as const)
      for (const form of [null, { intent: "remove", form: "remove", altEn: "Stolen" }]) {
        const { status, headers, text } = await send(`/admin/media/${id}`, form, cookies[who]);
        // A form that was refused comes from somebody who had the role a moment ago: they are told.
        const expected = form !== null && who !== "visitor" ? 303 : 302;
        expect([who, status, text.includes("secret-rig")]).toEqual([who, expected, false]);
        expect(headers.location).toMatch(REFUSED[who].to ?? /^$/);
      }
    expect((await send(`/admin/media/picker?search=rig`, null, cookies.other)).text).not.toContain(
      "secret-rig",
    );
    expect((await send(`/admin/media/${id}`, null, cookies.admin)).status).toBe(200);
    expect(await snapshot(["media"])).toBe(before);
  });

  test("cart and saved list follow the session, whatever id a request names", async () => {
    for (const table of ["cart_items", "saved_items"]) {
      const path = table === "cart_items" ? "/api/cart-items" : "/shop/saved/merges";
      const before = await snapshot([table]);
      await send(
        `${path}?userId=${own.owner.userId}`,
        { user_id: own.owner.userId, userId: own.owner.userId },
        cookies.other,
      );
      const { text } = await send(`${path}?user_id=${own.owner.userId}`, null, cookies.other);
      expect(text).not.toContain(own.owner.userId);
      expect(await snapshot([table])).toBe(before);
    }
  });
});

/** An answer byte by byte, head and body, without what names the request: its date, its id and the key it asked for. */
function bytesOf({ status, headers, body }: Answer, key: string): string {
  const { date, "x-request-id": id, "content-length": length, ...head } = headers;
  return [status, JSON.stringify(head), body.toString("latin1")].join("\n").replaceAll(key, "");
}

describe("H34: somebody else's hire", () => {
  /** A hire with its quote and calendar of the owner, a draft that was never sent, and a calendar that was revoked. */
  async function giveHire() {
    const { userId } = own.owner;
    const on = hiresOn(database());
    const hire = await on.accepted({ userId });
    const draft = await on.quotes.draft({ userId });
    const feed = async (name: string) => {
      const made = await createFeed(
        database(),
        { name, scope: "customer", locale: "en", userId },
        new Date(),
      );
      const [row] = await listFeeds(database(), userId);
      return { id: row?.id ?? "", token: made.ok ? made.value.token : "" };
    };
    const gone = await feed("Gone");
    await revokeFeed(database(), { id: gone.id, userId, actorId: userId }, new Date());
    return { hire, draft, gone, feed: await feed("Mine") };
  }

  test("is not found by number, by id or by the token of another thing, in the same bytes as what never was", async () => {
    const { hire, draft, gone, feed } = await giveHire();
    const form = { versionId: hire.versionId, part: "deposit", kind: "fault", text: "Lamp", version: "1" };
    const offer = (key: string) => `/dry-hire/quote/${key}`;
    const page = (key: string) => `/dry-hire/hire/${key}`;
    const under = (path: (key: string) => string, names: readonly string[]) =>
      names.map((name) => ({ path: (key: string) => `${path(key)}/${name}`, form }));
    const places = [
      ...[
        { path: offer, form: null },
        { path: (key: string) => `${offer(key)}/pdf`, form: null },
      ],
      ...under(offer, ["acceptance", "changes", "decline", "holds"]),
      ...[{ path: page, form: null }, ...under(page, ["cancellation", "payments", "requests"])],
      { path: (key: string) => `/calendar/${key}.ics`, form: null },
    ];
    const keys = [hire.number, hire.quoteNumber, hire.id, hire.quoteId, draft.token, feed.id, gone.token];
    const before = await snapshot(["hires", "hire_quotes", "hire_acceptances", "hire_requests", "orders"]);
    for (const { path, form: fields } of places) {
      const own = [hire.token, hire.quoteToken, feed.token].filter((token) => !opens(path, token));
      const answers = new Map<string, string>();
      for (const key of [newToken(), ...keys, ...own])
        answers.set(bytesOf(await send(path(key), fields, cookies.other), key), key);
      expect([path("…"), ...answers.values()]).toHaveLength(2);
      expect([...answers.keys()][0]?.slice(0, 4)).toBe("404\n");
    }
    expect(await snapshot(["hires", "hire_quotes", "hire_acceptances", "hire_requests", "orders"])).toBe(
      before,
    );
    function opens(path: (key: string) => string, token: string): boolean {
      const address = path(token);
      return [offer(hire.quoteToken), page(hire.token), `/calendar/${feed.token}`].some((one) =>
        address.startsWith(one),
      );
    }
  });

  test("calendar and payment answer as for one that never was", async () => {
    const { hire, feed } = await giveHire();
    const other = await hiresOn(database()).accepted();
    const revoke = async (id: string) =>
      bytesOf(await send(`/account/hire/feeds/${id}/revocation`, {}, cookies.other), id);
    expect(await revoke(feed.id)).toBe(await revoke(newId()));
    expect((await send(`/calendar/${feed.token}.ics`, null)).status).toBe(200);
    const pay = async (part: string) => {
      const answer = await send(`/dry-hire/hire/${other.token}/payments`, { part }, cookies.other);
      return [answer.status, answer.text.replaceAll(/value="[\w-]{22,}"/g, "")];
    };
    expect(await pay(hire.orders[0]?.orderId ?? "")).toEqual(await pay(newId()));
    const account = await send("/account/hire", null, cookies.other);
    for (const secret of [hire.number, hire.token, hire.quoteToken])
      expect(account.text).not.toContain(secret);
    expect((await send("/account/hire", null, cookies.owner)).text).toContain(hire.number);
  });
});

test("F-22: a session that was there before the login is worth nothing after it", async () => {
  const token = (cookie: string) => /session_token=([^;]+)/.exec(cookie)?.[1];
  const planted = `itsshowtime.session_token=${newToken()}.${newToken()}`;
  const after = await signIn(OTHER, planted);
  expect(token(after)).toBeDefined();
  expect(token(after)).not.toBe(token(planted));
  expect((await send("/account", null, planted)).status).toBe(302);
  // Over an old session of one's own, too.
  const again = await signIn(OTHER, after);
  expect(token(again)).not.toBe(token(after));

  // A new role ends what was open.
  const { userId } = own.other;
  const made = await send(`/admin/users/${userId}/roles`, { role: "admin" }, cookies.admin);
  expect(made.status).toBeLessThan(400);
  const roles = await database().select().from(schema.userRoles).where(eq(schema.userRoles.userId, userId));
  expect(roles).toHaveLength(1);
  expect((await send("/admin", null, again)).headers.location).toMatch(/^\/auth\?/);
});

test("F-20: of 200 wrong passwords from 200 addresses 190 are refused by the limit, and the owner's device is let in", async () => {
  const answers: Answer[] = [];
  const guess = (n: number) => send("/auth", { email: OWNER.email, password: `guess number ${n}` });
  for (let n = 0; n < 200; n += 8)
    answers.push(...(await Promise.all(Array.from({ length: 8 }, (_, more) => guess(n + more)))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(190);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await send("/auth", { email: OWNER.email, password: OWNER.password })).status).toBe(429);
  expect(await signIn(OWNER, cookies.owner)).toContain("session_token");
});
