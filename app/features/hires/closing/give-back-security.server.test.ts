import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { chargeHire } from "../payments/charge-hire.server.ts";
import { giveBackSecurity } from "./give-back-security.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

it("gives back what is held of the security deposit, once, when the equipment is back", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted();
  await site.payPart(hire.token, "deposit");
  await db
    .update(hires)
    .set({ security: cents(75_000) })
    .where(eq(hires.id, hire.id));
  await site.payPart(hire.token, "security");
  const seen = () => site.view(hire.token);
  const giveBack = async (amount: number, refundId = newId(), limit: number | null = null) =>
    giveBackSecurity(site.context, {
      id: hire.id,
      version: (await seen()).version,
      refundId,
      amount: cents(amount),
      actorId,
      limit: limit === null ? null : cents(limit),
    });
  expect(await giveBack(75_000)).toMatchObject({ error: { kind: "not-allowed" } });
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
  const charged = await chargeHire(site.context, {
    id: hire.id,
    version: (await seen()).version,
    actorId,
    charge: "lost",
    text: "",
    net: cents(10_000),
    vatRate: 2_300,
    fromSecurity: true,
  });
  expect(charged.ok).toBe(true);
  expect((await seen()).money.securityHeld).toBe(62_700);
  expect(await giveBack(75_000)).toMatchObject({ error: { kind: "conflict" } });
  expect(await giveBack(62_700, newId(), 10_000)).toMatchObject({ error: { kind: "over-limit" } });
  const refundId = newId();
  expect(await giveBack(62_700, refundId)).toEqual({ ok: true, value: null });
  expect(await giveBack(62_700, refundId)).toEqual({ ok: true, value: null });
  expect((await seen()).money.securityHeld).toBe(0);
  expect(await giveBack(62_700)).toMatchObject({ error: { kind: "not-allowed" } });
});
