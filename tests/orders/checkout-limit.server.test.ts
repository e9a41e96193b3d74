import { expect, it } from "vitest";
import { rateLimits } from "#app/db/schema/identity.ts";
import { checkouts } from "#app/db/schema/shop/orders.ts";
import { networkKey } from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { newId } from "#app/lib/ids.ts";
import { action as createAction } from "#app/routes/api/create-checkout.ts";
import { action as addAction } from "#app/routes/shop/cart/items.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { Device, ORIGIN } from "#tests/support/process/device.ts";
import { one } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

async function postApi(device: Device, id: string): Promise<Response> {
  const body = JSON.stringify({ items: one(id) });
  const headers = { "content-type": "application/json" };
  const request = new Request(`${ORIGIN}/api/create-checkout?lang=ga`, { method: "POST", headers, body });
  return createAction({ request, context: device.context(request), params: {} } as never);
}

it("a network that opened 300 checkouts within an hour is refused, by the API and by the cart's form; others are not", async () => {
  const { id } = await createProduct(db);
  const [device, other] = [new Device(db), new Device(db, "198.51.100.4")];
  await db.insert(rateLimits).values({
    id: newId(),
    key: networkKey("checkout", device.address),
    count: 299,
    lastRequest: Date.now(),
  });
  expect((await postApi(device, id)).status).toBe(200);

  const refused = await postApi(device, id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect(await refused.json()).toMatchObject({
    kind: "too-many-checkouts",
    detail: expect.stringContaining("an iomarca seiceálacha amach"),
  });
  const form = await device.run(addAction, "/shop/cart/items", { product_id: id, quantity: "1" });
  expect([form.status, form.headers.get("Location")]).toEqual([303, "/shop/cart"]);
  expect(await db.$count(checkouts)).toBe(1);

  expect((await postApi(other, id)).status).toBe(200);
});
