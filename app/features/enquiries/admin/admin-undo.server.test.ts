import { desc } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { ok } from "#app/lib/result.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { addEnquiry } from "../add-enquiry.server.ts";
import { getFormSecret, makeFormToken } from "../proof/form-token.server.ts";
import { addNote } from "./add-note.server.ts";
import { answerEnquiry } from "./answer-enquiry.server.tsx";
import { changeState } from "./change-state.server.ts";
import { enquiriesList } from "./enquiry-admin.ts";
import { exportEnquiries } from "./export-enquiries.server.ts";
import { markAnswered } from "./mark-answered.server.ts";
import { undoMove } from "./undo-move.server.ts";

const db = await useTestDb();
const { config } = workContext(db, { SECRET: "s".repeat(32) });
const NOW = new Date();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

async function arrive(name = "Ann"): Promise<string> {
  const token = makeFormToken(await getFormSecret(db, config), { now: later(-1) });
  const enquiry = {
    formType: "dry-hire",
    name,
    email: "a@b.ie",
    phone: "+353 91",
    company: null,
    message: "x",
  } as const;
  const details = {
    place: "Clifden",
    items: [{ quantity: 2, text: "PAR", productId: null, productName: null, sku: null }],
  };
  const rest = { locale: "en", honeypot: "", clientAddress: "192.0.2.1", userId: null } as const;
  await addEnquiry({ db, config, now: NOW }, { enquiry, details, token, ...rest });
  const [row] = await db.select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
  return row?.id ?? "";
}

async function row() {
  const [found] = await db.select().from(enquiries);
  if (!found) throw new Error("No enquiry");
  const { state, dueAt, openedAt, answeredAt } = found;
  return { state, dueAt, openedAt, answeredAt };
}

it("takes back one's own last move with the clock it had, once, for a quarter of an hour", async () => {
  await db.insert(users).values(["u1", "u2"].map((id) => ({ id, name: id, email: `${id}@example.ie` })));
  const id = await arrive();
  const before = await row();
  const undo = (actorId = "u1", now = later(1)) => undoMove(db, { id, actorId, now });
  expect(await undo()).toMatchObject({ error: { kind: "not-allowed" } });
  await changeState(db, { id, to: "answered", actorId: "u1", now: later(1) });
  expect(await undo("u2")).toMatchObject({ error: { kind: "not-allowed" } });
  expect(await undo("u1", later(20))).toMatchObject({ error: { kind: "not-allowed" } });
  expect(await undo()).toEqual({ ok: true, value: null });
  expect(await row()).toEqual(before);
  expect(await undo()).toMatchObject({ error: { kind: "not-allowed" } });
  await changeState(db, { id, to: "won", actorId: "u1", now: later(2) });
  await changeState(db, { id, to: "new", actorId: "u1", now: later(3) });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({ state: "won", dueAt: before.dueAt });
});

it("refuses to take back a move after which an answer or a quote went out; a note does not count", async () => {
  await db.insert(users).values({ id: "u1", name: "u1", email: "u1@example.ie" });
  const id = await arrive();
  const undo = () => undoMove(db, { id, actorId: "u1", now: later(4) });
  await changeState(db, { id, to: "answered", actorId: "u1", now: later(1) });
  await inTransaction(db, async (tx) => ok(await markAnswered(tx, { id, actorId: "u2", now: later(2) })));
  expect(await undo()).toMatchObject({ error: { kind: "not-allowed" } });
  expect(await row()).toMatchObject({ state: "answered", answeredAt: later(1) });
  await changeState(db, { id, to: "waiting", actorId: "u1", now: later(2) });
  const text = "More of it";
  expect(
    await answerEnquiry(
      { db, config },
      { id, text, locale: "en", idempotencyKey: "m", seen: null, authorId: "u1", now: later(3) },
    ),
  ).toMatchObject({ ok: true });
  expect(await undo()).toMatchObject({ error: { kind: "not-allowed" } });
  await changeState(db, { id, to: "lost", actorId: "u1", now: later(3) });
  await addNote(db, { id, text, idempotencyKey: "n", authorId: "u1", now: later(4) });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({ state: "waiting" });
});

it("exports what the list shows, without formulas, and writes down who took it", async () => {
  await db.insert(users).values({ id: "u1", name: "u1", email: "u1@example.ie" });
  await arrive("=cmd()");
  await arrive("Bríd");
  const csv = await exportEnquiries(db, enquiriesList.parse(new URLSearchParams()), "u1");
  const lines = csv.split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(",'=cmd(),a@b.ie,'+353 91,");
  expect(lines[1]).toContain('"Venue or delivery place: Clifden\n2 x PAR"');
  expect(
    await exportEnquiries(db, enquiriesList.parse(new URLSearchParams("search=Bríd")), "u1"),
  ).not.toContain("cmd");
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({ action: "enquiries.exported", actorId: "u1", details: { rows: 1 } });
});
