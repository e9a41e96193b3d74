import { eq } from "drizzle-orm";
import nodeIcal from "node-ical";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { lockAccount, unlockAccount } from "#app/features/identity/sign-in/lock-account.server.ts";
import { addRole } from "#app/features/identity/users/add-role.server.ts";
import { removeRole } from "#app/features/identity/users/remove-role.server.ts";
import { renderQuotePdf } from "#app/features/quotes/pdf/quote-pdf.server.ts";
import { quoteSheet } from "#app/features/quotes/public/quote-sheet.ts";
import { newToken } from "#app/lib/ids.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { irish } from "#tests/support/hire/claims.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { SUPPLIER } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import { moveHire } from "../dates/move-hire.server.ts";
import { FEED_SCOPES } from "../enums.ts";
import { calendarText } from "./calendar-text.server.ts";
import { type CalendarFeed, createFeed, getFeedByToken, listFeeds, revokeFeed } from "./feeds.server.ts";
import { getCalendarHire, listFeedHires } from "./list-feed-hires.server.ts";

const db = await useTestDb();
const STORE = "Unit 5\nGalway";
const FEED: CalendarFeed = {
  id: "feed",
  name: "Fruilithe",
  scope: "all",
  createdAt: new Date(0),
  locale: "ga",
  userId: null,
};

async function read(site: ReturnType<typeof hiresOn>, feed: CalendarFeed, number: string) {
  const now = site.clock.now();
  const text = calendarText(
    site.context.config,
    { ...feed, hires: await listFeedHires(db, feed, now), store: STORE },
    now,
  );
  return eventsOf(text, number);
}

function eventsOf(text: string, number: string) {
  const events = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === "VEVENT" ? [entry] : [],
  );
  return { text, events: events.filter(({ summary }) => String(summary).includes(number)) };
}

/**
 * The rules of RFC 5545 for what we send: line ends and names (3.1), the calendar (3.4, 3.6), events (3.6.1), texts
 * (3.3.11).
 */
