import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { deliverDueMails } from "#app/features/mail/deliver-due-mails.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
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
  const move = async (dates: { readonly from: string; readonly to: string }) => {
    const { version: seen } = await site.view(hire.token);
    const ask = { ...dates, id: hire.id, seen, actorId: "staff-1", now: site.clock.now() };
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
    const { version: seen } = await site.view(hire.token);
    const ask = { hire: { id: hire.id }, by: "staff", reason: "", actorId: "staff-1", seen } as const;
    expect(await cancelHire(site.context, ask)).toMatchObject({ ok: true });
    expect(await mails()).toEqual([]);
  });

  it("is told that there is less time to withdraw, where there is", async () => {
    const { site, hire, move, mails, pass } = await booked();
    const withdrawUntil = addMs(hire.startsAt, -DAY_MS);
    await db.update(hires).set({ withdrawUntil }).where(eq(hires.id, hire.id));
    expect(await move(LATER)).toMatchObject({ ok: true });
    await pass(5 * MINUTE_MS);
    const from = toIrishInput(addMs(withdrawUntil, -DAY_MS));
    expect(await move({ from, to: LATER.to })).toMatchObject({ ok: true });
    const view = await site.view(hire.token);
    expect(view.withdrawUntil).toEqual(view.startsAt);
    const texts = (await mails()).map(({ text }) => text.replace(/\s+/g, " "));
    expect(texts.map((text) => text.includes("you may withdraw until 12 June 2027, 09:00"))).toEqual([
      false,
      true,
    ]);
    expect(await move(LATER)).toMatchObject({ ok: true });
    expect(await mails()).toHaveLength(3);
  });
});
