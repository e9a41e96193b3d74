import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { findKitProduct } from "./find-kit-product.ts";

const db = await useTestDb();

it("knows a product by its name, its number or as the only one, and guesses nothing", async () => {
  const hazer = await createProduct(db, { name: "Hazer Unique 2.1", sku: "LT-U21" });
  await createProduct(db, { name: "PAR 64 long", sku: "P64-L" });
  const short = await createProduct(db, { name: "PAR 64", sku: "P64" });
  expect(await findKitProduct(db, "hazer unique 2.1")).toEqual({
    id: hazer.id,
    name: "Hazer Unique 2.1",
    sku: "LT-U21",
  });
  expect((await findKitProduct(db, "lt u21"))?.id).toBe(hazer.id);
  expect((await findKitProduct(db, "unique hazer"))?.id).toBe(hazer.id);
  expect((await findKitProduct(db, "PAR 64"))?.id).toBe(short.id);
  for (const text of ["PAR", "hazzer uniqe", "a small desk", "???", "x".repeat(500)])
    expect(await findKitProduct(db, text)).toBeNull();
});
