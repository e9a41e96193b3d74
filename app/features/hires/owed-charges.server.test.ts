import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Tx } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { deleteAccount } from "#app/features/identity/account/delete-account.server.ts";
import type { Owner } from "#app/features/identity/account/owned-by.server.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { forgetUnpaidOrders } from "#app/features/orders/forget-unpaid-orders.server.ts";
import { listUnpaidOrdersOf } from "#app/features/orders/list-unpaid-orders.server.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { forgetHiresOf } from "./forget-hires.server.ts";
import { chargeHire } from "./payments/charge-hire.server.ts";
import { recordHirePayment } from "./payments/recorded/record-hire-payment.server.ts";

const db = await useTestDb();

it("what is owed of a hire stays owed where the account is deleted", async () => {
  const site = hiresOn(db);
  const { id: userId, email } = await createUser(db);
  const { token, id } = await site.accepted();
  await site.payPart(token, "deposit");
  await db.update(hires).set({ state: "checked", userId }).where(eq(hires.id, id));
  const { version } = await site.view(token);
  const charge = {
    charge: "lost",
    text: "",
    net: cents(400_000),
    vatRate: 2_300,
    fromSecurity: false,
  } as const;
  expect(await chargeHire(site.context, { id, version, ...charge, actorId: "staff-1" })).toMatchObject({
    ok: true,
  });
  await db.update(orders).set({ userId }).where(eq(orders.hireId, id));
  expect((await site.view(token)).money.charges).toHaveLength(1);
  expect(await listUnpaidOrdersOf(db, { userIds: [userId], emails: [email] })).toEqual([]);
  const further = (tx: Tx, person: Owner) => forgetHiresOf(tx, person, new Date());
  const forgetting = { companyAddresses: [], further };
  expect(await deleteAccount(db, { actorId: userId, userId }, forgetting)).toMatchObject({ ok: true });
  expect((await site.view(token)).money.charges).toHaveLength(1);
});

it("L14: a charge that staff settle long after it ended has its customer on the invoice", async () => {
  const site = hiresOn(db);
  const { token, id, name } = await site.accepted();
  for (const part of ["deposit", "balance"] as const) await site.payPart(token, part);
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  const charge = {
    charge: "other",
    text: "Clamp",
    net: cents(100_00),
    vatRate: 2_300,
    fromSecurity: false,
  } as const;
  const { version } = await site.view(token);
  expect(await chargeHire(site.context, { id, version, ...charge, actorId: "staff-1" })).toMatchObject({
    ok: true,
  });
  site.clock.move(31 * DAY_MS);
  await expireOrders(site.context);
  site.clock.move(31 * DAY_MS);
  await forgetUnpaidOrders(db, site.clock.now());
  const late = await site.view(token);
  const orderId = late.money.unpaidCharges[0]?.orderId ?? "";
  const paid = {
    method: "cash",
    receivedOn: irishDate(site.clock.now()),
    reference: "",
    actorId: "staff-1",
  } as const;
  expect(
    await recordHirePayment(site.context, { id, version: late.version, part: { orderId }, ...paid }),
  ).toMatchObject({ ok: true });
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  expect(invoice?.document).toMatchObject({ customer: { name } });
});
