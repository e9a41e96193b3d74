import { createServer } from "node:net";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { LEASE_MS } from "#app/features/jobs/lease.server.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { startSmtpPeer } from "#tests/support/peers/smtp-peer.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { deliverDueMails } from "./deliver-due-mails.server.ts";
import { countMails, getMail, listMails } from "./queries.server.ts";
import { queueMail } from "./queue-mail.server.ts";
import { removeOldMailTexts } from "./remove-old-mail-texts.server.ts";
import { renderMail } from "./render-mail.server.tsx";
import { retryMail } from "./retry-mail.server.ts";

const db = await useTestDb();
const peer = await startSmtpPeer();

/** For a server that hangs; one that answers may take the usual time. */
const SHORT = { server: { limits: { connectMs: 300, sendMs: 500 } } };

async function queue(recipient = "sean@example.ie"): Promise<string> {
  const mail = await renderMail({
    kind: "order-paid",
    locale: "ga",
    subject: "Tá d’ordú ar an mbealach – 🎭",
    recipient,
    replyTo: "maire@example.ie",
    origin: "https://show.example.ie",
    sender: { legalName: "Example Ltd", companyNumber: "12345" },
    body: <h1>Cuir an tIarratas Isteach</h1>,
  });
  return inTransaction(db, (tx) => queueMail(tx, mail));
}

function context(url = peer.url) {
  peer.manner = { kind: "accept" };
  peer.received.length = 0;
  const ctx = workContext(db, { SMTP_URL: url, MAIL_FROM: "ItsShowTime <show@example.ie>" });
  // A mail is due from the moment of the database's own clock.
  ctx.clock.move(60_000);
  return ctx;
}

const deliver = (ctx: ReturnType<typeof context>, options = {}) => deliverDueMails(ctx, options);
const row = async (id: string) => (await db.select().from(outboxMails).where(eq(outboxMails.id, id)))[0];

