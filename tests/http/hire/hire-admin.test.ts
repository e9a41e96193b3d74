import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { claimsOn, NOW, WEEK } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { quoteSite } from "#tests/support/hire/quote-site.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { changeSettingElsewhere } from "#tests/support/process/change-setting-elsewhere.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" }, { clock: handClock(NOW) });
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

/** A hire that awaits its deposit, and the address of its page. */
async function newHire() {
  const hire = await hiresOn(db()).accepted();
  return { hire, page: `/admin/hire/hires/${hire.id}` };
}

const post = (path: string, fields: PostedFields) => site.post(path, fields, { cookie });

async function shown(path: string): Promise<string> {
  const { text } = await site.ask(path, { headers: { cookie } });
  return plainText(text);
}

/** What a page says is wrong with a field, which its summary leads to. */
function faultsAt(html: string, field: string): string[] {
  if (!html.includes(`href="#${field}"`)) return [];
  return [...html.matchAll(new RegExp(`id="${field}-error">([^<]+)`, "g"))].map(([, text = ""]) => text);
}

async function rowOf(id: string) {
  const [row] = await db().select().from(hires).where(eq(hires.id, id));
  if (!row) throw new Error("No such hire");
  return row;
}

test("H34: staff find a hire and open it; one that does not exist is not found", async () => {
  const { hire, page } = await newHire();
  expect(await shown("/admin/hire/hires?view=all")).toContain(hire.number);
  const text = await shown(page);
  expect(text).toContain(hire.quoteNumber);
  expect(text).toContain("A hire was booked");
  expect(text).toContain("maire@example.ie");
  const { text: html } = await site.ask(page, { headers: { cookie } });
  expect(html).toContain('href="mailto:maire@example.ie"');
  expect(html).toMatch(/A hire was booked[\s\S]{0,200}Máire Ní Bhriain/);
  const quote = await shown(`/admin/hire/quotes/${hire.quoteId}`);
  expect(quote.indexOf("Sent versions")).toBeGreaterThan(0);
  expect(quote.indexOf("Sent versions")).toBeLessThan(quote.indexOf("Among staff"));
  expect((await site.ask(`/admin/hire/hires/${newId()}`, { headers: { cookie } })).status).toBe(404);
  for (const name of ["assignments", "cancellation", "charges", "dates", "notes", "resolutions"])
    expect((await post(`/admin/hire/hires/${newId()}/${name}`, VALID)).status, name).toBe(404);
});

test("staff comment on a hire and on its quote; the same form sent twice writes one, and an empty one is refused", async () => {
  const { hire, page: ofHire } = await newHire();
  for (const page of [ofHire, `/admin/hire/quotes/${hire.quoteId}`]) {
    for (const _ of ["first", "second"])
      expect(
        (await post(`${page}/comments`, { text: "Rings back on Friday", "idempotency-key": "m" })).status,
      ).toBe(303);
    const { text: html } = await site.ask(page, { headers: { cookie } });
    expect(html.match(/class="timeline-text"[^>]*>Rings back on Friday/g)).toHaveLength(1);
    const own = html.match(/comments\/([0-9a-f-]{36})\/deletion/)?.[1];
    expect((await post(`${page}/comments/${own}`, { text: "Rings on Monday" })).status).toBe(303);
    expect(await shown(page)).toContain("Rings on Monday");
    expect((await post(`${page}/comments/${own}/deletion`, {})).status).toBe(303);
    expect(await shown(page)).not.toContain("Rings on Monday");
    const empty = await post(`${page}/comments`, { text: " ", "idempotency-key": "n" });
    expect([empty.status, plainText(empty.text)]).toEqual([
      422,
      expect.stringContaining("Write something first."),
    ]);
    expect((await post(`${page}/comments/${newId()}`, { text: "x" })).status).toBe(409);
  }
  for (const of of ["hires", "quotes"])
    expect(
      (await post(`/admin/hire/${of}/${newId()}/comments`, { text: "x", "idempotency-key": "o" })).status,
    ).toBe(404);
});

