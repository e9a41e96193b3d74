import { expect, it } from "vitest";
import { FormFields } from "#app/lib/form-fields.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { readProductValues } from "./product-values.ts";
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
