import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireQuoteLines, hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listSubhires } from "#app/features/hires/subhires/list-subhires.server.ts";
import { getQuoteEditor } from "#app/features/quotes/editor/get-editor.server.ts";
import { archiveSupplier, restoreSupplier } from "#app/features/quotes/suppliers/archive-supplier.server.ts";
import { deleteSupplier } from "#app/features/quotes/suppliers/delete-supplier.server.ts";
import { listOfferedSuppliers, listSuppliers } from "#app/features/quotes/suppliers/suppliers.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { editorOn } from "#tests/support/hire/quote-editor.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";

const db = await useTestDb();
const actorId = "staff-1";

const archive = (id: string) => archiveSupplier(db, { id, actorId, now: NOW });
const restore = (id: string) => restoreSupplier(db, { id, actorId });
const isOffered = async (id: string) => (await listOfferedSuppliers(db)).some((one) => one.id === id);

async function newSupplier(name: string): Promise<string> {
  const id = newId();
  await db.insert(hireSuppliers).values({ id, name });
  return id;
}

it("an archived supplier is offered for no new sub-hire and stays where it is named, until it is brought back", async () => {
  const { hire, ask, move } = await shortHire(db, 1);
  expect(await ask()).toMatchObject({ ok: true });
  const [subhire] = await db.select().from(hireSubhires).where(eq(hireSubhires.hireId, hire.id));
  const supplierId = subhire?.supplierId ?? "";
  expect(await deleteSupplier(db, { id: supplierId, actorId })).toMatchObject({ error: { kind: "used" } });
  expect(await archive(supplierId)).toEqual({ ok: true, value: null });
  expect(await isOffered(supplierId)).toBe(false);
  expect(await listSuppliers(db)).toContainEqual(
    expect.objectContaining({ id: supplierId, archivedAt: NOW }),
  );
  // The form of a page that was read before.
  expect(await ask()).toMatchObject({ error: { kind: "no-supplier" } });
  expect(await listSubhires(db, hire.id)).toMatchObject([{ supplier: expect.stringContaining("Castlegar") }]);
  expect(await move("confirmed")).toMatchObject({ ok: true });
  expect(await restore(supplierId)).toEqual({ ok: true, value: null });
  expect(await isOffered(supplierId)).toBe(true);
  expect(await ask()).toMatchObject({ ok: true });
});

it("is archived and brought back once each, however often it is asked for, and the log says which it was", async () => {
  const id = await newSupplier("Rarely Used");
  for (const change of [archive, archive, restore, restore])
    expect(await change(id)).toEqual({ ok: true, value: null });
  const entries = await listAuditEntries(db, { subjectId: id });
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    "hire-supplier.archived",
    "hire-supplier.restored",
  ]);
  expect(entries[0]).toMatchObject({ details: { name: "Rarely Used" } });
  expect(await archive(newId())).toMatchObject({ error: { kind: "not-found" } });
  expect(await restore(newId())).toMatchObject({ error: { kind: "not-found" } });
});

it("one that nothing names can be deleted while it is archived", async () => {
  const id = await newSupplier("Typed wrong");
  await archive(id);
  expect(await deleteSupplier(db, { id, actorId })).toEqual({ ok: true, value: null });
});

it("a line of a quote that has it keeps it when the draft is saved", async () => {
  const { quotes } = hiresOn(db);
  const { id: quoteId } = await quotes.draft({});
  const id = await newSupplier("Quoted before");
  const lineId = (await quotes.view(quoteId)).draft?.lines[0]?.id ?? "";
  await db.update(hireQuoteLines).set({ supplierId: id }).where(eq(hireQuoteLines.id, lineId));
  await archive(id);
  const editor = await getQuoteEditor(db, quoteId, { id: actorId, now: NOW });
  if (!editor?.form) throw new Error("No draft");
  expect(editor.suppliers).toContainEqual(expect.objectContaining({ id, archivedAt: NOW }));
  expect(await editorOn(db).save(quoteId, { message: "Changed" })).toMatchObject({ ok: true });
  const [line] = await db.select().from(hireQuoteLines).where(eq(hireQuoteLines.id, lineId));
  expect(line).toMatchObject({ supplierId: id });
});
