import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { productLinks } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes, importFile } from "#tests/support/shop/import-steps.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import type { ImportSetup } from "../file/setup.ts";
import { getImportStep } from "../run/run-queries.server.ts";
import { startImport } from "../steps/start-import.server.ts";
import { listImportChanges } from "../undo/list-import-changes.server.ts";
import { undoImport } from "../undo/undo-import.server.ts";
import { workOnImport } from "../work-on-import.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-links-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const actorId = "admin";

/** Lamp, cable and set; the links are in the last three columns. */
const file = (lamp: string, cable: string, set: string, more: readonly string[] = []) =>
  csvBytes(
    "ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Upsells,Cross-sells,Grouped products",
    `1,simple,A,Lamp,1,10,,,,${lamp}`,
    `2,simple,B,Cable,1,5,,,,${cable}`,
    `3,grouped,S,Set,1,,,,,${set}`,
    ...more,
  );
const BEFORE = file("B,,", ",,", ",,A");

async function found(runId: string) {
  const { changes, names } = await listImportChanges(db, runId, { after: "" });
  const result = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => names[String(one)] ?? one) : (names[String(value)] ?? value);
  const run = await getImportStep(db, runId);
  if (!run) throw new Error("The run is gone");
  const { created, updated, unchanged } = run.counts;
  return {
    counts: { created, updated, unchanged },
    changes: changes.map(({ sku, kind, fields }) => ({
      sku,
      kind,
      fields: fields.map((one) => [one.field, result(one.old), result(one.new)]),
    })),
  };
}

/** What the dry run of a file tells, having made sure that the run tells the same. */
async function checkThenRun(bytes: Uint8Array, setup: Partial<ImportSetup> = {}) {
  const dry = await checkFile(ctx, bytes, actorId, setup);
  const result = await found(dry);
  expect((await startImport(ctx, { runId: dry, actorId })).ok).toBe(true);
  await workOnImport(ctx, dry);
  const runId = dry;
  const again = await found(await checkFile(ctx, bytes, actorId, setup));
  expect(again.counts).toMatchObject({ created: 0, updated: 0 });
  return { result, runId };
}

describe("a file in which only links change", () => {
  it("is reported by the dry run product by product, writes nothing, and then does just that", async () => {
    await importFile(ctx, BEFORE, actorId);
    const links = await db.select().from(productLinks);
    const changed = file('"B, S",,', ",A,", ',,"B, A"');
    const expected = {
      counts: { created: 0, updated: 3, unchanged: 0 },
      changes: [
        { sku: "A", kind: "linked", fields: [["links:upsell", ["B"], ["B", "S"]]] },
        { sku: "B", kind: "linked", fields: [["links:cross_sell", [], ["A"]]] },
        { sku: "S", kind: "linked", fields: [["links:grouped", ["A"], ["B", "A"]]] },
      ],
    };
    const dry = await checkFile(ctx, changed, actorId);
    expect(await found(dry)).toEqual(expected);
    expect(await db.select().from(productLinks)).toEqual(links);
    const { result, runId } = await checkThenRun(changed);
    expect(result).toEqual(expected);
    expect(await found(runId)).toMatchObject({ counts: expected.counts });
    expect((await undoImport(ctx, { runId, actorId })).ok).toBe(true);
    await workOnImport(ctx, runId);
    expect(await db.select().from(productLinks)).toEqual(links);
  });

  it("names products that the same file brings, and lists no links of new products", async () => {
    await importFile(ctx, BEFORE, actorId);
    const { result } = await checkThenRun(file("C,,", ",,", ",,A", ["4,simple,C,Stand,1,30,,,,B,,"]));
    expect(result).toEqual({
      counts: { created: 1, updated: 1, unchanged: 2 },
      changes: [{ sku: "A", kind: "linked", fields: [["links:upsell", ["B"], ["C"]]] }],
    });
  });

  it("clears links only where blank cells clear", async () => {
    await importFile(ctx, BEFORE, actorId);
    const blank = file(",,", ",,", ",,");
    expect((await found(await checkFile(ctx, blank, actorId))).counts).toMatchObject({ updated: 0 });
    const { result } = await checkThenRun(blank, { blank: "clear" });
    expect(result.changes.map(({ sku, fields }) => [sku, ...fields])).toEqual([
      ["A", ["links:upsell", ["B"], []]],
      ["S", ["links:grouped", ["A"], []]],
    ]);
    expect(await db.$count(productLinks)).toBe(0);
  });
});

it("tells the new parent of a variation by name, also when the file brings it", async () => {
  const options = "Length,5 m";
  const family = (parent: string, ...more: readonly string[]) =>
    file("B,,", ",,", ",,A", [
      "5,variable,P,Cables,1,,,Length,5 m,,,",
      ...more,
      `6,variation,V,,1,9,${parent},${options},,,`,
    ]);
  await importFile(ctx, family("P"), actorId);
  const { result } = await checkThenRun(family("Q", "7,variable,Q,Leads,1,,,Length,5 m,,,"));
  const moved = result.changes.find(({ sku }) => sku === "V");
  expect(moved?.fields).toContainEqual(["parentId", "P", "Q"]);
});
