import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { invoiceCounters, invoices } from "#app/db/schema/shop/invoices.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods } from "#tests/support/shop/withdrawal.ts";
import { continueNumbers, parseIssuedNumber, readIssuedNumbers } from "./issued-numbers.server.ts";

const db = await useTestDb();

it("reads the number of a document, and nothing else", () => {
  expect(parseIssuedNumber("INV-2026-00057")).toEqual({ series: "INV", year: 2026, last: 57 });
  for (const text of ["", "57", "INV-2026-57", "ABC-2026-00057", "INV-2026-00000", "INV-2026-00057 "])
    expect(parseIssuedNumber(text)).toBeNull();
});

it("L14: lets series go on after numbers that are not in a backup, and never before their own", async () => {
  await db.insert(invoiceCounters).values([
    { series: "INV", year: 2026, last: 49 },
    { series: "CN", year: 2026, last: 9 },
  ]);
  const issued = ["INV-2026-00057", "CN-2026-00003", "REC-2026-00002"].map(parseIssuedNumber);
  const known = issued.filter((number) => number !== null);
  expect(await inTransaction(db, (tx) => continueNumbers(tx, known))).toEqual([
    "INV-2026-00057",
    "REC-2026-00002",
  ]);
  const last = (await readIssuedNumbers(db)).map((number) => `${number.series} ${number.last}`);
  expect(last.toSorted()).toEqual(["CN 9", "INV 57", "REC 2"]);
});

it("L14: keeps the numbers of real documents, not those of a site that was tried out in the sandbox", async () => {
  const kept = async () => (await readIssuedNumbers(db)).map(({ series }) => series).toSorted();
  await buyGoods(shopOf(db));
  await buyGoods(shopOf(db));
  await db.insert(invoiceCounters).values({ series: "REC", year: 2026, last: 4 });
  expect(await kept()).toEqual(["REC"]);
  const document = sql`jsonb_set(${invoices.document}, '{provider}', '"stripe"')`;
  await db.update(invoices).set({ document }).where(eq(invoices.sequence, 1));
  expect(await kept()).toEqual(["INV", "REC"]);
});
