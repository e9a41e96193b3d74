import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { previewProduct } from "./preview-product.server.ts";
import type { ProductValues } from "./product-values.ts";
import { readStoredForm } from "./read-values.server.ts";
import { saveProductDraft } from "./save/save-draft.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-26T12:00:00Z");

async function drafted(changes: ProductValues) {
  const { id } = await createProduct(db, { name: "Par can", sku: "PAR", regularPrice: cents(10_000) });
  const { id: actorId } = await createUser(db, { name: "Aoife" });
  const base = (await readStoredForm(db, id))?.values ?? {};
  const saved = await saveProductDraft(db, {
    id,
    actorId,
    now,
    base,
    draft: "",
    values: { ...base, ...changes },
  });
  expect(saved).toEqual({ ok: true, value: "saved" });
  return { id, actorId, now };
}

async function stateOf(id: string) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  const [prices, audit] = [
    await db.$count(priceHistory, eq(priceHistory.productId, id)),
    await db.$count(auditLog, eq(auditLog.subjectId, id)),
  ];
  return { row, prices, audit };
}

it("4.13: the preview shows the draft of a change and stores nothing of it", async () => {
  const { id, ...who } = await drafted({ name: "Par can 64", slug: "par-64", regularPrice: "120.00" });
  const before = await stateOf(id);
  const preview = await previewProduct(db, { id, ...who });
  expect(preview).toMatchObject({
    draftFaults: [],
    page: { id, name: "Par can 64", price: 12_000, related: [] },
  });
  expect(await stateOf(id)).toEqual(before);
  expect(before.row).toMatchObject({ name: "Par can", regularPrice: 10_000 });
});

it("4.13: a draft that cannot be published yet is not previewed: the fields are named", async () => {
  const other = await createProduct(db, { name: "Other", sku: "TAKEN" });
  const { id, ...who } = await drafted({ regularPrice: "lots", sku: "taken" });
  expect(await previewProduct(db, { id, ...who })).toMatchObject({
    draftFaults: ["regularPrice", "sku"],
    page: { name: "Par can", price: 10_000 },
  });
  expect(await previewProduct(db, { ...who, id: other.id })).toMatchObject({
    draftFaults: null,
    page: { name: "Other" },
  });
});
