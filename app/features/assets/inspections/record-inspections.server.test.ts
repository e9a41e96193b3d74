import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { readInspection } from "./inspection-form.ts";
import { addMonthsToDate } from "./inspections.ts";
import { inspectionsList } from "./inspections-query.ts";
import { listDueInspections, listInspections } from "./list-due-inspections.server.ts";
import { listUnitInspections } from "./list-unit-inspections.server.ts";
import { type NewInspections, recordInspections } from "./record-inspections.server.ts";

const db = await useTestDb();
const dataDir = await mkdtemp(join(tmpdir(), "inspections-"));
const now = new Date("2027-03-01T12:00:00Z");
const PDF = "%PDF-1.4\n1 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\n";
let actorId = "";
let hoists: readonly number[] = [];
let sling = 0;

beforeEach(async () => {
  actorId = (await createUser(db)).id;
  hoists = (await createHireItem(db, { kind: "serialised", owned: 2, lifting: "equipment" })).units;
  sling =
    (await createHireItem(db, { kind: "serialised", owned: 1, lifting: "accessory", electrical: true }))
      .units[0] ?? 0;
});

const VALUES = {
  scheme: "ga1",
  doneOn: "2027-02-20",
  dueOn: null,
  passed: true,
  swlKg: 500,
  person: "Síle Ní Bhriain",
  company: "Cigirí Teo",
  note: "",
} as const;

const record = (
  numbers: readonly number[],
  values: Partial<NewInspections["values"]> = {},
  rest: Partial<NewInspections> = {},
) =>
  recordInspections(
    { db, config: { dataDir, s3: undefined } },
    {
      numbers,
      values: { ...VALUES, ...values },
      files: [],
      replacesId: null,
      seen: null,
      actorId,
      now,
      ...rest,
    },
  );

const stored = () => readdir(join(dataDir, "uploads", "inspections")).catch(() => []);

describe("recording inspections", () => {
  it("proposes the due day from the interval of the class, and none after a failure", async () => {
    expect(await record([...hoists, sling])).toMatchObject({ ok: true });
    expect(await listUnitInspections(db, hoists[0] ?? 0)).toMatchObject([
      { doneOn: "2027-02-20", dueOn: "2028-02-20", swlKg: 500, replaced: false },
    ]);
    expect(await listUnitInspections(db, sling)).toMatchObject([{ dueOn: "2027-08-20" }]);
    await record([sling], { passed: false, doneOn: "2027-03-01" });
    expect((await listUnitInspections(db, sling))[0]).toMatchObject({ passed: false, dueOn: null });
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, "inspection.recorded"));
    expect(entries).toHaveLength(4);
  });

  it("keeps a corrected row beside its correction, and corrects it once", async () => {
    const first = await record([sling]);
    const replacesId = first.ok ? (first.value.ids[0] ?? "") : "";
    expect(await record([sling], { swlKg: 250 }, { replacesId })).toMatchObject({ ok: true });
    expect(await listUnitInspections(db, sling)).toMatchObject([
      { swlKg: 250, replacesId, replaced: false },
      { id: replacesId, swlKg: 500, replaced: true },
    ]);
    expect(await record([sling], { swlKg: 125 }, { replacesId })).toEqual({
      ok: false,
      error: { field: null, kind: "conflict" },
    });
  });

  it("is all or nothing: an unknown unit, a scrapped one, one recorded already", async () => {
    const [first = 0, second = 0] = hoists;
    expect(await record([first, 999_999])).toEqual({
      ok: false,
      error: { field: null, kind: "unknown-unit", units: [999_999] },
    });
    await record([second]);
    expect(await record([first, second])).toMatchObject({
      error: { kind: "recorded-already", units: [second] },
    });
    await db.update(assets).set({ state: "scrapped" }).where(eq(assets.unitNumber, second));
    expect(await record([first, second], { doneOn: "2027-02-21" })).toMatchObject({
      error: { kind: "unit-gone", units: [second] },
    });
    expect(await record([])).toMatchObject({ error: { kind: "no-units" } });
    expect(await listUnitInspections(db, first)).toEqual([]);
  });

  it("refuses the second of two people who record at once, and keeps no file of it", async () => {
    const files = [new File([PDF], "../GA1 2027.pdf")];
    expect(await record([sling], {}, { seen: "", files })).toMatchObject({ ok: true });
    expect(await listUnitInspections(db, sling)).toMatchObject([
      { fileKind: "pdf", fileName: "GA1 2027.pdf" },
    ]);
    expect(await stored()).toHaveLength(1);
    expect(await record([sling], { person: "Seán" }, { seen: "", files })).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(await stored()).toHaveLength(1);
  });

  it("refuses files that are too large, unreadable or more than one", async () => {
    const refused = async (...files: readonly File[]) => record([sling], {}, { files });
    const error = (kind: string) => ({ ok: false, error: { field: "report", kind } });
    expect(await refused(new File([new Uint8Array(30_000_000)], "a.pdf"))).toEqual(error("file-too-large"));
    expect(await refused(new File(["<svg/>"], "a.svg"))).toEqual(error("file-unreadable"));
    expect(await refused(new File([PDF], "a.pdf"), new File([PDF], "b.pdf"))).toEqual(error("file-many"));
  });
});