/** What each action of a hire accepts as far as its fields go. */
const VALID = {
  version: "1",
  confirmed: "yes",
  reason: "",
  charge: "other",
  text: "Cable",
  net: "10.00",
  "vat-rate": "2300",
  from: "2027-06-21T09:00",
  to: "2027-06-22T17:00",
};

describe("the form actions of a hire", () => {
  test("dates: an older version is refused with 409, bad dates with what was typed", async () => {
    const { hire, page } = await newHire();
    const dates = { from: "2027-06-21T09:00", to: "2027-06-22T17:00" };
    expect((await post(`${page}/dates`, { ...dates, version: "0" })).status).toBe(409);
    const bad = await post(`${page}/dates`, { ...dates, to: "2027-06-20T08:00", version: `${hire.version}` });
    expect([bad.status, bad.text.includes('value="2027-06-20T08:00"')]).toEqual([422, true]);
    expect(faultsAt(bad.text, "to")).toEqual(["The return has to be after the collection."]);
    const done = await post(`${page}/dates`, { ...dates, version: `${hire.version}` });
    expect([done.status, done.headers.location]).toEqual([303, page]);
    expect((await rowOf(hire.id)).startsAt).toEqual(new Date("2027-06-21T08:00Z"));
  });

  test("dates: a return in the past is answered at its field as it is while it is typed", async () => {
    const { hire, page } = await newHire();
    const [startsAt, endsAt] = [new Date("2027-05-30T09:00Z"), new Date("2027-06-03T17:00Z")];
    await db().update(hires).set({ state: "out", startsAt, endsAt }).where(eq(hires.id, hire.id));
    for (const to of ["2027-05-31T12:00", "2027-05-23T12:00"]) {
      const typed = await site.ask(`${page}/availability?to=${to}`, { headers: { cookie } });
      const sent = await post(`${page}/dates`, { version: `${hire.version}`, to });
      expect([sent.status, faultsAt(sent.text, "to")]).toEqual([422, ["Return is in the past."]]);
      expect(JSON.parse(typed.text)).toMatchObject({ text: "Return is in the past.", isFree: false });
    }
  });

  test("charges: wait for the deposit, keep what was typed, and become an order to pay", async () => {
    const { hire, page } = await newHire();
    const version = `${hire.version}`;
    const charge = { version, charge: "lost", text: "Lost cable", net: "10.00", "vat-rate": "2300" };
    const early = await post(`${page}/charges`, charge);
    expect([early.status, early.text.includes('value="Lost cable"')]).toEqual([422, true]);
    expect(plainText(early.text)).toContain("The deposit is not paid yet.");
    await db().update(hires).set({ state: "reserved" }).where(eq(hires.id, hire.id));
    for (const [fields, name] of [
      [{ charge: "" }, "charge"],
      [{ charge: "cancellation" }, "charge"],
      [{ charge: "other", text: "" }, "text"],
      [{ net: "ten" }, "net"],
      [{ "vat-rate": "1234" }, "vat-rate"],
    ] as const) {
      const refused = await post(`${page}/charges`, { ...charge, ...fields });
      expect([refused.status, faultsAt(refused.text, name)]).toEqual([422, [expect.stringMatching(/\.$/)]]);
    }
    const typed = { ...charge, net: "ten", "vat-rate": "1350", "from-security": "yes" };
    const bad = await post(`${page}/charges`, typed);
    expect([bad.status, bad.text.includes('value="Lost cable"')]).toEqual([422, true]);
    expect(bad.text).toMatch(/<option value="1350" selected/);
    expect(bad.text).toMatch(/name="from-security"[^>]* checked/);
    expect((await post(`${page}/charges`, { ...charge, "from-security": "yes" })).status).toBe(422);
    expect((await post(`${page}/charges`, charge)).status).toBe(303);
    expect((await post(`${page}/charges`, charge)).status).toBe(409);
    const { orders: payments } = await hiresOn(db()).view(hire.token);
    expect(payments.filter(({ kind }) => kind === "hire-charge")).toMatchObject([
      { charge: "lost", total: 1_230 },
    ]);
  });

  test("charges: one that ended unpaid is replaced where its box is ticked", async () => {
    const { hire, page } = await newHire();
    await db().update(hires).set({ state: "reserved" }).where(eq(hires.id, hire.id));
    const charge = { charge: "lost", text: "Lost cable", net: "10.00", "vat-rate": "2300" };
    expect((await post(`${page}/charges`, { ...charge, version: `${hire.version}` })).status).toBe(303);
    const ofCharge = and(eq(orders.hireId, hire.id), eq(orders.kind, "hire-charge"));
    const [ended] = await db().update(orders).set({ state: "expired" }).where(ofCharge).returning();
    const name = `replaces-${ended?.id}`;
    const isTicked = (html: string) =>
      (html.match(/<input[^>]*>/g) ?? []).some((tag) => tag.includes(name) && /\schecked/.test(tag));
    const { text } = await site.ask(page, { headers: { cookie } });
    expect(plainText(text)).toContain(`In place of order #${ended?.number}, €12.30, which ended unpaid`);
    expect(isTicked(text)).toBe(true);
    const again = { ...charge, version: `${(await rowOf(hire.id)).version}` };
    const unticked = await post(`${page}/charges`, { ...again, net: "ten" });
    expect([unticked.text.includes(name), isTicked(unticked.text)]).toEqual([true, false]);
    const ticked = await post(`${page}/charges`, { ...again, net: "ten", [name]: "yes" });
    expect(isTicked(ticked.text)).toBe(true);
    expect((await post(`${page}/charges`, { ...again, [name]: "yes" })).status).toBe(303);
    const stored = await db().select().from(orders).where(ofCharge).orderBy(orders.number);
    expect(stored.map(({ state }) => state)).toEqual(["cancelled", "pending"]);
    const sentence = `Cancelled (replaced by order #${stored[1]?.number})`;
    expect(await shown(`/admin/orders/${ended?.id}`)).toContain(sentence);
  });

  test("cancellation: asks first, then cancels and frees the equipment", async () => {
    const { hire, page } = await newHire();
    const fields = { version: `${hire.version}`, reason: "No power at the venue" };
    const asked = await post(`${page}/cancellation`, fields);
    expect([asked.status, asked.text.includes('name="confirmed"')]).toEqual([200, true]);
    expect(asked.text).toContain('value="No power at the venue"');
    expect((await rowOf(hire.id)).state).toBe("awaiting-deposit");
    expect((await post(`${page}/cancellation`, { ...fields, confirmed: "yes" })).status).toBe(303);
    expect(await rowOf(hire.id)).toMatchObject({ state: "cancelled", cancelledBy: "staff" });
    expect(await claimsOn(db()).available(hire.itemId, WEEK)).toBe(10);
  });

  test("requests: an answer is needed, goes out once, and belongs to the hire of the address", async () => {
    const { hire, page } = await newHire();
    const id = newId();
    const request = { id, hireId: hire.id, kind: "extension", text: "One day more?", postKey: id } as const;
    await db().insert(hireRequests).values(request);
    expect((await post(`${page}/requests/${id}`, { to: "done", answer: " " })).status).toBe(422);
    const answer = { to: "refused", answer: "It is promised to somebody else." };
    const other = await newHire();
    expect((await post(`${other.page}/requests/${id}`, answer)).status).toBe(404);
    expect((await post(`${page}/requests/${id}`, answer)).status).toBe(303);
    expect((await post(`${page}/requests/${id}`, answer)).status).toBe(409);
    const mails = await db().select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
    expect(mails.filter(({ kind }) => kind === "hire-request-answered")).toHaveLength(1);
  });

  test("assignments: only staff are assigned, and no open form is out of date by it", async () => {
    const { hire, page } = await newHire();
    expect((await post(`${page}/assignments`, { assignee: "nobody" })).status).toBe(422);
    const [assignee = ""] = /<option value="([^"]+)">[^<]*<\/option>/
      .exec((await site.ask(page, { headers: { cookie } })).text.split('name="assignee"')[1] ?? "")
      ?.slice(1) ?? [""];
    expect((await post(`${page}/assignments`, { assignee })).status).toBe(303);
    expect((await rowOf(hire.id)).assigneeId).toBe(assignee);
    expect(await shown(page)).toContain("A hire was assigned");
    expect((await post(`${page}/notes`, { note: "Gate code is with Cáit", shown: "" })).status).toBe(303);
    const dates = { from: "2027-06-21T09:00", to: "2027-06-22T17:00", version: `${hire.version}` };
    expect((await post(`${page}/dates`, dates)).status).toBe(303);
  });

  test("notes: are kept outside the log, and another person's note is not overwritten", async () => {
    const { hire, page } = await newHire();
    const first = { note: "Gate code is with Cáit\r\nRing twice", shown: "" };
    expect((await post(`${page}/notes`, first)).status).toBe(303);
    expect((await post(`${page}/notes`, first)).status).toBe(303);
    const late = await post(`${page}/notes`, { note: "Bring the long ramp", shown: "" });
    expect([late.status, late.text.includes("Bring the long ramp")]).toEqual([409, true]);
    const text = await shown(page);
    for (const part of ["Gate code is with Cáit", "The note of a hire was changed"])
      expect(text).toContain(part);
    const log = await db().select().from(auditLog).where(eq(auditLog.subjectId, hire.id));
    expect(log.filter(({ action }) => action === "hire.noted")).toMatchObject([{ details: {} }]);
    expect(JSON.stringify(log)).not.toContain("Gate code");
    expect((await site.ask(`/dry-hire/hire/${hire.token}`)).text).not.toContain("Gate code");
    const cleared = { note: "", shown: "Gate code is with Cáit\nRing twice" };
    expect((await post(`${page}/notes`, cleared)).status).toBe(303);
    expect(await shown(page)).not.toContain("Gate code");
  });

  test("resolutions: attention ends once, for the version that the page showed", async () => {
    const { hire, page } = await newHire();
    await db().update(hires).set({ attention: "paid-twice" }).where(eq(hires.id, hire.id));
    expect(await shown(page)).toContain("This has been dealt with");
    expect((await post(`${page}/resolutions`, { version: "0" })).status).toBe(409);
    expect((await post(`${page}/resolutions`, { version: `${hire.version}` })).status).toBe(303);
    expect((await rowOf(hire.id)).attention).toBeNull();
    expect(await shown(page)).not.toContain("This has been dealt with");
  });
});

