import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { recordInspections } from "#app/features/assets/inspections/record-inspections.server.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { SUPPLIER, SUPPLIER_FOOT, unspaced } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { changeSafetyLink } from "./change-safety-link.server.ts";
import { findSafetyHire, getSafetyPack } from "./get-safety-pack.server.ts";
import { mergeReports, readReports } from "./merge-reports.server.ts";
import { readPackReports } from "./read-pack-reports.server.ts";
import { renderSafetyPack } from "./safety-pack-pdf.server.ts";

const db = await useTestDb();
const config = { dataDir: await mkdtemp(join(tmpdir(), "safety-")), s3: undefined };
const TODAY = irishDate(NOW);
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

/** A PDF of so many blank pages. */
async function pdfOf(pages: number): Promise<Buffer> {
  const doc = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) doc.addPage([300, 400]);
  return Buffer.from(await doc.save());
}

const pictureOf = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#336" } })
    .jpeg()
    .toBuffer();

async function record(
  number: number,
  values: Partial<Parameters<typeof recordInspections>[1]["values"]> = {},
  files: readonly File[] = [],
): Promise<string> {
  const done = await recordInspections(
    { db, config },
    {
      numbers: [number],
      files,
      replacesId: null,
      seen: null,
      actorId,
      now: NOW,
      values: {
        scheme: "ga1",
        doneOn: TODAY,
        dueOn: "2027-12-31",
        passed: true,
        swlKg: 500,
        person: "Síle Ní Bhriain",
        company: "Cigirí Teo",
        note: "",
        ...values,
      },
    },
  );
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.ids[0] ?? "";
}