function expectValid(text: string): void {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter((line) => line !== "");
  for (const line of lines) expect(line).toMatch(/^[A-Z-]+(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*:/);
  expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  for (const once of ["VERSION:2.0", "PRODID:"])
    expect(lines.filter((line) => line.startsWith(once))).toHaveLength(1);
  const events = lines
    .join("\n")
    .split(/^BEGIN:VEVENT\n/m)
    .slice(1);
  for (const event of events) {
    for (const name of ["UID", "DTSTAMP", "DTSTART", "DTEND", "SEQUENCE", "STATUS", "SUMMARY"])
      expect(event.match(new RegExp(`^${name}[:;]`, "gm")), name).toHaveLength(1);
    for (const [, time] of event.matchAll(/^DT(?:STAMP|START|END)[^:]*:(.*)$/gm))
      expect(time).toMatch(/^\d{8}T\d{6}Z$/);
    for (const [, typed = ""] of event.matchAll(/^(?:SUMMARY|LOCATION)[^:]*:(.*)$/gm))
      expect(typed.replace(/\\[\\;,nN]/g, "")).not.toMatch(/[\\;,]/);
    expect(event).toMatch(/^STATUS:(?:TENTATIVE|CONFIRMED|CANCELLED)$/m);
    expect(event.match(/^END:VEVENT$/gm)).toHaveLength(1);
  }
  const uids = events.map((event) => /^UID:(.*)$/m.exec(event)?.[1]);
  expect(new Set(uids).size).toBe(uids.length);
}

describe("H39: a calendar feed", () => {
  it("is read by a calendar, folds lines with fadas at 75 octets, and a moved hire keeps its UID", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({
      company: "Comharchumann Éigse Bhréagánach Ó Dónaill, Ó Súilleabháin agus Ní Éalaithe",
    });
    const first = await read(site, FEED, hire.number);
    for (const line of first.text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(first.text).toMatch(/\r\n [^\r\n]*[áéíóú]/);
    const [event] = first.events;
    expect(event?.summary).toContain("Ní Éalaithe");
    expect(event).toMatchObject({ start: hire.startsAt, end: hire.endsAt, status: "TENTATIVE" });
    const to = { from: "2027-06-15T09:00", to: "2027-06-18T17:00" };
    const move = { id: hire.id, version: hire.version, actorId: "staff-1", now: site.clock.now(), ...to };
    expect(await moveHire(site.context, move)).toMatchObject({ ok: true });
    const [moved] = (await read(site, FEED, hire.number)).events;
    expect([moved?.uid, moved?.start]).toEqual([event?.uid, irish(to.from)]);
    expect(Number(moved?.sequence)).toBeGreaterThan(Number(event?.sequence));
  });

  it("is as RFC 5545 wants it, for customers and staff, whatever is typed into it", async () => {
    const site = hiresOn(db);
    const place = "Halla; cúlra, \\ doras 2\nBEGIN:VEVENT";
    const hire = await site.accepted({
      company: 'Ó "Dónaill"; agus, Clann',
      version: { place, transport: "delivery" },
    });
    expect((await cancelHire(site.context, staffCancels(hire))).ok).toBe(true);
    await site.accepted();
    for (const scope of FEED_SCOPES) expectValid((await read(site, { ...FEED, scope }, "")).text);
  });

  it("H9: has the times of both change days of 2027, as the database, the page and the PDF have them", async () => {
    for (const [from, to, shown] of [
      [
        "2027-03-27T09:00",
        "2027-03-28T17:00",
        ["Saturday 27 March 2027, 09:00", "Sunday 28 March 2027, 17:00"],
      ],
      [
        "2027-10-30T09:00",
        "2027-10-31T17:00",
        ["Saturday 30 October 2027, 09:00", "Sunday 31 October 2027, 17:00"],
      ],
    ] as const) {
      const site = hiresOn(db);
      if (irish(from) < site.clock.now()) site.clock.move(-100 * DAY_MS);
      const period = { startsAt: irish(from), endsAt: irish(to) };
      const hire = await site.accepted({ version: period });
      expect(await site.view(hire.token)).toMatchObject(period);
      const [event] = (await read(site, FEED, hire.number)).events;
      expect(event).toMatchObject({ start: period.startsAt, end: period.endsAt });
      const [sent] = (await site.quotes.view(hire.quoteId)).sent;
      if (!sent) throw new Error("Not sent");
      const paper = { locale: "en", sender: SUPPLIER } as const;
      expect(
        quoteSheet(sent.content, [], paper)
          .hire.slice(0, 2)
          .map(([, time]) => time),
      ).toEqual(shown);
      const pdf = pdfText(await renderQuotePdf(sent.content, [], paper));
      for (const time of shown) expect(pdf).toContain(time);
    }
  });

  it("keeps a cancelled hire as cancelled, and shows the store each way apart", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    const ask = staffCancels(await site.view(hire.token));
    expect((await cancelHire(site.context, ask)).ok).toBe(true);
    const { events } = await read(site, { ...FEED, scope: "warehouse" }, hire.number);
    expect(events.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED"]);
  });

  it("shows the store no hire that was never reserved", async () => {
    const site = hiresOn(db);
    const [cancelled, lapsed] = [await site.accepted(), await site.accepted()];
    expect((await cancelHire(site.context, staffCancels(cancelled))).ok).toBe(true);
    const lapses = { state: "lapsed", depositDueAt: site.clock.now() } as const;
    await db.update(hires).set(lapses).where(eq(hires.id, lapsed.id));
    for (const { number } of [cancelled, lapsed])
      expect((await read(site, { ...FEED, scope: "warehouse" }, number)).events).toEqual([]);
  });

  it("shows a customer's own hires and no one else's, and none once it is revoked", async () => {
    const site = hiresOn(db);
    const userId = (await createUser(db)).id;
    const own = await site.accepted({ userId });
    const other = await site.accepted();
    const made = await createFeed(
      db,
      { name: "Mine", scope: "customer", locale: "en", userId },
      site.clock.now(),
    );
    const token = made.ok ? made.value.token : "";
    const feed = await getFeedByToken(db, token);
    if (!feed) throw new Error("No feed");
    expect((await read(site, feed, own.number)).events).toHaveLength(1);
    expect((await read(site, feed, other.number)).events).toHaveLength(0);
    expect(await getFeedByToken(db, newToken())).toBeNull();
    const [listed] = await listFeeds(db, userId);
    expect(await revokeFeed(db, { id: listed?.id ?? "", userId: "x", actorId: "x" }, new Date())).toBe(false);
    expect(await revokeFeed(db, { id: listed?.id ?? "", userId, actorId: userId }, new Date())).toBe(true);
    expect(await getFeedByToken(db, token)).toBeNull();
  });

  it.each(FEED_SCOPES)("ends while its owner's account is locked (%s)", async (scope) => {
    const { userId, token } = await feedOf("sales", scope);
    expect(await getFeedByToken(db, token)).toMatchObject({ scope });
    const now = new Date(0);
    expect(await inTransaction(db, (tx) => lockAccount(tx, { actorId: "boss", userId, now }))).toMatchObject({
      ok: true,
    });
    expect(await getFeedByToken(db, token)).toBeNull();
    await inTransaction(db, (tx) => unlockAccount(tx, { actorId: "boss", userId }));
    expect(await getFeedByToken(db, token)).toMatchObject({ scope });
  });

  it.each(["all", "warehouse"] as const)(
    "of staff ends when its maker may not see hires (%s)",
    async (scope) => {
      const { userId, token } = await feedOf("sales", scope);
      await inTransaction(db, (tx) => addRole(tx, { actorId: "boss", userId, role: "editor" }));
      expect(await getFeedByToken(db, token)).toMatchObject({ scope });
      await inTransaction(db, (tx) => removeRole(tx, { actorId: "boss", userId, role: "sales" }));
      expect(await getFeedByToken(db, token)).toBeNull();
    },
  );
});

/** A feed that somebody with this role made. */
async function feedOf(role: Role, scope: (typeof FEED_SCOPES)[number]) {
  const { id: userId } = await createUser(db);
  await inTransaction(db, (tx) => addRole(tx, { actorId: null, userId, role }));
  const made = await createFeed(db, { name: "Hires", scope, locale: "en", userId }, new Date(0));
  if (!made.ok) throw new Error("No feed");
  return { userId, token: made.value.token };
}

describe("H39: the calendar file of one hire", () => {
  const file = async (site: ReturnType<typeof hiresOn>, hire: { token: string; number: string }) => {
    const row = await getCalendarHire(db, hire.token);
    if (!row) throw new Error("No such hire");
    const content = { name: row.number, scope: "hire", locale: "ga", hires: [row], store: STORE } as const;
    return eventsOf(calendarText(site.context.config, content, site.clock.now()), hire.number);
  };

  it("has its collection and its return, and a moved hire keeps their UIDs", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ company: "Comharchumann Éigse Bhréagánach Ó Dónaill Teoranta" });
    const { text, events } = await file(site, hire);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain("Éigse");
    expect(events.map(({ start }) => start)).toEqual([hire.startsAt, hire.endsAt]);
    await db
      .update(hires)
      .set({ startsAt: irish("2027-06-15T09:00"), sequence: 7 })
      .where(eq(hires.id, hire.id));
    const moved = (await file(site, hire)).events;
    expect(moved.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(moved.map(({ sequence }) => Number(sequence))).toEqual([7, 7]);
  });

  it("is at the store where it is collected, and at its own place where it is delivered", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ version: { place: "Town Hall Theatre" } });
    const locations = async () => (await file(site, hire)).text.match(/^LOCATION:.*$/gm);
    expect(await locations()).toEqual(Array(2).fill("LOCATION:Unit 5\\, Galway"));
    await db.update(hires).set({ transport: "delivery" }).where(eq(hires.id, hire.id));
    expect(await locations()).toEqual(Array(2).fill("LOCATION:Town Hall Theatre"));
  });

  it("H9: has the times of both change days of 2027", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    for (const [from, to] of [
      ["2027-03-27T09:00", "2027-03-28T17:00"],
      ["2027-10-30T09:00", "2027-10-31T17:00"],
    ] as const) {
      const [startsAt, endsAt] = [irish(from), irish(to)];
      await db.update(hires).set({ startsAt, endsAt }).where(eq(hires.id, hire.id));
      const { events } = await file(site, hire);
      expect(events.map(({ start }) => start)).toEqual([startsAt, endsAt]);
    }
  });

  it("says that a cancelled hire is cancelled, and has none for an unknown token", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    const ask = { by: "staff", reason: "", actorId: null, version: hire.version } as const;
    expect((await cancelHire(site.context, { ...ask, hire: { id: hire.id } })).ok).toBe(true);
    const { events } = await file(site, hire);
    expect(events.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED"]);
    expect(await getCalendarHire(db, newToken())).toBeNull();
  });
});
