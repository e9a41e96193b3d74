import { expect, it } from "vitest";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { readDiscountForm } from "./discount-form.ts";
import { saveDiscount } from "./save-discount.server.ts";

const db = await useTestDb();

it("a code for categories keeps those that exist, and is refused where none does", async () => {
  const { id: actorId } = await createUser(db);
  const known = newId();
  await db.insert(categories).values({ id: known, slug: "soilse", path: "Soilse", name: "Soilse" });
  const fields = { code: "SOLAS10", kind: "percent", percent: "10", scope: "categories" };
  const save = (ids: readonly string[]) => {
    const form = [...Object.entries(fields), ...ids.map((id) => ["categories", id] as const)];
    const values = readDiscountForm(new FormFields(form));
    return saveDiscount(db, { id: null, values, version: 0, actorId, now: new Date() });
  };
  const refusal = { kind: "faults", faults: [{ field: "categories", kind: "categories" }] };
  for (const ids of [[], [newId()], ["no id"]])
    expect(await save(ids)).toEqual({ ok: false, error: refusal });
  // However many are ticked, none is dropped.
  expect((await save([...Array.from({ length: 600 }, newId), known])).ok).toBe(true);
  expect(await db.select().from(discounts)).toMatchObject([{ targets: [known] }]);
});
