import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { chargeHire } from "../charge-hire.server.ts";
import type { HirePayment } from "../hire-money.ts";
import { waiveHirePayment } from "./waive-hire-payment.server.ts";

const db = await useTestDb();

it("counts all that a person waives of one hire against the limit", async () => {
  const { waive, charges } = await withCharges();
  const waiveNext = async (actorId: string) => waive((await charges())[0], { actorId });
  expect(await waiveNext("staff-1")).toMatchObject({ ok: true });
  expect(await waiveNext("staff-1")).toMatchObject({ error: { kind: "over-limit" } });
  expect(await charges()).toHaveLength(1);
  expect(await waiveNext("staff-2")).toMatchObject({ ok: true });
});

it("keeps the charge of a waiver that is refused by another one", async () => {
  const { waive, charges, version, id } = await withCharges();
  const asked = { actorId: "staff-1", version: await version() };
  const [first, second] = await charges();
  const done = await Promise.all([waive(first, asked), waive(second, asked)]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(done.find(({ ok }) => !ok)).toMatchObject({ error: { kind: "conflict" } });
  expect(await charges()).toHaveLength(1);
  const isWaiver = and(eq(auditLog.subjectId, id), eq(auditLog.action, "hire.waived"));
  expect(await db.$count(auditLog, isWaiver)).toBe(1);
});

/** A hire with two charges of €61.50; a person may waive €100 of it. */
async function withCharges() {
  const site = hiresOn(db);
  const { id, token } = await site.accepted();
  await site.payPart(token, "deposit");
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  const version = async () => (await site.view(token)).version;
  for (const text of ["Clamp", "Cable"]) {
    const charge = { charge: "other", text, net: cents(5_000), vatRate: 2_300, fromSecurity: false } as const;
    await chargeHire(site.context, { id, version: await version(), actorId: "staff-1", ...charge });
  }
  const waive = async (
    charge: HirePayment | undefined,
    asked: { readonly actorId: string; readonly version?: number },
  ) =>
    waiveHirePayment(site.context, {
      id,
      version: await version(),
      part: { orderId: charge?.orderId ?? "" },
      reason: "Found",
      limit: cents(10_000),
      ...asked,
    });
  return { id, version, waive, charges: async () => (await site.view(token)).money.charges };
}
