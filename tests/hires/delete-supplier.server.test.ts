import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireQuoteLines, hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { solveByStaff } from "#app/features/hires/shortages/solve-by-staff.server.ts";
import { deleteSupplier } from "#app/features/quotes/suppliers/delete-supplier.server.ts";
import { listSupplierUses } from "#app/features/quotes/suppliers/supplier-uses.server.ts";
import { listSuppliers } from "#app/features/quotes/suppliers/suppliers.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";

const db = await useTestDb();
const actorId = "staff-1";

async function idOf(name: string): Promise<string> {
  const found = (await listSuppliers(db)).find((supplier) => supplier.name === name);
  return found?.id ?? "";
}

it("a supplier that nothing names is deleted, once, and the log says which it was", async () => {
  const id = newId();
  await db.insert(hireSuppliers).values({ id, name: "Typed twice" });
  expect(await deleteSupplier(db, { id, actorId })).toEqual({ ok: true, value: null });
  expect(await idOf("Typed twice")).toBe("");
  expect(await deleteSupplier(db, { id, actorId })).toMatchObject({ error: { kind: "not-found" } });
  const [entry] = await listAuditEntries(db, { subjectId: id });
  expect(entry).toMatchObject({ action: "hire-supplier.deleted", details: { name: "Typed twice" } });
});

it("a supplier made by Solved otherwise is kept for the hire that it solved", async () => {
  const { hire } = await shortHire(db, 1);
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const solution = { id: shortage?.id ?? "", quantity: 1, note: "From the workshop", actorId, now: NOW };
  expect(await solveByStaff(db, solution)).toMatchObject({ ok: true });
  const id = await idOf("From the workshop");
  expect(await deleteSupplier(db, { id, actorId })).toMatchObject({ error: { kind: "used" } });
  expect(await idOf("From the workshop")).toBe(id);
  expect(await listSupplierUses(db, id)).toMatchObject({ hires: [{ id: hire.id }], quotes: [] });
});

it("a supplier of a line of a quote is kept for the quote", async () => {
  const draft = await hiresOn(db).quotes.draft({});
  const id = newId();
  await db.insert(hireSuppliers).values({ id, name: "Quoted" });
  const { draft: version } = await hiresOn(db).quotes.view(draft.id);
  await db
    .update(hireQuoteLines)
    .set({ supplierId: id })
    .where(eq(hireQuoteLines.id, version?.lines[0]?.id ?? ""));
  expect(await deleteSupplier(db, { id, actorId })).toMatchObject({ error: { kind: "used" } });
  expect(await listSupplierUses(db, id)).toMatchObject({ hires: [], quotes: [{ id: draft.id }] });
});
