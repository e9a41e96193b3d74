import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { resendMail } from "#app/features/mail/resend-mail.server.ts";
import { expiryText } from "#app/features/quotes/public/quote-sheet.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW, period } from "#tests/support/hire/claims.ts";
import { lastAcceptedMail, sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { cancellationOf } from "../cancel/cancellation.ts";

const db = await useTestDb();
/** Ends of the right to withdraw from what is accepted at `NOW` come before it. */
const LATE = period("2027-07-19T09:00", "2027-07-23T17:00");

/** A hire of two pieces that a consumer paid whole. */
async function paidHire() {
  const site = hiresOn(db);
  const hire = await site.accepted({ version: { startsAt: LATE.from, endsAt: LATE.to } });
  for (const part of ["deposit", "balance"] as const) await site.payPart(hire.token, part);
  return { site, hire: await site.view(hire.token) };
}

/** Changes the mails of the contract that were not sent. */
async function changeMails(hireId: string, set: Partial<typeof outboxMails.$inferInsert>): Promise<void> {
  const { subjectId, kind, state } = outboxMails;
  const waiting = and(eq(subjectId, hireId), eq(kind, "hire-accepted"), eq(state, "queued"));
  await db.update(outboxMails).set(set).where(waiting);
}

describe("the right to withdraw from a hire with a further version", () => {
  it("runs from the first acceptance", async () => {
    const { site, hire } = await paidHire();
    site.clock.move(5 * DAY_MS);
    await sendFurther(site, db, hire, { quantity: 3, dates: LATE });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const now = await site.view(hire.token);
    expect(now.withdrawUntil).toEqual(hire.withdrawUntil);
    expect(cancellationOf(now, site.clock.now())).toMatchObject({ withdrawal: true, charge: 0 });
    expect(await lastAcceptedMail(db, hire.id)).toContain(
      "A new period of 14 days begins for what this version adds",
    );
  });

  it("is not renewed once it is over: only what the version adds costs nothing for 14 days", async () => {
    const { site, hire } = await paidHire();
    site.clock.move(LATE.from.getTime() - 2 * DAY_MS - NOW.getTime());
    const before = cancellationOf(hire, site.clock.now());
    expect(before).toMatchObject({ share: 7_500, withdrawal: false, added: 0 });
    await sendFurther(site, db, hire, { quantity: 3, dates: LATE });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const now = await site.view(hire.token);
    expect(now.total).toBeGreaterThan(hire.total);
    const after = cancellationOf(now, site.clock.now());
    expect(after).toMatchObject({
      withdrawal: false,
      charge: before.charge,
      refund: before.refund,
      added: now.total - hire.total,
    });
    const mail = await lastAcceptedMail(db, hire.id);
    expect(mail).toContain("The 14 days for what you agreed before are over.");
    expect(mail).not.toContain("you may withdraw from this contract");
  });

  it("makes nothing dearer to cancel that a cheaper version left out, nor cheaper that a later one put back", async () => {
    const { site, hire } = await paidHire();
    site.clock.move(LATE.from.getTime() - 4 * DAY_MS - NOW.getTime());
    for (const quantity of [1, 2]) {
      await sendFurther(site, db, hire, { quantity, dates: LATE });
      expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
      site.clock.move(DAY_MS);
    }
    const now = await site.view(hire.token);
    expect(now.total).toBe(hire.total);
    expect(cancellationOf(now, site.clock.now())).toMatchObject({ added: hire.total / 2 });
  });

  it("begins again with the acceptance of a hire that had lapsed", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ version: { startsAt: LATE.from, endsAt: LATE.to } });
    site.clock.move(20 * DAY_MS);
    expect((await site.view(hire.token)).state).toBe("lapsed");
    await sendFurther(site, db, hire, { quantity: 3, dates: LATE });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await lastAcceptedMail(db, hire.id)).toContain("The 14 days run from 21 June 2027.");
    await site.payPart(hire.token, "deposit");
    const now = await site.view(hire.token);
    expect(cancellationOf(now, site.clock.now())).toMatchObject({ withdrawal: true, charge: 0 });
  });

  it("is counted by the mails of the contract, not by those of one that lapsed before", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ version: { startsAt: LATE.from, endsAt: LATE.to } });
    await changeMails(hire.id, { state: "sent", sentAt: NOW });
    site.clock.move(20 * DAY_MS);
    await sendFurther(site, db, hire, { quantity: 3, dates: LATE });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const informed = await site.view(hire.token);
    await changeMails(hire.id, { state: "failed" });
    const uninformed = await site.view(hire.token);
    expect(informed.withdrawUntil?.getTime()).toBeLessThan(LATE.from.getTime());
    expect(uninformed.withdrawUntil).toEqual(LATE.from);
    expect(uninformed.accepted).toMatchObject([{ withdrawUntil: LATE.from }]);
  });

  it("is counted by the mail of its acceptance, whatever order their ids have, also by one sent once more", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ version: { startsAt: LATE.from, endsAt: LATE.to } });
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "hire-accepted"));
    const older = "00000000-0000-7000-8000-000000000001";
    await changeMails(hire.id, { id: older, state: "sent", sentAt: NOW });
    expect((await site.view(hire.token)).withdrawUntil).toEqual(hire.withdrawUntil);
    await db.update(outboxMails).set({ state: "failed", sentAt: null }).where(eq(outboxMails.id, older));
    expect((await site.view(hire.token)).withdrawUntil).toEqual(LATE.from);
    const about = { subjectType: "hire", subjectId: hire.id };
    const config = { origin: "https://example.ie" };
    await resendMail({ db, config }, { ...about, id: older, actorId: "staff-1" });
    await changeMails(hire.id, { state: "sent", sentAt: NOW });
    expect(mail?.acceptanceId).toBeTruthy();
    expect((await site.view(hire.token)).withdrawUntil).toEqual(hire.withdrawUntil);
  });

  it("is counted alike on the page and in the mail of a further version, where the first mail failed", async () => {
    const { site, hire } = await paidHire();
    await changeMails(hire.id, { state: "failed" });
    site.clock.move(20 * DAY_MS);
    await sendFurther(site, db, hire, { quantity: 3, dates: LATE });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    await changeMails(hire.id, { state: "sent", sentAt: site.clock.now() });
    const { withdrawUntil, accepted } = await site.view(hire.token);
    expect(withdrawUntil && withdrawUntil > site.clock.now()).toBe(true);
    expect(accepted.map((part) => part.withdrawUntil)).toEqual([withdrawUntil, withdrawUntil]);
    const mail = await lastAcceptedMail(db, hire.id);
    expect(mail).toContain(`without giving a reason, until ${expiryText("en", withdrawUntil ?? NOW)}.`);
    expect(mail).toContain("The 14 days run from 21 June 2027.");
    expect(mail).toContain("Withdraw from contract here");
  });

  it("gives what a further version adds days from its own mail", async () => {
    const { site, hire } = await paidHire();
    await changeMails(hire.id, { state: "sent", sentAt: NOW });
    site.clock.move(DAY_MS);
    await sendFurther(site, db, hire, { quantity: 3, dates: LATE });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    await changeMails(hire.id, { state: "failed" });
    const { withdrawUntil, accepted } = await site.view(hire.token);
    expect(withdrawUntil).toEqual(hire.withdrawUntil);
    expect(accepted.map((part) => part.withdrawUntil)).toEqual([withdrawUntil, LATE.from]);
  });

  it("ends as its customer was told where the contract is older than the rule", async () => {
    const { site, hire } = await paidHire();
    const acceptedAt = new Date(NOW.getTime() + 10 * DAY_MS);
    await db.update(hires).set({ acceptedAt, concludedAt: null }).where(eq(hires.id, hire.id));
    site.clock.move(16 * DAY_MS);
    expect(cancellationOf(await site.view(hire.token), site.clock.now())).toMatchObject({ withdrawal: true });
  });
});