test("a deposit by bank transfer: its page says where the money goes, and staff who record it reserve the hire", async () => {
  const { trade } = await getSettings(db());
  const account = { ...trade, iban: "IE29AIBK93115212345678", accountName: "ItsShowTime" };
  await changeSettingElsewhere(db(), "trade", account);
  const byCard = (await newHire()).hire;
  expect(await shown(`/dry-hire/hire/${byCard.token}`)).not.toContain("Pay by bank transfer");
  const hire = await hiresOn(db()).accepted({ trade: true });
  const hirePage = `/dry-hire/hire/${hire.token}`;
  expect(await shown(hirePage)).toContain("Pay by bank transfer");
  const path = (await post(`${hirePage}/payments`, { transfer: "deposit" })).headers.location ?? "";
  const { pathname } = new URL(path, site.origin);
  expect(pathname).toMatch(/^\/shop\/orders\//);
  const { text } = await site.ask(pathname);
  const words = plainText(text);
  for (const part of ["IE29 AIBK 9311 5212 3456 78", "€99.63", hire.number, "Please transfer the money by"])
    expect(words).toContain(part);
  const [, proForma = ""] = /href="([^"]+\/pdf\/PF-\d+\.pdf)"/.exec(text) ?? [];
  expect(pdfText((await site.ask(proForma)).body)).toContain("€99.63");
  const [order] = await db()
    .select()
    .from(orders)
    .where(and(eq(orders.hireId, hire.id), eq(orders.provider, "invoice")));
  const record = `/admin/orders/${order?.id}/transfers`;
  const fields = { version: `${order?.version}`, received: irishDate(NOW), reference: "AIB 4711" };
  expect((await post(record, { ...fields, reference: "" })).status).toBe(422);
  expect((await rowOf(hire.id)).state).toBe("awaiting-deposit");
  expect((await post(record, fields)).status).toBe(303);
  expect((await post(record, fields)).status).toBe(409);
  expect((await rowOf(hire.id)).state).toBe("reserved");
  expect(await shown(hirePage)).toContain("Reserved From quote");
});

