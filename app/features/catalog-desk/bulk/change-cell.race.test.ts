import { expect, it } from "vitest";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { changeCell } from "./change-cell.server.ts";

const { db } = await usePostgresDb();
const TIMES = 5;

it("one SKU typed for several products at once: the first is saved, the others are told that it is taken", async () => {
  const made = await Promise.all(
    Array.from({ length: TIMES }, (_, n) => createProduct(db, { sku: `OLD-${n}` })),
  );
  const typed = { field: "sku", value: "NEW-1", actorId: "admin", now: new Date(0) } as const;
  const answers = await Promise.all(
    made.map(({ id }, n) => changeCell(db, { ...typed, id, seen: `OLD-${n}` })),
  );
  const kinds = answers.map(({ kind }) => kind).sort();
  expect(kinds).toEqual(["saved", ...Array.from({ length: TIMES - 1 }, () => "sku-taken")]);
});
