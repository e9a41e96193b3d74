import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { getWarehouseView } from "#app/features/scans/get-warehouse-view.server.ts";
import { ZERO } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";
import { listSubhires } from "../subhires/list-subhires.server.ts";
import { solveByStaff } from "./solve-by-staff.server.ts";

const db = await useTestDb();

async function solveOf(hireId: string, note: string) {
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hireId));
  const solved = { id: shortage?.id ?? "", quantity: shortage?.quantity ?? 0, note };
  return solveByStaff(db, { ...solved, actorId: "staff-1", now: NOW });
}

it("pieces that staff found elsewhere are on the lists of the warehouse, counted out and back", async () => {
  const { hire, move } = await shortHire(db, 1);
  expect(await solveOf(hire.id, "Padraig’s store")).toMatchObject({ ok: true });
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  expect(shortage).toMatchObject({ state: "solved", solution: "sub-hired" });
  expect(await listSubhires(db, hire.id)).toMatchObject([
    { supplier: "Padraig’s store", state: "confirmed", quantity: 1, costNet: ZERO },
  ]);
  const listed = async () => (await getWarehouseView(db, hire.id))?.items;
  expect(await listed()).toMatchObject([{ itemId: hire.itemId, subhired: 1 }]);
  expect(await move("received")).toMatchObject({ ok: true });
  expect(await listed()).toContainEqual(expect.objectContaining({ supplied: true, needed: 1 }));
});

it("pieces from the same place are of one supplier", async () => {
  const [a, b] = [await shortHire(db, 1), await shortHire(db, 1)];
  expect(await solveOf(a.hire.id, "Workshop")).toMatchObject({ ok: true });
  expect(await solveOf(b.hire.id, "workshop")).toMatchObject({ ok: true });
  const [first] = await listSubhires(db, a.hire.id);
  const [second] = await listSubhires(db, b.hire.id);
  expect(second?.supplier).toBe(first?.supplier);
  const named = await db.select().from(hireSuppliers).where(eq(hireSuppliers.name, "Workshop"));
  expect(named).toHaveLength(1);
});
