import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { chargeHire } from "../charge-hire.server.ts";
import { waiveHirePayment } from "./waive-hire-payment.server.ts";

const db = await useTestDb();

it("counts all that a person waives of one hire against the limit", async () => {
  const site = hiresOn(db);
  const { id, token } = await site.accepted();
  await site.payPart(token, "deposit");
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  for (const text of ["Clamp", "Cable"]) {
    const { version } = await site.view(token);
    const charge = { charge: "lost", text, net: cents(5_000), vatRate: 2_300, fromSecurity: false } as const;
    await chargeHire(site.context, { id, version, actorId: "staff-1", ...charge });
  }
  const waiveNext = async (actorId: string) => {
    const { money, version } = await site.view(token);
    const part = { orderId: money.charges[0]?.orderId ?? "" };
    const limit = cents(10_000);
    return waiveHirePayment(site.context, { id, version, part, actorId, reason: "Found", limit });
  };
  expect(await waiveNext("staff-1")).toMatchObject({ ok: true });
  expect(await waiveNext("staff-1")).toMatchObject({ error: { kind: "over-limit" } });
  expect((await site.view(token)).money.charges).toHaveLength(1);
  expect(await waiveNext("staff-2")).toMatchObject({ ok: true });
});