test("an order of a hire names its part and its hire, without goods to send, and is nothing to fulfil", async () => {
  const { hire } = await newHire();
  const [order] = hire.orders;
  const before = (await getMenuCounts(db(), new Date())).orders;
  const paid = { state: "paid", paidAt: new Date() } as const;
  await db()
    .update(orders)
    .set(paid)
    .where(eq(orders.id, order?.orderId ?? ""));
  expect((await getMenuCounts(db(), new Date())).orders).toBe(before);
  expect(await shown("/admin/orders")).toContain("Hire: booking deposit");
  const { text } = await site.ask(`/admin/orders/${order?.orderId}`, { headers: { cookie } });
  expect(text).toContain(`/admin/hire/hires/${hire.id}`);
  for (const absent of ["/fulfilments", "/packing-sheet", "/reception"])
    expect(text, absent).not.toContain(`/admin/orders/${order?.orderId}${absent}`);
});

test("a feed is made with its address shown once, read by a calendar, and revoked", async () => {
  const nameless = await post("/admin/hire/feeds", { name: " ", scope: "all", locale: "en" });
  expect([nameless.status, plainText(nameless.text).includes("Type a name.")]).toEqual([400, true]);
  const { hire } = await newHire();
  const made = await post("/admin/hire/feeds", { name: "Van phone", scope: "all", locale: "en" });
  expect(made.headers["cache-control"]).toContain("no-store");
  const [, path = ""] = /(\/calendar\/[\w-]+\.ics)/.exec(made.text) ?? [];
  expect((await site.ask(path)).text).toContain(hire.number);
  const list = (await site.ask("/admin/hire/feeds", { headers: { cookie } })).text;
  expect([plainText(list).includes("Van phone"), list.includes(path)]).toEqual([true, false]);
  const [, id = ""] = /feeds\/([0-9a-f-]{36})\/revocation/.exec(list) ?? [];
  expect((await post(`/admin/hire/feeds/${newId()}/revocation`, {})).status).toBe(404);
  expect((await post(`/admin/hire/feeds/${id}/revocation`, {})).status).toBe(303);
  expect((await site.ask(path)).status).toBe(404);
});

