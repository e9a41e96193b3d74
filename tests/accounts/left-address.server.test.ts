import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { customerEmails } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import { action as deleteAction } from "#app/routes/account/delete.tsx";
import { action as emailAction } from "#app/routes/account/security/email.ts";
import { action as addressAction } from "#app/routes/auth/new-address.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { Device, linkTo, NORA, register } from "#tests/support/process/device.ts";
import {
  BUYER,
  one,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";

const db = await useTestDb();
const NEW = "nora.new@example.ie";

/** A guest orders under the address, pays, and asks something. */
async function asGuest(email: string): Promise<void> {
  const shop = shopOf(db);
  const { id } = await createProduct(db, {});
  const paying = await postCheckout(shop, await openCheckout(shop, one(id)), { ...BUYER, email });
  await payOrder(shop, sessionOf(paying));
  const reference = `ENQ-${await db.$count(enquiries)}`;
  const about = { formType: "contact", phone: "1", message: "private words", locale: "en" } as const;
  await db.insert(enquiries).values({ ...about, reference, email, name: "Nora" });
}

/** The account moves to its new address; gives a device that is logged in under it. */
async function moved(): Promise<Device> {
  const device = new Device(db);
  await device.logIn();
  await device.run(emailAction, "/account/security/email", { current: NORA.password, email: NEW });
  const link = await linkTo(db, NEW, "account-new-address");
  await device.run(addressAction, "/auth/new-address", { token: link.searchParams.get("token") ?? "" });
  const there = new Device(db);
  await there.logIn(NEW);
  return there;
}

async function dataOf(device: Device) {
  const viewer = await device.viewer();
  if (!viewer) throw new Error("Not signed in");
  return readAccountData(db, viewer);
}

it("what came without an account under the address of one stays the person's when the account leaves it", async () => {
  await register(db);
  await asGuest(NORA.email);
  const device = await moved();
  // Of another who has the address by now.
  await asGuest(NORA.email);
  const data = await dataOf(device);
  expect(data["orders"]).toHaveLength(1);
  expect(data["enquiries"]).toHaveLength(1);

  await device.run(deleteAction, "/account/delete", { current: NORA.password });
  expect(await db.$count(users)).toBe(0);
  const [own, others, ...more] = await db.select().from(orders).orderBy(orders.number);
  expect(more).toEqual([]);
  expect(own?.erasedAt).not.toBeNull();
  expect(others).toMatchObject({ erasedAt: null, email: NORA.email });
  expect(await db.$count(enquiries)).toBe(1);
  expect(await db.$count(customerEmails, eq(customerEmails.email, NORA.email))).toBe(1);
});
