import { eq, like } from "drizzle-orm";
import { expect, it } from "vitest";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { listMakerGaps } from "#app/features/catalog/makers/makers-admin.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { NO_OWN_MAKER } from "./fill-maker.server.ts";
import { submitBrandMaker, submitMakerFill } from "./submit-brand.server.ts";
import { undoMakerFill } from "./undo-maker-fill.server.ts";

const db = await useTestDb();
const actorId = "admin";

const MAKER = {
  manufacturerName: "Maker GmbH",
  manufacturerAddress: "1 Straße, Berlin",
  manufacturerContact: "safety@example.com",
  manufacturerOutsideEu: false,
  responsiblePerson: null,
};
const OTHER = { ...NO_OWN_MAKER, manufacturerName: "Another Ltd" };

async function makeBrand() {
  const id = newId();
  await db.insert(brands).values({ id, name: `Brand ${id}`, slug: id });
  const one = await createProduct(db, { brandId: id });
  const draft = await createProduct(db, { brandId: id, status: "draft" });
  const same = await createProduct(db, { brandId: id, ...MAKER });
  const other = await createProduct(db, { brandId: id, ...OTHER });
  return { id, ids: [one.id, draft.id, same.id, other.id], other: other.id };
}

function submit(id: string, intent: "fill-to-confirm" | "fill", more: Record<string, string> = {}) {
  const form = new FormData();
  const { manufacturerName, manufacturerAddress, manufacturerContact } = MAKER;
  const typed = { manufacturerName, manufacturerAddress, manufacturerContact };
  for (const [name, value] of Object.entries({ ...typed, ...more })) form.set(name, value);
  return submitMakerFill(db, { form: new FormFields(form), id, actorId, confirmed: intent === "fill" });
}

async function ownMakers(brandId: string): Promise<Record<string, string | null>> {
  const rows = await db.select().from(products).where(eq(products.brandId, brandId));
  return Object.fromEntries(rows.map(({ id, manufacturerName }) => [id, manufacturerName]));
}

const brandMaker = async (id: string) =>
  (await db.select().from(brands).where(eq(brands.id, id)))[0]?.manufacturerName;
const undo = (brandId: string, batch: string) => undoMakerFill(db, { brandId, batch, actorId });
const undoOf = (answer: Awaited<ReturnType<typeof submit>>) =>
  (answer?.kind === "filled" && answer.outcome.undo) || "";
const gapsOf = async (brandId: string) =>
  (await listMakerGaps(db, { drafts: false, after: "" })).gaps.filter(({ brand }) => brand?.id === brandId);

it("previews how many products change, and changes nothing by that", async () => {
  const { id } = await makeBrand();
  expect(await submit(id, "fill-to-confirm")).toMatchObject({
    kind: "fill-to-confirm",
    preview: { filled: 2, same: 1, other: 1 },
  });
  expect(await brandMaker(id)).toBeNull();
});

it("fills in all products without a maker, keeps other details, and is undone", async () => {
  const { id, other } = await makeBrand();
  const before = await ownMakers(id);
  const filled = await submit(id, "fill");
  expect(filled).toMatchObject({ kind: "filled", outcome: { changed: 2, kept: 1 } });
  expect(await ownMakers(id)).toEqual(before);
  expect((await gapsOf(id)).map((gap) => gap.id)).toEqual([other]);
  expect(await submit(id, "fill")).toMatchObject({ outcome: { changed: 0, undo: null } });
  expect(await undo(id, undoOf(filled))).toEqual({ left: 0 });
  expect(await brandMaker(id)).toBeNull();
});

it("replaces other details when that is chosen, and gives them back", async () => {
  const { id, other } = await makeBrand();
  const before = await ownMakers(id);
  const filled = await submit(id, "fill", { replace: "yes" });
  expect(filled).toMatchObject({ outcome: { changed: 3, kept: 0 } });
  expect((await ownMakers(id))[other]).toBeNull();
  expect(await gapsOf(id)).toEqual([]);
  const batch = undoOf(filled);
  expect(await undo(id, batch)).toEqual({ left: 0 });
  expect(await ownMakers(id)).toEqual(before);
  expect(await undo(id, batch)).toMatchObject({ left: 2 });
  expect(await ownMakers(id)).toEqual(before);
  const noted = await db.select().from(auditLog).where(like(auditLog.action, "brand.maker-fill%"));
  expect(noted.map(({ action }) => action).slice(-2)).toEqual([
    "brand.maker-filled",
    "brand.maker-fill-undone",
  ]);
});

it("undoing leaves what somebody has changed since, and belongs to the brand that it changed", async () => {
  const { id, other } = await makeBrand();
  const batch = undoOf(await submit(id, "fill", { replace: "yes" }));
  await db.update(products).set({ manufacturerName: "Newer" }).where(eq(products.id, other));
  const form = new FormFields([["manufacturerName", "Newer Maker"]]);
  expect(await submitBrandMaker(db, { form, id, actorId })).toEqual({ kind: "saved" });
  expect(await undo(id, batch)).toEqual({ left: 2 });
  expect([await brandMaker(id), (await ownMakers(id))[other]]).toEqual(["Newer Maker", "Newer"]);
  const second = await makeBrand();
  for (const wrong of [batch, newId(), "x"]) expect(await undo(second.id, wrong)).toBeNull();
});

it("refuses a maker without a name and a brand that is gone", async () => {
  const { id } = await makeBrand();
  expect(await submit(id, "fill-to-confirm", { manufacturerName: "" })).toMatchObject({ kind: "faulty" });
  for (const intent of ["fill-to-confirm", "fill"] as const) expect(await submit(newId(), intent)).toBeNull();
});