test("several quotes are assigned from their list without scripts, and that is undone", async () => {
  const ids = [await quotesOn(db()).draft(), await quotesOn(db()).draft()].map(({ id }) => id);
  const list = "/admin/hire/quotes";
  const assigneesNow = async () => {
    const rows = await db().select().from(hireQuotes).where(inArray(hireQuotes.id, ids));
    return rows.map(({ assigneeId }) => assigneeId);
  };
  const nothing = await post(`${list}/assignments`, { assignee: "" });
  expect([nothing.status, plainText(nothing.text).includes("Tick at least one quote first.")]).toEqual([
    422,
    true,
  ]);
  const page = (await site.ask(`${list}?view=draft`, { headers: { cookie } })).text;
  for (const id of ids) expect(page).toContain(`value="${id}"`);
  const form = formsOf(page, list).find(({ action }) => action.includes("/assignments"));
  const me = /id="bulk-assignee".*?<option value="([^"]+)"/s.exec(page)?.[1] ?? "";
  const done = await post(form?.action ?? "", [...ids.map((id) => ["id", id] as const), ["assignee", me]]);
  expect(plainText(done.text)).toContain("2 quotes assigned.");
  expect(await assigneesNow()).toEqual([me, me]);
  const undo = formsOf(done.text, list).find(({ action }) => action.includes("/reversal"));
  const back = await post(
    undo?.action ?? "",
    (undo?.fields ?? []).map(({ name, value }) => [name, value]),
  );
  expect(plainText(back.text)).toContain("Undone.");
  expect(await assigneesNow()).toEqual([null, null]);
});

