import { and, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances, hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, WEEK } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { startHirePayment } from "../payments/hire-orders.server.ts";
import { lapseHires } from "../payments/lapse-hires.server.ts";
import { acceptQuote } from "./accept-quote.server.ts";

const db = await useTestDb();
const { promise, available } = claimsOn(db);

describe("accepting a quote", () => {
  it("stores acceptance, hire, lines, claims and the deposit's order together", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    expect(hire).toMatchObject({ state: "awaiting-deposit", total: 33_210, deposit: 9_963 });
    expect(hire.orders).toMatchObject([{ kind: "hire-deposit", state: "pending", total: 9_963 }]);
    expect(await available(hire.itemId, WEEK)).toBe(8);
    const [quote] = await db.select().from(hireQuotes).where(eq(hireQuotes.id, hire.quoteId));
    expect(quote?.state).toBe("accepted");
    expect(await site.mailsAbout(hire.id)).toEqual(["hire-accepted", "hire-accepted-staff"]);
  });

  it("H15: accepting twice gives one acceptance, one hire and one mail", async () => {
    const site = hiresOn(db);
    const draft = await site.quotes.draft();
    await site.quotes.send(draft.id);
    const both = await Promise.all([site.accept(draft.id), site.accept(draft.id)]);
    const third = await site.accept(draft.id, { name: "Seán", email: "sean@example.ie" });
    const tokens = [...both, third].map((done) => (done.ok ? done.value.hireToken : done.error.kind));
    expect(new Set(tokens).size).toBe(1);
    expect(await db.$count(hireAcceptances, eq(hireAcceptances.quoteId, draft.id))).toBe(1);
    const hire = await site.view(tokens[0] ?? "");
    expect(await site.mailsAbout(hire.id)).toEqual(["hire-accepted", "hire-accepted-staff"]);
    expect(hire.orders).toHaveLength(1);
  });

  it("H16: what expired, was superseded, has another hash or was withdrawn is refused, and nothing is written", async () => {
    const site = hiresOn(db);
    const draft = await site.quotes.draft();
    await site.quotes.send(draft.id);
    const ask = await site.askOf(draft.id);
    expect(await site.accept(draft.id, { hash: "0".repeat(64) })).toMatchObject({
      error: { kind: "conflict" },
    });
    for (const versionId of [newId(), "abc", ""])
      expect(await site.accept(draft.id, { versionId })).toMatchObject({ error: { kind: "not-found" } });
    const quote = await site.quotes.view(draft.id);
    const until = quote.sent[0]?.expiresAt ?? new Date(0);
    site.clock.move(until.getTime() - site.clock.now().getTime() + 1_000);
    expect(await site.accept(draft.id)).toMatchObject({ error: { kind: "expired" } });
    const other = await site.quotes.draft();
    await site.quotes.send(other.id);
    const first = await site.askOf(other.id);
    const version = { quoteId: other.id, version: 2, actorId: "staff-1", now: NOW };
    expect(await beginVersion(db, version)).toMatchObject({ ok: true });
    await site.quotes.send(other.id);
    expect(await acceptQuote({ ...site.context, clock: { now: () => NOW } }, first)).toMatchObject({
      error: { kind: "superseded", current: { number: 2 } },
    });
    await db.update(hireQuotes).set({ state: "withdrawn" }).where(eq(hireQuotes.id, draft.id));
    expect(await site.accept(draft.id, ask)).toMatchObject({ error: { kind: "withdrawn" } });
    const ids = [draft.id, other.id];
    expect(await db.$count(hireAcceptances, inArray(hireAcceptances.quoteId, ids))).toBe(0);
    expect(await db.$count(hires, inArray(hires.quoteId, ids))).toBe(0);
    for (const id of ids) expect(await site.mailsAbout(id)).not.toContain("hire-accepted");
    expect(await available(draft.itemId, WEEK)).toBe(10);
  });

  it("H18: gear that has gone refuses by the names of its lines, the quote stays open, and staff hear of it once", async () => {
    const site = hiresOn(db);
    const draft = await site.quotes.draft();
    await site.quotes.send(draft.id);
    await promise({ lines: [{ itemId: draft.itemId, quantity: 9 }], period: WEEK });
    const refused = await site.accept(draft.id);
    expect(refused).toMatchObject({ error: { kind: "short", lines: [{ available: 1 }] } });
    expect((await site.quotes.view(draft.id)).state).toBe("sent");
    expect(await db.$count(hires, eq(hires.quoteId, draft.id))).toBe(0);
    await site.accept(draft.id);
    expect((await site.mailsAbout(draft.id)).filter((kind) => kind === "hire-short-staff")).toHaveLength(1);
  });

  it("a hold becomes the hire's own claim", async () => {
    const site = hiresOn(db);
    const draft = await site.quotes.draft({ version: { hold: true } });
    await site.quotes.send(draft.id);
    expect(await available(draft.itemId, WEEK)).toBe(8);
    expect(await site.accept(draft.id)).toMatchObject({ ok: true });
    expect(await available(draft.itemId, WEEK)).toBe(8);
  });

  it("H19: what was ticked on the accepting screen is what is accepted", async () => {
    const site = hiresOn(db);
    const itemId = await claimsOn(db).itemOf({});
    const draft = await site.quotes.draft({
      lines: [
        { kind: "item", itemId, quantity: 1 },
        {
          kind: "custom",
          text: "Technician",
          quantity: 1,
          dayRateNet: 10_000 as never,
          optional: true,
          chosen: true,
        },
      ],
    });
    await site.quotes.send(draft.id);
    const quote = await site.quotes.view(draft.id);
    const option = quote.sent[0]?.content.lines.find(({ optional }) => optional)?.id ?? "";
    expect(await site.accept(draft.id, { options: [newId()] })).toMatchObject({
      error: { kind: "unknown-option" },
    });
    const done = await site.accept(draft.id, { options: [] });
    const hire = await site.view(done.ok ? done.value.hireToken : "");
    expect(hire.lines.map(({ id }) => id)).not.toContain(option);
    expect(hire.total).toBe(16_605);
    expect((await site.quotes.view(draft.id)).sent).toMatchObject([{ options: [], total: 16_605 }]);
  });

  it("of optional lines only needs one of them", async () => {
    const site = hiresOn(db);
    const itemId = await claimsOn(db).itemOf({});
    const option = { kind: "item", itemId, quantity: 1, optional: true, chosen: true } as const;
    const draft = await site.quotes.draft({ lines: [option, { ...option, quantity: 2 }] });
    await site.quotes.send(draft.id);
    expect(await site.accept(draft.id, { options: [] })).toEqual({
      ok: false,
      error: { kind: "nothing-chosen" },
    });
    expect((await site.quotes.view(draft.id)).state).toBe("sent");
    const [first = ""] = (await site.quotes.view(draft.id)).sent[0]?.options ?? [];
    expect(await site.accept(draft.id, { options: [first] })).toMatchObject({ ok: true });
  });

  it("gives the hire to a signed-in account only where the quote is to its confirmed address", async () => {
    const site = hiresOn(db);
    const email = `${newId()}@example.ie`;
    const accounts = [
      { role: "owner", email, owns: true },
      { role: "unconfirmed", email, emailVerified: false, owns: false },
      { role: "staff", email: `${newId()}@example.ie`, owns: false },
    ];
    for (const { role, owns, ...account } of accounts) {
      const userId = newId();
      await db.insert(users).values({ id: userId, name: role, emailVerified: true, ...account });
      const draft = await site.quotes.draft({ email: email.toUpperCase() });
      await site.quotes.send(draft.id);
      const done = await site.accept(draft.id, { userId });
      const hire = await site.view(done.ok ? done.value.hireToken : "");
      expect([role, hire.userId]).toEqual([role, owns ? userId : null]);
      await db.delete(users).where(eq(users.id, userId));
    }
  });

  it("H22: an acceptance holds its evidence and no one can change it", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    const [row] = await db.select().from(hireAcceptances).where(eq(hireAcceptances.quoteId, hire.quoteId));
    expect(row).toMatchObject({
      name: "Máire Ní Bhriain",
      email: "maire@example.ie",
      ip: "192.0.2.7",
      userAgent: "Test",
      acceptedAt: site.clock.now(),
      total: 33_210,
    });
    expect(row?.hash).toHaveLength(64);
    expect(row?.termsVersion).not.toBe("");
    await expect(
      db.update(hireAcceptances).set({ name: "X" }).where(eq(hireAcceptances.quoteId, hire.quoteId)),
    ).rejects.toThrow();
  });

  it("asks a consumer for the wish to begin early where the hire begins within 14 days", async () => {
    const site = hiresOn(db);
    const draft = await site.quotes.draft();
    await site.quotes.send(draft.id);
    expect(await site.accept(draft.id, { beginEarly: false })).toMatchObject({
      error: { kind: "withdrawal-consent" },
    });
  });
});

