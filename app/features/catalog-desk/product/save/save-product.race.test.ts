import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { readProductValues } from "../product-values.ts";
import { readStoredForm } from "../read-values.server.ts";
import { saveProduct } from "./save-product.server.ts";

const { db } = await usePostgresDb();
const TIMES = 5;

it("products of one SKU saved at once: the first is kept, the others have the SKU's fault", async () => {
  const typed = { name: "Fresnel", vatRate: "2300", visibility: "visible", sku: "FR-1" };
  const values = readProductValues(new FormFields(Object.entries(typed)));
  const asked = { id: null, base: {}, values, generate: false, actorId: "admin", now: new Date(0) };
  const saved = await Promise.all(Array.from({ length: TIMES }, () => saveProduct(db, asked)));
  const refused = saved.flatMap((one) => (one.ok ? [] : [one.error]));
  expect(refused).toHaveLength(TIMES - 1);
  for (const one of refused)
    expect(one).toMatchObject({ kind: "returned", form: { faults: [{ field: "sku" }] } });
});

it("a count typed into the form is beside what an order takes at that moment, not over it", async () => {
  const { id } = await createProduct(db, { stock: 5 });
  const { values: base = {} } = (await inTransaction(db, (tx) => readStoredForm(tx, id))) ?? {};
  const [taken, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order = inTransaction(db, async (tx) => {
    await tx.update(stockLevels).set({ available: 4 }).where(eq(stockLevels.productId, id));
    taken.resolve();
    await waits.promise;
  });
  await taken.promise;
  const asked = { id, base, values: { ...base, stock: "10" }, generate: false, actorId: "admin" };
  const saved = saveProduct(db, { ...asked, now: new Date(0) });
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await listRows(db, waiting)).length).toBe(1);
  waits.resolve();
  await order;
  expect(await saved).toMatchObject({ ok: false, error: { form: { conflicts: [{ field: "stock" }] } } });
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, id));
  expect(level?.available).toBe(4);
});
