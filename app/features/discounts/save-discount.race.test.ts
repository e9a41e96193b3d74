import { expect, it } from "vitest";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { readDiscountForm } from "./discount-form.ts";
import { saveDiscount } from "./save-discount.server.ts";

const { db } = await usePostgresDb();
const TIMES = 5;

it("codes of one name saved at once: the first is kept, the others have the code's fault", async () => {
  const { id: actorId } = await createUser(db);
  const values = readDiscountForm(
    new FormFields(Object.entries({ code: "SOLAS10", kind: "percent", percent: "10" })),
  );
  const save = () => saveDiscount(db, { id: null, values, version: 0, actorId, now: new Date() });
  const saved = await Promise.all(Array.from({ length: TIMES }, save));
  expect(saved.filter((one) => one.ok)).toHaveLength(1);
  const refusal = { kind: "faults", faults: [{ field: "code", kind: "code-taken" }] };
  expect(saved.flatMap((one) => (one.ok ? [] : [one.error]))).toEqual(
    Array.from({ length: TIMES - 1 }, () => refusal),
  );
  expect(await db.$count(discounts)).toBe(1);
});
