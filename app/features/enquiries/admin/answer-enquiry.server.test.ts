import { describe, expect, it } from "vitest";
import { enquiryEntries } from "#app/db/schema/enquiries.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { deliverDueMails } from "#app/features/mail/deliver-due-mails.server.ts";
import { getMail, listMails } from "#app/features/mail/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { startSmtpPeer } from "#tests/support/peers/smtp-peer.ts";
import { ENQUIRY_ENV, enquiryWork, later, MONDAY } from "#tests/support/shop/enquiry-work.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { getEnquiry } from "./admin-queries.server.ts";

const db = await useTestDb();
const peer = await startSmtpPeer();
const { arrive, addStaff, answer } = enquiryWork(db);
// Mails are due by the clock of the database, whatever time a test plays.
const mailing = () => workContext(db, { ...ENQUIRY_ENV, SMTP_URL: peer.url });

describe("answers", () => {
  it("go out in the conversation, once, and change the state", async () => {
    await addStaff();
    const id = await arrive({ email: "sean@example.ie" });
    const idempotencyKey = newId();
    expect(await answer(id, { idempotencyKey, text: "Tá\r\nfáilte" })).toEqual({ ok: true, value: null });
    expect(await answer(id, { idempotencyKey, text: "Tá\r\nfáilte" })).toEqual({ ok: true, value: null });
    const seen = (await getEnquiry(db, id, MONDAY))?.lastReply ?? null;
    expect(await answer(id, { text: "Late colleague" })).toEqual({
      ok: false,
      error: { kind: "answered-meanwhile" },
    });
    await answer(id, { text: "Again", seen, locale: "en" });
    const mails = await db.select().from(outboxMails).orderBy(outboxMails.id);
    const [, copy, first, second] = mails;
    expect(mails).toHaveLength(4);
    expect(first).toMatchObject({
      recipient: "sean@example.ie",
      replyTo: "staff@example.ie",
      subject: `Re: ${copy?.subject}`,
      thread: copy?.messageId,
    });
    expect(first?.text).toContain("Tá\nfáilte");
    expect(second?.thread).toBe(`${copy?.messageId} ${first?.messageId}`);
    const view = await getEnquiry(db, id, MONDAY);
    expect(view).toMatchObject({ state: "answered", answeredAt: later(HOUR_MS), minutesLeft: null });
    expect(view?.events.map(({ kind }) => kind)).toEqual(["received", "reply", "moved", "reply"]);
    const replies = view?.events.filter((event) => event.kind === "reply");
    expect(replies?.map(({ locale }) => locale)).toEqual(["ga", "en"]);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain("fáilte");
  });

  it("carry In-Reply-To and References over the wire, and are not marked as written by a machine", async () => {
    await addStaff();
    const id = await arrive({ email: "sean@example.ie" });
    await answer(id);
    await deliverDueMails(mailing());
    const received = peer.received.filter(({ subject }) => subject?.startsWith("Re: "));
    const copy = peer.received.find(({ subject }) => subject?.startsWith("IST-2026-0001: tá"));
    expect(received).toHaveLength(1);
    expect(received[0]?.inReplyTo).toBe(copy?.messageId);
    expect([received[0]?.references].flat()).toEqual([copy?.messageId]);
    expect(received[0]?.headers.has("auto-submitted")).toBe(false);
    expect(copy?.headers.has("auto-submitted")).toBe(true);
  });

  it("are refused when empty, too long, to spam, or to no one", async () => {
    await addStaff();
    const spam = await arrive({}, MONDAY, { honeypot: "x" });
    expect(await answer(spam)).toMatchObject({ error: { kind: "spam" } });
    expect(await answer(newId())).toMatchObject({ error: { kind: "not-found" } });
    expect(await answer(spam, { text: " \u0000 " })).toMatchObject({ error: { kind: "empty" } });
    expect(await answer(spam, { text: "x".repeat(10_001) })).toMatchObject({ error: { kind: "too-long" } });
    expect(await db.select().from(enquiryEntries)).toEqual([]);
  });
});

it("an answer goes out with its own subject and files, and both are in the history", async () => {
  const authorId = await addStaff("u-files", "Caoimhe");
  const id = await arrive();
  const file = { kind: "pdf", name: "Floor plan.pdf", bytes: Buffer.from("%PDF-1.4"), width: null } as const;
  const files = [{ ...file, height: null }];
  const sent = await answer(id, { authorId, subject: " Your\r\nfloor plan ", files });
  expect(sent).toEqual({ ok: true, value: null });
  await deliverDueMails(mailing());
  const mail = peer.received.findLast(({ subject }) => subject === "Your floor plan");
  expect(mail?.attachments).toMatchObject([
    { filename: "Floor plan.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-1.4") },
  ]);
  const [listed] = (await listMails(db, { search: "Your floor plan" })).mails;
  expect((await getMail(db, listed?.id ?? ""))?.fileNames).toEqual(["Floor plan.pdf"]);
  const view = await getEnquiry(db, id, later(HOUR_MS));
  expect(view?.attachments).toEqual([]);
  expect(view?.events.findLast(({ kind }) => kind === "reply")).toMatchObject({
    subject: "Your floor plan",
    files: [{ kind: "pdf", name: "Floor plan.pdf" }],
  });
});