describe("deliverDueMails", () => {
  it("sends both parts, in the reader's language, with a fixed Message-ID and Reply-To", async () => {
    const ctx = context();
    const id = await queue();
    expect(await deliver(ctx)).toBe(1);
    const [mail] = peer.received;
    expect(mail?.messageId).toBe(`<${id}@show.example.ie>`);
    expect(mail?.subject).toBe("Tá d’ordú ar an mbealach – 🎭");
    expect(mail?.from?.value).toEqual([{ name: "ItsShowTime", address: "show@example.ie" }]);
    expect(mail?.replyTo?.value[0]?.address).toBe("maire@example.ie");
    expect(mail?.headers.get("content-language")).toBe("ga");
    expect(mail?.html).toContain('lang="ga-IE"');
    expect(mail?.html).toContain("Cláraithe in Éirinn, uimhir 12345");
    expect(mail?.text).toContain("Cuir an tIarratas Isteach");
    expect((await row(id))?.state).toBe("sent");
    expect(await deliver(ctx)).toBe(0);
  });

  it("R17: sends once, at most late, when the clock jumps an hour back and forth", async () => {
    const ctx = context();
    const id = await queue();
    ctx.clock.move(-HOUR_MS);
    expect([await deliver(ctx), (await row(id))?.state]).toEqual([0, "queued"]);
    for (const jump of [HOUR_MS, HOUR_MS, -HOUR_MS, -HOUR_MS, HOUR_MS]) {
      ctx.clock.move(jump);
      await deliver(ctx);
    }
    expect([peer.received.length, (await row(id))?.state]).toEqual([1, "sent"]);
  });

  it("R3: marks a 5xx as failed after one try, and sends it again when asked to", async () => {
    const ctx = context();
    peer.manner = { kind: "answer", code: 554 };
    const id = await queue();
    await deliver(ctx);
    expect(await row(id)).toMatchObject({ state: "failed", attempts: 1 });
    expect((await row(id))?.lastError).toContain("554");
    peer.manner = { kind: "accept" };
    ctx.clock.move(DAY_MS);
    expect(await deliver(ctx)).toBe(0);
    const now = ctx.clock.now();
    expect(await retryMail(db, { id, actorId: "staff", now })).toEqual({ ok: true, value: null });
    expect(await retryMail(db, { id, actorId: "staff", now })).toMatchObject({
      error: { kind: "not-waiting" },
    });
    expect(await deliver(ctx)).toBe(1);
    expect((await row(id))?.state).toBe("sent");
  });

  it("R3: marks a refused recipient as failed after one try", async () => {
    const ctx = context();
    peer.manner = { kind: "refuse-recipient", code: 550 };
    const id = await queue();
    await deliver(ctx);
    expect((await row(id))?.state).toBe("failed");
  });

  it("R3: asks again after a 4xx, waiting longer each time, and gives up within 24 hours", async () => {
    const ctx = context();
    peer.manner = { kind: "answer", code: 451 };
    const id = await queue();
    const start = ctx.clock.now().getTime();
    let before = 0;
    for (;;) {
      await deliver(ctx);
      const mail = await row(id);
      if (!mail || mail.state === "failed") break;
      const wait = mail.nextAttemptAt.getTime() - ctx.clock.now().getTime();
      expect(wait).toBeGreaterThan(before * 0.79);
      before = wait;
      ctx.clock.move(wait);
    }
    expect(ctx.clock.now().getTime() - start).toBeLessThanOrEqual(24 * HOUR_MS);
    expect(ctx.clock.now().getTime() - start).toBeGreaterThan(12 * HOUR_MS);
    expect((await row(id))?.lastError).toContain("451");
    expect(ctx.lines.join()).not.toContain("sean@example.ie");
  });

  it("R3: sends again, with the same Message-ID, when the connection is cut after the data", async () => {
    const ctx = context();
    peer.manner = { kind: "cut-after-data" };
    const id = await queue();
    await deliver(ctx);
    expect(await row(id)).toMatchObject({ state: "queued", attempts: 1 });
    peer.manner = { kind: "accept" };
    ctx.clock.move(HOUR_MS);
    await deliver(ctx);
    expect((await row(id))?.state).toBe("sent");
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(peer.received).toHaveLength(2);
  });

  it("R3, R15: lets go of a server that hangs", async () => {
    const ctx = context();
    peer.manner = { kind: "hang" };
    const id = await queue();
    await deliver(ctx, SHORT);
    expect((await row(id))?.state).toBe("queued");
  });

  it("R3: keeps trying while nothing listens, and while the listener never greets", async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const { port } = mute.address() as { port: number };
    for (const url of ["smtp://127.0.0.1:1", `smtp://127.0.0.1:${port}`]) {
      const ctx = context(url);
      const id = await queue();
      await deliver(ctx, SHORT);
      expect((await row(id))?.state).toBe("queued");
      await db.delete(outboxMails);
    }
    mute.close();
  });

  it("R4: sends a mail again whose worker died between the answer and the mark", async () => {
    const ctx = context();
    const id = await queue();
    await deliver(ctx);
    const leaseUntil = new Date(ctx.clock.now().getTime() + LEASE_MS);
    await db.update(outboxMails).set({ state: "queued", sentAt: null, leaseUntil });
    expect(await deliver(ctx)).toBe(0);
    ctx.clock.move(LEASE_MS);
    expect(await deliver(ctx)).toBe(1);
    expect(peer.received.map(({ messageId }) => messageId)).toEqual([
      `<${id}@show.example.ie>`,
      `<${id}@show.example.ie>`,
    ]);
  });

  it("R6: keeps mails readable without a mail server", async () => {
    const ctx = workContext(db);
    const id = await queue();
    // A mail is due from the moment of the database's own clock.
    ctx.clock.move(60_000);
    await deliverDueMails(ctx);
    expect(await getMail(db, id)).toMatchObject({ state: "kept", locale: "ga" });
    expect(await countMails(db)).toEqual({ queued: 0, sent: 0, kept: 1, failed: 0 });
  });

  it("sends nothing when the transaction rolls back", async () => {
    const ctx = context();
    const mail = await renderMail({
      kind: "order-paid",
      locale: "en",
      subject: "No",
      recipient: "a@b.ie",
      origin: "https://show.example.ie",
      body: <p>No</p>,
    });
    const attempt = inTransaction(db, async (tx) => {
      await queueMail(tx, mail);
      throw new Error("changed our mind");
    });
    await expect(attempt).rejects.toThrow("changed our mind");
    expect(await deliver(ctx)).toBe(0);
  });

  it("F-25: refuses line breaks in subject and addresses before anything is stored", async () => {
    const mail = { kind: "order-paid", locale: "en", subject: "Hello", recipient: "a@b.ie" } as const;
    const good = { ...mail, origin: "https://show.example.ie", body: <p>x</p> };
    await expect(renderMail({ ...good, subject: "Hello\r\nBcc: x@y.ie" })).rejects.toThrow();
    await expect(renderMail({ ...good, recipient: "a@b.ie\r\nX: y" })).rejects.toThrow();
    await expect(renderMail({ ...good, replyTo: "a@b.ie, c@d.ie" })).rejects.toThrow();
  });
});

describe("listMails", () => {
  it("finds by state and text, page after page", async () => {
    for (const name of ["ann", "bob%"]) await queue(`${name}@example.ie`);
    expect((await listMails(db, { search: "ANN@" })).mails).toHaveLength(1);
    expect((await listMails(db, { search: "%" })).mails).toHaveLength(1);
    expect((await listMails(db, { state: "failed" })).mails).toHaveLength(0);
    const { mails } = await listMails(db);
    expect(mails.map(({ recipient }) => recipient)).toEqual(["bob%@example.ie", "ann@example.ie"]);
    expect((await listMails(db, { before: mails[0]?.id })).mails).toHaveLength(1);
  });
});

describe("removeOldMailTexts", () => {
  it("L20: removes texts 30 days after sending, rows after two years, and nothing that still waits", async () => {
    const ctx = context();
    const sent = await queue();
    await deliver(ctx);
    const waiting = await queue();
    await removeOldMailTexts(db, new Date(Date.now() + 29 * DAY_MS));
    expect((await row(sent))?.html).not.toBe("");
    await removeOldMailTexts(db, new Date(Date.now() + 31 * DAY_MS));
    expect(await row(sent)).toMatchObject({ html: "", text: "", recipient: "sean@example.ie" });
    expect((await row(waiting))?.html).not.toBe("");
    await removeOldMailTexts(db, new Date(Date.now() + 731 * DAY_MS));
    expect(await row(sent)).toBeUndefined();
    expect(await row(waiting)).toBeDefined();
  });
});
