import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { getEditedHours, getOpeningHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { newId } from "#app/lib/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { ENQUIRY_ENV, enquiryWork, later, MONDAY } from "#tests/support/shop/enquiry-work.ts";
import { handClock, workContext } from "#tests/support/shop/work-context.ts";
import { formOf } from "../enquiries.ts";
import { canEnquiryBecome } from "../enquiry-states.ts";
import { ENQUIRY_STATES } from "../enums.ts";
import { addNote } from "./add-note.server.ts";
import { getEnquiry, listEnquiries, listMonthlySpeed } from "./admin-queries.server.ts";
import { assignEnquiry } from "./assign-enquiry.server.ts";
import { changeOpeningHours } from "./change-opening-hours.server.ts";
import { changeState } from "./change-state.server.ts";
import { enquiriesList } from "./enquiry-admin.ts";
import { sendLateDigest } from "./send-late-digest.server.tsx";

const db = await useTestDb();
const { arrive, addStaff, answer } = enquiryWork(db);

const admin = (query = "", now = MONDAY) =>
  listEnquiries(db, enquiriesList.parse(new URLSearchParams(query)), { viewerId: "u1", now });

describe("the queue", () => {
  it("puts the least time left first, and shows it in working minutes", async () => {
    const monday = await arrive();
    const friday = await arrive({}, new Date("2026-11-20T12:00:00Z"));
    const evening = await arrive({}, new Date("2026-11-22T21:00:00Z"));
    const { rows } = await admin();
    expect(rows.map(({ id }) => id)).toEqual([friday, evening, monday]);
    expect(rows.map(({ minutesLeft }) => minutesLeft)).toEqual([30, 360, 510]);
  });

  it("pages without gap or double while enquiries arrive", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 27; n += 1) ids.push(await arrive({}, later(n * MINUTE_MS)));
    const first = await admin();
    await arrive({}, later(-3 * DAY_MS));
    const second = await admin(`before=${first.next}`);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect((await admin("state=all")).rows[0]?.minutesLeft).toBeTypeOf("number");
  });

  it("finds by every filter of the address", async () => {
    await addStaff();
    const id = await arrive({ name: "Máire", formType: "contact" }, MONDAY, {
      details: { place: "Clifden" },
    });
    await arrive();
    await assignEnquiry(db, { id, assigneeId: "u1", actorId: "u1" });
    for (const query of [
      "search=clifden",
      "search=Máire",
      "mine=1",
      "form=contact",
      "state=new&form=contact&mine=1",
    ])
      expect((await admin(query)).rows.map((row) => row.id)).toEqual([id]);
    expect((await admin("search=%25")).rows).toEqual([]);
    expect((await admin("state=nonsense&form=x&before=1' or 1=1")).rows).toHaveLength(2);
  });
});

describe("states, notes and assignment", () => {
  it("moves only where the table allows, and starts the clock again when opened again", async () => {
    await addStaff();
    const id = await arrive();
    const move = (to: (typeof ENQUIRY_STATES)[number], now: Date) =>
      changeState(db, { id, to, actorId: "u1", now });
    expect((await move("won", later(HOUR_MS))).ok).toBe(true);
    expect(await move("answered", later(HOUR_MS))).toMatchObject({ error: { kind: "not-allowed" } });
    const reopened = later(2 * DAY_MS);
    await move("new", reopened);
    expect(await getEnquiry(db, id, reopened)).toMatchObject({
      dueAt: later(DAY_MS, reopened),
      minutesLeft: 510,
    });
    await move("spam", reopened);
    await move("new", later(3 * DAY_MS));
    expect((await getEnquiry(db, id, reopened))?.dueAt).toEqual(later(DAY_MS, reopened));
    for (const from of ENQUIRY_STATES) expect(canEnquiryBecome(from, from)).toBe(false);
  });

  it("keeps a note once, and assigns to staff only", async () => {
    await addStaff();
    await addStaff("u2", "Bríd", null);
    const id = await arrive();
    const idempotencyKey = newId();
    for (let n = 0; n < 2; n += 1)
      await addNote(db, { id, text: "Rang them", idempotencyKey, authorId: "u1", now: MONDAY });
    expect(await assignEnquiry(db, { id, assigneeId: "u2", actorId: "u1" })).toMatchObject({
      error: { kind: "not-staff" },
    });
    await assignEnquiry(db, { id, assigneeId: "u1", actorId: "u1" });
    expect(await listStaff(db, "enquiries")).toEqual([{ id: "u1", name: "Áine", isLocked: false }]);
    expect((await getEnquiry(db, id, MONDAY))?.events.map(({ kind }) => kind)).toEqual([
      "received",
      "note",
      "assigned",
    ]);
  });

  it("knows the same person's earlier enquiries and proven account", async () => {
    await db.insert(users).values({ id: "c1", name: "C", email: "ann@example.ie", emailVerified: true });
    const first = await arrive({ email: "ann@example.ie" });
    const second = await arrive({ email: "Ann@Example.ie" });
    const view = await getEnquiry(db, second, MONDAY);
    expect(view?.earlier.map(({ id }) => id)).toEqual([first]);
    expect(view?.account?.id).toBe("c1");
  });
});

