import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import { listLeftSubhires } from "./end-subhires.server.ts";
import { listSubhires } from "./list-subhires.server.ts";
import { orderSubhire } from "./order-subhire.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

/** A hire for which a supplier was asked. */
async function asked(email: string) {
  const { site, hire, ask, move } = await shortHire(db, 0, { email });
  await ask({ quantity: 2 });
  const subhire = async () => {
    const [row] = await listSubhires(db, hire.id);
    if (!row) throw new Error("No sub-hire");
    return row;
  };
  const order = async (asked?: number, now = NOW, confirmed = false) => {
    const { id: subhireId, version } = await subhire();
    return orderSubhire(site.context, {
      hireId: hire.id,
      subhireId,
      version: asked ?? version,
      confirmed,
      actorId,
      now,
    });
  };
  return { site, hire, subhire, order, move };
}

const mailsTo = (recipient: string) =>
  db.select().from(outboxMails).where(eq(outboxMails.recipient, recipient));

it("H32: the order to the supplier names the agreed cost and our reference, never our customer, and goes out once", async () => {
  const { hire, subhire, order } = await asked("orders@castlegar.ie");
  const { version } = await subhire();
  const sent = await Promise.all([order(version), order(version)]);
  expect(sent.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await subhire()).orderedAt).toEqual(NOW);
  const [mail, ...more] = await mailsTo("orders@castlegar.ie");
  expect(more).toEqual([]);
  const text = `${mail?.subject} ${mail?.text}`;
  for (const part of [hire.number, "2 ×", "€123.45", "C-9", "14 June 2027, 08:00", "19 June 2027, 12:00"])
    expect(text).toContain(part);
  for (const own of [hire.name, hire.email, "Máire"]) expect(text).not.toContain(own);
  expect(await db.$count(outboxMails, eq(outboxMails.recipient, hire.email))).toBeGreaterThan(0);
  for (const { text: theirs } of await mailsTo(hire.email)) expect(theirs).not.toMatch(/123[.,]45|Castlegar/);
});

it("H32: an order needs an address, and gear that has not arrived; arrival and return are booked with their time", async () => {
  const nameless = await asked("");
  expect(await nameless.order()).toMatchObject({ error: { kind: "no-supplier-mail" } });
  const { subhire, order, move } = await asked("hire@castlegar.ie");
  expect((await subhire()).isUnended).toBe(false);
  await move("confirmed");
  expect(await order()).toMatchObject({ ok: true });
  await move("received");
  expect(await order()).toMatchObject({ error: { kind: "not-allowed" } });
  expect(await subhire()).toMatchObject({ state: "received", receivedAt: NOW, sentBackAt: null });
  await move("sent-back");
  expect(await subhire()).toMatchObject({ state: "sent-back", receivedAt: NOW, sentBackAt: NOW });
  expect(await db.$count(hireSubhires)).toBeGreaterThan(0);
});

it("H32: asks before the supplier gets the order again", async () => {
  const { subhire, order } = await asked("again@castlegar.ie");
  expect(await order()).toMatchObject({ ok: true });
  const later = addMs(NOW, DAY_MS);
  expect(await order(undefined, later)).toMatchObject({ error: { kind: "to-confirm" } });
  expect(await mailsTo("again@castlegar.ie")).toHaveLength(1);
  expect(await order(undefined, later, true)).toMatchObject({ ok: true });
  expect(await mailsTo("again@castlegar.ie")).toHaveLength(2);
  expect((await subhire()).orderedAt).toEqual(later);
});

it("H33: no order is mailed for a hire that is cancelled or has lapsed by the clock", async () => {
  const lapsing = await asked("late@castlegar.ie");
  const { depositDueAt } = await lapsing.site.view(lapsing.hire.token);
  if (!depositDueAt) throw new Error("No deposit");
  expect(await lapsing.order(undefined, depositDueAt)).toMatchObject({ error: { kind: "not-allowed" } });
  expect(await mailsTo("late@castlegar.ie")).toEqual([]);
  const { site, hire, subhire, order } = await asked("over@castlegar.ie");
  expect(await order()).toMatchObject({ ok: true });
  const { version } = await site.view(hire.token);
  const cancel = { hire: { id: hire.id }, by: "staff", reason: "", actorId, version } as const;
  expect(await cancelHire(site.context, cancel)).toMatchObject({ ok: true });
  expect(await subhire()).toMatchObject({ state: "asked", isUnended: true });
  expect((await listLeftSubhires(db, NOW)).map(({ hireId }) => hireId)).toContain(hire.id);
  expect(await order()).toMatchObject({ error: { kind: "not-allowed" } });
  expect(await mailsTo("over@castlegar.ie")).toHaveLength(1);
});

it("H32: a supplier who has the order by mail has its cancellation by mail, once and after a question; one who was only asked has none", async () => {
  const ordered = await asked("gear@castlegar.ie");
  await ordered.order();
  expect(await ordered.move("cancelled", 0, false)).toEqual({ ok: false, error: { kind: "to-confirm" } });
  expect(await ordered.subhire()).toMatchObject({ state: "asked" });
  expect(await mailsTo("gear@castlegar.ie")).toHaveLength(1);
  await ordered.move("cancelled");
  expect(await ordered.move("cancelled")).toMatchObject({ error: { kind: "not-allowed" } });
  const mails = await mailsTo("gear@castlegar.ie");
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Order", "Cancelled"]);
  expect(mails[1]?.text).toContain(ordered.hire.number);
  const onlyAsked = await asked("quotes@castlegar.ie");
  expect(await onlyAsked.move("cancelled", 0, false)).toMatchObject({ ok: true });
  expect(await mailsTo("quotes@castlegar.ie")).toEqual([]);
});