describe("the form of an inspection", () => {
  const TYPED = {
    scheme: "ga1",
    doneOn: "2027-02-20",
    dueOn: "",
    result: "passed",
    swlKg: "",
    person: "Síle",
    company: "",
    note: "",
  };
  const read = (typed: Record<string, string>) =>
    readInspection(new FormFields(Object.entries({ ...TYPED, ...typed })), "2027-03-01");

  it.each([
    ["doneOn", "2027-03-02", "future"],
    ["doneOn", "2027-02-30", "date"],
    ["dueOn", "2027-02-19", "due-before-done"],
    ["dueOn", "2032-02-21", "due-too-late"],
    ["dueOn", "2207-08-20", "due-too-late"],
    ["dueOn", "soon", "due-date"],
    ["swlKg", "-1", "swl"],
    ["swlKg", "0", "swl"],
    ["swlKg", "half a ton", "swl"],
    ["person", " ", "person"],
    ["scheme", "loler", "scheme"],
    ["result", "", "result"],
  ])("refuses %s %s: %s", (field, text, kind) => {
    expect(read({ [field]: text }).faults).toEqual([{ field, kind }]);
  });

  it("refuses a text that is too long, with its length and limit", () => {
    const over = { length: 81, limit: 80 };
    expect(read({ person: "x".repeat(81) }).faults).toEqual([{ field: "person", kind: "too-long", over }]);
  });

  it("takes today, and a due day on the day itself or five years later", () => {
    expect(read({ dueOn: "2032-02-20" }).faults).toEqual([]);
    expect(read({ doneOn: "2027-03-01", dueOn: "2027-03-01", swlKg: "500" })).toMatchObject({
      values: { doneOn: "2027-03-01", dueOn: "2027-03-01", swlKg: 500 },
      faults: [],
    });
  });
});

it("adds months to the last day of a shorter month", () => {
  expect(addMonthsToDate("2027-08-31", 6)).toBe("2028-02-29");
  expect(addMonthsToDate("2027-03-31", 12)).toBe("2028-03-31");
  expect(addMonthsToDate("2027-10-15", 6)).toBe("2028-04-15");
  expect(addMonthsToDate("soon", 6)).toBe(null);
});

describe("what is due", () => {
  it("lists missing, overdue and failed ones, and those due within 30 days", async () => {
    const [first = 0, second = 0] = hoists;
    await record([first], { dueOn: "2027-03-31" });
    await record([second], { dueOn: "2027-04-01" });
    await record([sling], { doneOn: "2026-01-01", dueOn: "2027-02-28" });
    const due = await listDueInspections(db, { now, most: 2 });
    expect(due).toMatchObject({
      count: 3,
      rows: [
        { number: sling, scheme: "reg81", condition: "missing" },
        { number: sling, scheme: "ga1", condition: "overdue" },
      ],
    });
    const list = (query: string) =>
      listInspections(db, inspectionsList.parse(new URLSearchParams(query)), now);
    expect((await list("view=all")).rows.map(({ condition }) => condition)).toEqual([
      "missing",
      "overdue",
      "soon",
      "valid",
    ]);
    expect(await list("view=overdue&scheme=ga1")).toMatchObject({ matches: 1, rows: [{ number: sling }] });
    expect(await list(`view=all&search=%23${second}`)).toMatchObject({ matches: 1 });
    const beyond = await list("view=nonsense&page=9");
    expect(beyond).toMatchObject({ page: 1, pages: 1, matches: 3, all: 4 });
    expect(beyond.rows).toHaveLength(3);
    expect(await list("search=nowhere&page=9")).toEqual({ rows: [], page: 1, pages: 1, matches: 0, all: 4 });
  });
});
