import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { deliverDueMails } from "#app/features/mail/deliver-due-mails.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import { moveHire } from "./move-hire.server.ts";

const db = await useTestDb();
const LATER = { from: "2027-06-16T09:00", to: "2027-06-21T17:00" };

/** A hire whose customer reads that language, and how staff move it. */
async function booked(locale: Locale = "en") {
  const site = hiresOn(db);
  const hire = await site.accepted();
  await db.update(hires).set({ locale }).where(eq(hires.id, hire.id));
  // The contract went out; a period without it is another.
  const sent = { state: "sent", sentAt: site.clock.now() } as const;
  await db.update(outboxMails).set(sent).where(eq(outboxMails.subjectId, hire.id));
  const move = async (dates: { readonly from: string; readonly to: string }) => {
    const { version } = await site.view(hire.token);
    const ask = { ...dates, id: hire.id, version, actorId: "staff-1", now: site.clock.now() };
    return moveHire(site.context, ask);
  };
  const mails = async () => {
    const rows = await db.select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
    return rows.filter(({ kind }) => kind === "hire-moved");
  };
  /** Lets that time pass, and the worker do what is due. Without a mail server it keeps what it would send. */
  const pass = async (ms: number) => {
    site.clock.move(ms);
    await deliverDueMails(workContext(db, {}, site.clock));
  };
  return { site, hire, move, mails, pass };
}

describe("the customer of a hire that staff move", () => {
  it.each([
    [
      "en",
      "Other dates for your hire",
      "Collection was due on 14 June 2027, 09:00 and return on 18 June 2027, 17:00. Collection is now due on 16 June 2027, 09:00 and return on 21 June 2027, 17:00.",
    ],
    [
      "ga",
      "Dátaí eile: d’ordú cíosa",
      "Na dátaí roimhe seo: 14 Meitheamh 2027, 09:00 – 18 Meitheamh 2027, 17:00. Na dátaí nua: 16 Meitheamh 2027, 09:00 – 21 Meitheamh 2027, 17:00.",
    ],
  ] as const)("is told its dates, a few minutes after the move (%s)", async (locale, subject, words) => {
    const { site, hire, move, mails, pass } = await booked(locale);
    const same = { from: toIrishInput(hire.startsAt), to: toIrishInput(hire.endsAt) };
    expect(await move(same)).toMatchObject({ ok: true });
    expect(await move({ from: LATER.to, to: LATER.from })).toMatchObject({ ok: false });
    expect(await mails()).toEqual([]);
    expect(await move(LATER)).toMatchObject({ ok: true });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: hire.email,
      subject: `${subject} ${hire.number}`,
      nextAttemptAt: addMs(site.clock.now(), 5 * MINUTE_MS),
    });
    const text = mail?.text.replace(/\s+/g, " ");
    expect(text).toContain(words);
    expect(text).toContain(`/dry-hire/hire/${hire.token}`);
    await pass(5 * MINUTE_MS);
    expect(await mails()).toMatchObject([{ state: "kept" }]);
    expect(await move(same)).toMatchObject({ ok: true });
    expect(await mails()).toHaveLength(2);
  });

  it("is told nothing of a move that is taken back before its mail is sent", async () => {
    const { hire, move, mails, pass } = await booked();
    expect(await move(LATER)).toMatchObject({ ok: true });
    await pass(4 * MINUTE_MS);
    const back = { from: toIrishInput(hire.startsAt), to: toIrishInput(hire.endsAt) };
    expect(await move(back)).toMatchObject({ ok: true });
    await pass(10 * MINUTE_MS);
    expect(await mails()).toEqual([]);
  });

  it("is told the last of several moves, from the dates that the customer knows", async () => {
    const { move, mails, pass } = await booked();
    expect(await move({ from: "2027-06-17T09:00", to: "2027-06-22T17:00" })).toMatchObject({ ok: true });
    await pass(MINUTE_MS);
    expect(await move(LATER)).toMatchObject({ ok: true });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text.replace(/\s+/g, " ")).toContain(
      "Collection was due on 14 June 2027, 09:00 and return on 18 June 2027, 17:00. Collection is now due on 16 June 2027, 09:00",
    );
  });

  it("is not told new dates of a hire that is cancelled meanwhile", async () => {
    const { site, hire, move, mails } = await booked();
    expect(await move(LATER)).toMatchObject({ ok: true });
    const { version } = await site.view(hire.token);
    const ask = { hire: { id: hire.id }, by: "staff", reason: "", actorId: "staff-1", version } as const;
    expect(await cancelHire(site.context, ask)).toMatchObject({ ok: true });
    expect(await mails()).toEqual([]);
  });

  it("H33: is told until when to withdraw, which follows the start within 14 days of the acceptance", async () => {
    const { site, hire, move, mails, pass } = await booked();
    const end = async () => (await site.view(hire.token)).withdrawUntil?.toISOString();
    const texts = async () => (await mails()).map(({ text }) => text.replace(/\s+/g, " "));
    expect(await end()).toBe(hire.startsAt.toISOString());
    expect(await move(LATER)).toMatchObject({ ok: true, value: { reversible: true } });
    expect(await end()).toBe("2027-06-15T23:00:00.000Z");
    await pass(5 * MINUTE_MS);
    const earlier = { from: "2027-06-11T09:00", to: LATER.to };
    expect(await move(earlier)).toMatchObject({ ok: true, value: { reversible: false } });
    expect(await end()).toBe("2027-06-11T08:00:00.000Z");
    // A right that was cut short is told, even if it is given back before the mail is sent.
    expect(await move(LATER)).toMatchObject({ ok: true });
    expect(await end()).toBe("2027-06-15T23:00:00.000Z");
    const until = (time: string) => expect.stringContaining(`you may withdraw until ${time}`);
    expect(await texts()).toEqual([
      until("Tuesday 15 June 2027, 23:59"),
      until("Friday 11 June 2027, 09:00"),
      until("Tuesday 15 June 2027, 23:59"),
    ]);
  });

  it("is told that the deposit is due earlier, where the hire starts earlier; the gear is held until then", async () => {
    const { site, hire, move, mails } = await booked();
    const dueAt = addMs(hire.startsAt, -MINUTE_MS);
    await db
      .update(hires)
      .set({ state: "awaiting-deposit", depositDueAt: dueAt })
      .where(eq(hires.id, hire.id));
    await db.update(hireClaims).set({ state: "provisional", expiresAt: dueAt });
    const ahead = { from: "2027-06-11T09:00", to: LATER.to };
    expect(await move(ahead)).toMatchObject({ ok: true, value: { reversible: false } });
    const { startsAt, depositDueAt } = await site.view(hire.token);
    expect(startsAt.toISOString()).toBe("2027-06-11T08:00:00.000Z");
    expect(depositDueAt).toEqual(startsAt);
    expect(await db.select().from(hireClaims)).toMatchObject([{ expiresAt: startsAt }]);
    expect((await mails())[0]?.text.replace(/\s+/g, " ")).toContain("Pay the deposit by 11 June 2027, 09:00");
    expect(await move(LATER)).toMatchObject({ ok: true });
    expect((await site.view(hire.token)).depositDueAt).toEqual(depositDueAt);
  });
});