describe("speed, hours and digest", () => {
  it("tells the median of each Irish month", async () => {
    await addStaff();
    const times = [1, 2, 9];
    for (const hours of times) await answer(await arrive(), { now: later(hours * HOUR_MS) });
    await arrive({}, new Date("2026-11-30T23:30:00Z"));
    await arrive({}, new Date("2026-06-30T23:30:00Z"));
    await arrive({}, MONDAY, { honeypot: "x" });
    expect(await listMonthlySpeed(db)).toEqual([
      { month: "2026-11", received: 4, answered: 3, medianMinutes: 120 },
      { month: "2026-07", received: 1, answered: 0, medianMinutes: null },
    ]);
  });

  it("counts open enquiries again when the hours change", async () => {
    const id = await arrive();
    const hours = { ...(await getOpeningHours(db)), daysOff: ["2026-11-24"] };
    const change = { hours, version: "", actorId: "u1", now: MONDAY };
    expect(await changeOpeningHours(db, change)).toMatchObject({ ok: true });
    expect((await getEnquiry(db, id, MONDAY))?.dueAt).toEqual(later(2 * DAY_MS));
    expect(await getOpeningHours(db)).toEqual(hours);
    // Somebody whose page is from before does not take the day off away.
    const { version } = await getEditedHours(db);
    // The same hours once more are no change, so no open form is out of date.
    expect(await changeOpeningHours(db, { ...change, version, now: later(HOUR_MS) })).toEqual({
      ok: true,
      value: null,
    });
    expect((await getEditedHours(db)).version).toBe(version);
    const refused = { ok: false, error: { kind: "conflict", version } };
    expect(await changeOpeningHours(db, { ...change, hours: { ...hours, daysOff: [] } })).toEqual(refused);
    expect(await getOpeningHours(db)).toEqual(hours);
  });

  it("mails what is late once a day, in working hours, to staff", async () => {
    const clock = handClock(MONDAY);
    const ctx = workContext(db, ENQUIRY_ENV, clock);
    const digests = async () =>
      (await db.select().from(outboxMails)).filter(({ kind }) => kind === "enquiry-digest");
    await arrive({ name: "Seán <i>" });
    await sendLateDigest(ctx);
    clock.move(DAY_MS + HOUR_MS);
    await arrive({}, later(2 * HOUR_MS));
    for (let n = 0; n < 3; n += 1) await sendLateDigest(ctx);
    const [digest] = await digests();
    expect(digest).toMatchObject({ recipient: "staff@example.ie", subject: "1 enquiry is late" });
    expect(digest?.text).toContain("Due today");
    expect(digest?.text).toMatch(/Open the enquiries https?:\/\/\S+\/admin\/enquiries\n/);
    expect(digest?.html).toContain("Seán &lt;i&gt;");
    clock.move(9 * HOUR_MS);
    await sendLateDigest(ctx);
    expect(await digests()).toHaveLength(1);
    clock.move(14 * HOUR_MS);
    await sendLateDigest(ctx);
    expect((await digests()).map(({ subject }) => subject)).toEqual([
      "1 enquiry is late",
      "2 enquiries are late",
    ]);
  });

  it("counts every late enquiry in the digest's subject, also those that the mail has no row for", async () => {
    const first = await arrive();
    const [row] = await db.select().from(enquiries).where(eq(enquiries.id, first));
    if (!row) throw new Error("No enquiry");
    const others = Array.from({ length: 104 }, (_, n) => ({
      ...row,
      id: newId(),
      reference: `IST-${n}`,
      formToken: `t${n}`,
    }));
    await db.insert(enquiries).values(others);
    await sendLateDigest(workContext(db, ENQUIRY_ENV, handClock(later(DAY_MS + HOUR_MS))));
    const mails = await db.select().from(outboxMails);
    const digest = mails.find(({ kind }) => kind === "enquiry-digest");
    expect(digest?.subject).toBe("105 enquiries are late");
    expect(digest?.text.match(/Dry hire/g)).toHaveLength(100);
  });
});

it("a custom item request has its own label and its own list", async () => {
  const message = "Custom item request\n\nProduct: Truss\n\nDetails:\nCurved";
  const custom = await arrive({ formType: "contact", message });
  const plain = await arrive({ formType: "contact", message: "Custom item request, please" });
  const listed = async (form: string) => (await admin(`form=${form}`)).rows.map(({ id }) => id);
  expect(await listed("custom-item")).toContain(custom);
  expect(await listed("contact")).toContain(plain);
  expect(await listed("custom-item")).not.toContain(plain);
  expect(await listed("contact")).not.toContain(custom);
  expect(formOf({ formType: "contact", message })).toBe("custom-item");
  expect(formOf({ formType: "dry-hire", message })).toBe("dry-hire");
});