describe("money of a hire that staff record", () => {
  /** A hire that is back, whose balance is open, and what its page says and offers. */
  async function returned() {
    const { hire, page } = await newHire();
    await hiresOn(db()).payPart(hire.token, "deposit");
    await db().update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
    const { version } = await rowOf(hire.id);
    return { hire, page, version: `${version}` };
  }

  test("payments: are refused at their fields, then recorded, and the hire can be closed", async () => {
    const { hire, page, version } = await returned();
    const money = { version, part: "balance", method: "cash", received: "2027-06-01", reference: "" };
    for (const [wrong, field, fault] of [
      [{ method: "" }, "method", "Choose how it was paid."],
      [
        { method: "terminal" },
        "reference",
        "Enter what the bank statement or the slip of the terminal calls it.",
      ],
      [{ received: "2999-01-01" }, "received", "Enter the day the money arrived: today or before."],
    ] as const) {
      const refused = await post(`${page}/payments`, { ...money, ...wrong });
      expect([refused.status, faultsAt(refused.text, field)]).toEqual([422, [fault]]);
    }
    expect((await post(`${page}/closure`, { version })).status).toBe(422);
    expect((await post(`${page}/payments`, money)).status).toBe(303);
    expect(await shown(page)).toContain("A payment of a hire was recorded by hand");
    expect((await post(`${page}/payments`, money)).status).toBe(409);
    const { version: later } = await rowOf(hire.id);
    expect((await post(`${page}/closure`, { version: `${later}` })).status).toBe(303);
  });

  test("waivers: want a reason, which the timeline keeps", async () => {
    const { page, version } = await returned();
    const waived = { version, waived: "balance", "waived-reason": "" };
    const refused = await post(`${page}/waivers`, waived);
    expect([refused.status, faultsAt(refused.text, "waived-reason")]).toEqual([422, ["Say why."]]);
    expect((await post(`${page}/waivers`, { ...waived, "waived-reason": "Rained off" })).status).toBe(303);
    const text = await shown(page);
    expect(text).toContain("A payment of a hire was waived: Rained off");
    expect(text).toContain("Waived of the balance");
    expect(text).not.toContain("Record a payment");
  });
});

test("a quote whose hire has begun is hired again as another quote, not as a further version", async () => {
  const { hire } = await newHire();
  const page = `/admin/hire/quotes/${hire.quoteId}`;
  const { version } = await quotesOn(db()).view(hire.quoteId);
  expect(await shown(page)).toContain("New version");
  await db().update(hires).set({ state: "closed" }).where(eq(hires.id, hire.id));
  const text = await shown(page);
  expect([text.includes("New version"), text.includes("Hire again")]).toEqual([false, true]);
  const refused = await post(`${page}/versions`, { version: `${version}` });
  expect([refused.status, plainText(refused.text)]).toEqual([
    409,
    expect.stringContaining("no further version"),
  ]);
  const { status, headers } = await post(`${page}/copies`, { version: `${version}` });
  expect([status, headers["location"]]).toEqual([303, expect.stringMatching(/^\/admin\/hire\/quotes\//)]);
  expect(headers["location"]).not.toBe(page);
  expect(await shown(headers["location"] ?? "")).toContain(hire.name);
});

test("a further version is taken back after a question, and the customer's link says which one holds", async () => {
  const { hire } = await newHire();
  await quoteSite(site).sendFurther(hire.quoteId, 3);
  const page = `/admin/hire/quotes/${hire.quoteId}`;
  const { version, token } = await quotesOn(db()).view(hire.quoteId);
  expect(await shown(page)).toContain("Take back version 2");
  const withdrawal = { version: `${version}`, further: "yes" };
  const asked = await post(`${page}/withdrawal`, withdrawal);
  expect(plainText(asked.text)).toContain("Take back version 2?");
  const { status, headers } = await post(`${page}/withdrawal`, { ...withdrawal, confirmed: "yes" });
  expect([status, headers["location"]]).toEqual([303, page]);
  expect(await shown(page)).not.toContain("Take back version 2");
  const { text } = await site.ask(`/dry-hire/quote/${token}`);
  expect(plainText(text)).toContain("We took back version 2");
  expect(plainText(text)).toContain("Version 1, which you accepted, holds.");
});
