import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { changeStock } from "./change-stock.server.ts";
import { readStoredForm } from "./product/read-values.server.ts";

const db = await useTestDb();

const stockOf = async (id: string) => (await readStoredForm(db, id))?.values["stock"];

describe("stock by hand", () => {
  const by = async (id: string, typed: string, reason: string, seen = "5") => {
    const done = await changeStock(db, { id, by: typed, reason, seen, actorId: "admin" });
    return done.ok ? done.value.available : done.error;
  };

  it("takes differences and counts, and refuses a count that came too late with the count now", async () => {
    const { id } = await createProduct(db, { stock: 5 });
    expect(await by(id, "-2", "hire-out")).toBe(3);
    expect(await by(id, "=9", "count")).toEqual({ kind: "conflict", available: 3 });
    expect(await by(id, "=9", "count", "3")).toBe(9);
    expect(await by(id, "-10", "damage")).toEqual({ kind: "below-zero", available: 9 });
    expect(await by(id, "two", "damage")).toEqual({ kind: "number" });
    expect(await by(newId(), "-1", "damage")).toEqual({ kind: "not-found" });
    expect(await stockOf(id)).toBe("9");
  });

  it("writes a line into the log for what changes, and for the first count of a product", async () => {
    const logged = async (id: string) =>
      (await listAuditEntries(db, { subjectType: "product", subjectId: id })).map(({ action }) => action);
    const { id } = await createProduct(db, { stock: 5 });
    expect(await by(id, "=5", "count")).toBe(5);
    expect(await logged(id)).toEqual([]);
    expect(await by(id, "=4", "count")).toBe(4);
    expect(await logged(id)).toEqual(["product.stock-changed"]);
    const uncounted = await createProduct(db);
    expect(await by(uncounted.id, "=0", "count", "")).toBe(0);
    expect(await logged(uncounted.id)).toEqual(["product.stock-changed"]);
  });

  it("takes a number without a sign as a count only if the reason is that it was counted", async () => {
    const { id } = await createProduct(db, { stock: 5 });
    for (const reason of ["damage", "hire-out", "correction"])
      expect(await by(id, "3", reason)).toEqual({ kind: "unsigned", digits: "3" });
    expect(await stockOf(id)).toBe("5");
    expect(await by(id, "4", "count", "6")).toEqual({ kind: "conflict", available: 5 });
    expect(await by(id, "4", "count")).toBe(4);
    expect(await by(id, "+3", "correction")).toBe(7);
  });
});
