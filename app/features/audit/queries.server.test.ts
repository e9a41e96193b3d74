import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { addAuditEntry } from "./add-audit-entry.server.ts";
import { auditList } from "./audit.ts";
import { exportAudit } from "./export-audit.server.ts";
import { listAuditEntries } from "./queries.server.ts";

const db = await useTestDb();

it("lists and exports say how many a change of many touched, not what undoes it", async () => {
  const who = { actorId: "admin", action: "product.changed-many", subjectType: "product-batch" };
  const before = [
    { id: "a", was: { vatRate: 2300 } },
    { id: "b", was: { vatRate: 1350 } },
  ];
  await inTransaction(db, async (tx) => {
    await addAuditEntry(tx, { ...who, details: { change: "vat", value: "0", before } });
    await addAuditEntry(tx, { ...who, details: { from: "new", before: "open" } });
  });
  const entries = await listAuditEntries(db, { subjectType: "product-batch" });
  expect(entries.map(({ details }) => details)).toEqual([
    { from: "new", before: "open" },
    { change: "vat", value: "0", changed: 2 },
  ]);
  const file = await exportAudit(db, auditList.parse(new URLSearchParams()), "admin");
  expect(file).toContain(`""changed"":2`);
  expect(file).not.toContain("1350");
});

it("finds actions by the words that the list shows, in both languages", async () => {
  const entry = { actorId: null, subjectType: "order" };
  await inTransaction(db, async (tx) => {
    for (const action of ["refund.succeeded", "order.placed"]) await addAuditEntry(tx, { ...entry, action });
  });
  for (const search of ["A refund was", "aisíoc", "refund.s"])
    expect((await listAuditEntries(db, { search })).map(({ action }) => action)).toEqual([
      "refund.succeeded",
    ]);
});