const fileOf = (bytes: Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

/** A hire of one of three hoists. */
async function hoistHire() {
  const site = scansOn(db);
  const item = await site.item({ kind: "serialised", owned: 3, lifting: "equipment", name: "Chain hoist" });
  const hire = await site.reserved([[item.id, 1]]);
  const [unit = 0, other = 0] = item.units;
  const pack = (now = site.clock.now()) => getSafetyPack(db, hire, now);
  return { site, hire, unit, other, pack };
}

describe("a safety pack", () => {
  it("is empty before dispatch, and lists a unit only once it has really left", async () => {
    const { site, hire, unit, pack } = await hoistHire();
    await record(unit);
    await site.scan(hire.id, "prepare", { code: `${unit}` });
    expect((await pack()).units).toEqual([]);
    await site.scan(hire.id, "out", { code: `${unit}` });
    expect((await pack()).units).toMatchObject([
      {
        number: unit,
        name: "Chain hoist",
        backAt: null,
        certificates: [
          { scheme: "ga1", status: "valid", dueOn: "2027-12-31", swlKg: 500, person: "Síle Ní Bhriain" },
        ],
      },
    ]);
  });

  it("follows what happens: a unit swapped before it left is not in it, one that came back says since when", async () => {
    const site = scansOn(db);
    const item = await site.item({ kind: "serialised", owned: 3, lifting: "equipment" });
    const hire = await site.reserved([[item.id, 2]]);
    const [first = 0, second = 0, third = 0] = item.units;
    for (const number of item.units) await record(number);
    await site.scan(hire.id, "prepare", { code: `${first}` });
    await site.scan(hire.id, "put-back", { code: `${first}` });
    for (const code of [second, third]) await site.scan(hire.id, "out", { code: `${code}` });
    site.clock.move(DAY_MS);
    await site.scan(hire.id, "return", { code: `${second}` });
    const { units } = await getSafetyPack(db, hire, site.clock.now());
    expect(units.map(({ number, backAt }) => [number, backAt])).toEqual([
      [second, site.clock.now()],
      [third, null],
    ]);
  });

  it("shows the inspection of the day of the return for good, and a later one never", async () => {
    const { site, hire, unit, pack } = await hoistHire();
    const first = await record(unit);
    await site.scan(hire.id, "out", { code: `${unit}` });
    await site.scan(hire.id, "return", { code: `${unit}` });
    await record(unit, { doneOn: TODAY, passed: false, dueOn: null, person: "Another" });
    // Same day, recorded later: it counts. A day later it would not.
    expect((await pack()).units[0]?.certificates[0]).toMatchObject({ status: "failed" });
    await db.update(inspections).set({ doneOn: "2027-06-30" }).where(eq(inspections.person, "Another"));
    expect((await pack()).units[0]?.certificates[0]).toMatchObject({ id: first, status: "valid" });
  });

  it("says where an inspection that the law asks for is missing, and where it has ended", async () => {
    const site = scansOn(db);
    const item = await site.item({ kind: "serialised", owned: 2, electrical: true });
    const hire = await site.reserved([[item.id, 2]]);
    const [unit = 0, other = 0] = item.units;
    await record(unit, { scheme: "reg81", doneOn: "2026-01-01", dueOn: "2027-01-01" });
    for (const code of [unit, other])
      await site.scan(hire.id, "out", { code: `${code}`, note: "Needed tonight" });
    const { units } = await getSafetyPack(db, hire, site.clock.now());
    expect(units.map(({ certificates }) => certificates.map(({ status }) => status))).toEqual([
      ["overdue"],
      ["missing"],
    ]);
  });
});

describe("the file of a safety pack", () => {
  const paperFor = (site: { clock: { now(): Date } }) => ({
    origin: "https://example.ie",
    sender: SUPPLIER,
    now: site.clock.now(),
    reportsOf: (ids: readonly string[]) => readPackReports({ db, config }, ids),
  });

  it("has the reports as pages behind its cover, names their pages, and reads in both languages", async () => {
    const { site, hire, unit, other } = await hoistHire();
    await record(unit, {}, [fileOf(await pdfOf(2), "ga1.pdf", "application/pdf")]);
    await record(other, {}, [fileOf(await pictureOf(), "ga1.jpg", "image/jpeg")]);
    await site.scan(hire.id, "out", { code: `${unit}` });
    await site.scan(hire.id, "out", { code: `${other}`, add: true });
    const pack = await getSafetyPack(db, hire, site.clock.now());
    const cover = pdfText(
      await renderSafetyPack(
        { ...pack, units: pack.units.map((one) => ({ ...one, certificates: [] })) },
        { ...paperFor(site), locale: "en" },
      ),
    );
    for (const text of [hire.number, String(unit), "Chain hoist"]) expect(cover).toContain(text);
    // L16; the paid-up capital is its only sum.
    const [above, below] = unspaced(cover).split(unspaced(SUPPLIER_FOOT.en));
    expect(below).toBeDefined();
    expect(above).not.toContain("€");
    for (const locale of ["en", "ga"] as const) {
      const file = await renderSafetyPack(pack, { ...paperFor(site), locale });
      const doc = await PDFDocument.load(file);
      expect(doc.getPageCount()).toBe(4);
      expect(doc.getPage(1).getWidth()).toBe(300);
    }
  });

  it("names a report that cannot be merged with its address, and with none once the link is revoked", async () => {
    const { site, hire, unit } = await hoistHire();
    const broken = "%PDF-1.4\n1 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\n";
    const id = await record(unit, {}, [fileOf(Buffer.from(broken), "ga1.pdf", "application/pdf")]);
    await site.scan(hire.id, "out", { code: `${unit}` });
    const pack = await getSafetyPack(db, hire, site.clock.now());
    const text = pdfText(await renderSafetyPack(pack, { ...paperFor(site), locale: "en" }));
    expect(text.replaceAll("\n", "")).toContain(`/dry-hire/safety/${hire.safetyToken}/reports/${id}`);
    const revoked = { ...pack, hire: { ...pack.hire, safetyToken: null } };
    expect(pdfText(await renderSafetyPack(revoked, { ...paperFor(site), locale: "en" }))).toContain(
      "We send it on request.",
    );
  });

  it("holds reports up to its size, the first ones first", async () => {
    async function* files() {
      for (const [id, size] of [
        ["a", 0],
        ["b", 16 * 1024 * 1024],
        ["c", 0],
      ] as const)
        yield { id, kind: "pdf" as const, bytes: Buffer.concat([await pdfOf(1), Buffer.alloc(size)]) };
    }
    const { merged, left } = await readReports(files());
    expect([merged.map(({ id }) => id), left]).toEqual([["a"], ["b", "c"]]);
    expect((await PDFDocument.load(await mergeReports(await pdfOf(1), merged))).getPageCount()).toBe(2);
  });
});

describe("the link of a safety pack", () => {
  it("H34: is the hire's own, is replaced once for a form sent twice, and opens nothing once revoked", async () => {
    const { site, hire } = await hoistHire();
    const first = hire.safetyToken ?? "";
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(await findSafetyHire(db, first)).toMatchObject({ id: hire.id, number: hire.number });
    expect(await findSafetyHire(db, hire.token)).toBeNull();
    const change = (shown: string, to: "new" | "none") =>
      changeSafetyLink(db, { id: hire.id, shown, to, actorId, now: site.clock.now() });
    expect(await change(first, "new")).toMatchObject({ ok: true });
    expect(await change(first, "new")).toMatchObject({ ok: false, error: { kind: "conflict" } });
    expect(await findSafetyHire(db, first)).toBeNull();
    const [row] = await db.select().from(hires).where(eq(hires.id, hire.id));
    expect(await change(row?.safetyToken ?? "", "none")).toMatchObject({ ok: true });
    expect(await findSafetyHire(db, row?.safetyToken ?? "")).toBeNull();
  });
});
