import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { reservations } from "#app/db/schema/shop/inventory.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { availableOf, one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { readStoredForm } from "../read-values.server.ts";
import { saveProduct } from "./save-product.server.ts";

const db = await useTestDb();

it("keeps a variation that an unpaid order holds, and says at its row why it is not deleted", async () => {
  const { id } = await createProduct(db, {
    kind: "variable",
    attributes: [{ name: "Length", values: ["5 m", "10 m"], visible: true, variation: true }],
  });
  const held = await createProduct(db, { parentId: id, options: { Length: "5 m" }, stock: 3 });
  const free = await createProduct(db, { parentId: id, options: { Length: "10 m" }, stock: 3 });
  const shop = shopOf(db);
  const paying = await postCheckout(shop, await openCheckout(shop, one(held.id, 2)));
  expect(paying.ok).toBe(true);

  const remove = async (...ids: string[]) => {
    const base = (await readStoredForm(db, id))?.values ?? {};
    const ticks = Object.fromEntries(ids.map((variation) => [`v.${variation}.remove`, "yes"]));
    const values = { ...base, name: "Typed meanwhile", ...ticks };
    return saveProduct(db, { id, base, values, generate: false, actorId: "admin", now: shop.clock.now() });
  };
  const refused = await remove(held.id, free.id);
  const form = !refused.ok && refused.error.kind === "returned" ? refused.error.form : null;
  expect(form?.faults).toEqual([{ field: `v.${held.id}.remove`, kind: "held" }]);
  expect(form?.values).toMatchObject({ name: "Typed meanwhile", [`v.${free.id}.remove`]: "yes" });
  expect(await db.select().from(products).where(eq(products.parentId, id))).toHaveLength(2);
  expect(await db.select().from(reservations)).toMatchObject([{ productId: held.id, state: "held" }]);
  expect(await availableOf(db, held.id)).toBe(1);

  expect(await remove(free.id)).toMatchObject({ ok: true });
  expect(await db.select().from(products).where(eq(products.parentId, id))).toMatchObject([{ id: held.id }]);
});