describe("the deposit of a hire", () => {
  it("reserves it when it is paid", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    const now = await site.view(hire.token);
    expect(now).toMatchObject({ state: "reserved", attention: null });
    expect(now.money).toMatchObject({ deposit: { open: 0 }, balance: { open: 33_210 - 9_963 } });
    const firm = and(eq(hireClaims.ownerId, hire.id), eq(hireClaims.state, "firm"));
    expect(await db.$count(hireClaims, firm)).toBe(1);
    expect(await site.mailsAbout(hire.id)).toContain("hire-reserved");
    await site.payPart(hire.token, "balance");
    expect((await site.view(hire.token)).money).toMatchObject({
      balance: { open: 0 },
      overpaid: 0,
      paid: 33_210,
    });
    const [sums] = await invoicesOf(hire.id);
    expect(sums).toEqual({ total: hire.total, net: hire.net, vat: hire.vat });
  });

  it("H20: paid after the lapse it reserves what is free, and otherwise needs attention", async () => {
    for (const taken of [0, 9]) {
      const site = hiresOn(db);
      const hire = await site.accepted();
      const started = await startHirePayment(site.context, { hireToken: hire.token, part: "deposit" });
      if (!started.ok) throw new Error(started.error.kind);
      const id = started.value.url.split("/").at(-1) ?? "";
      site.clock.move(48 * HOUR_MS + MINUTE_MS);
      await lapseHires(site.context);
      expect((await site.view(hire.token)).state).toBe("lapsed");
      if (taken > 0) await promise({ lines: [{ itemId: hire.itemId, quantity: taken }], period: WEEK });
      await db.execute(sql`update sandbox_sessions set state = 'paid' where id = ${id}`);
      const { refreshPayment } = await import("#app/features/payments/refresh-payment.server.ts");
      await refreshPayment(site.context, { provider: "sandbox", ref: id });
      const now = await site.view(hire.token);
      const mails = await site.mailsAbout(hire.id);
      expect(mails).toContain("hire-lapsed");
      if (taken === 0) expect(now).toMatchObject({ state: "reserved", attention: null });
      else {
        expect(now).toMatchObject({ state: "lapsed", attention: "paid-after-lapse" });
        expect(mails).toContain("hire-attention");
      }
    }
  });
});

async function invoicesOf(hireId: string) {
  const found = await db.execute(
    sql`select sum(i.total_cents)::int as total, sum(i.net_cents)::int as net, sum(i.vat_cents)::int as vat
        from invoices i join orders o on o.id = i.order_id where o.hire_id = ${hireId}`,
  );
  return (found as unknown as { rows: { total: number; net: number; vat: number }[] }).rows;
}
