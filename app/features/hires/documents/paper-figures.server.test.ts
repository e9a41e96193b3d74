import { describe, expect, it } from "vitest";
import { formatNumber } from "#app/i18n/numbers.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { papersOn } from "#tests/support/hire/paper-hires.ts";
import { SUPPLIER } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { newRandom } from "#tests/support/random.ts";
import { getHireLoad } from "../public/get-hire-load.server.ts";
import { getManifest } from "./manifest.server.ts";
import { manifestCsv, renderManifest } from "./manifest-pdf.server.ts";
import { renderNotePdf } from "./note-pdf.server.ts";
import { getNote } from "./notes.server.ts";

const db = await useTestDb();
const { site, reserved, handOut } = papersOn(db);
const now = site.clock.now();
/** A paid-up capital would be a sum. */
const sender = { ...SUPPLIER, shareCapital: "" };
const paper = { locale: "en", sender, now } as const;
const DELIVERY = { kind: "delivery", number: null } as const;

describe("figures of papers", () => {
  it("of random hires equal the load check and the hire page", async () => {
    const whole = newRandom();
    for (let round = 0; round < 6; round++) {
      const items = [];
      for (let n = 0; n < 3; n++)
        items.push(
          await createHireItem(db, {
            owned: 60,
            weightGrams: 1 + whole(40_000),
            watts: whole(2_000),
            powerFactor: 900,
            casePieces: 1 + whole(6),
            caseGrams: whole(20_000),
            electrical: true,
            caseLengthMm: 100 + whole(900),
            caseWidthMm: 100 + whole(900),
            caseHeightMm: 100 + whole(900),
            replacementNet: cents(whole(90_000)),
          }),
        );
      const [part] = items;
      const weight = round % 2 === 0 ? { weightGrams: 12_345 } : {};
      const kit = await createHireItem(db, { ...weight, parts: [[part?.id ?? "", 2]] });
      const hire = await reserved([...items, kit].map(({ id }) => ({ itemId: id, quantity: 1 + whole(8) })));
      const load = (await getHireLoad(db, hire))?.report;
      if (!load) throw new Error("No load");
      const before = await getManifest(db, hire);
      await handOut(hire);
      const note = await getNote(db, hire, DELIVERY);
      const after = await getManifest(db, hire);
      for (const { report } of [before, after]) expect(report).toEqual(load);
      expect(note?.content.load).toMatchObject({ grams: load.grams, litres: load.litres, watts: load.watts });
      expect(before.rows.reduce((sum, row) => sum + row.grams, 0)).toBe(load.grams);
      const milliamperes = before.rows.reduce((sum, row) => sum + row.milliamperes, 0);
      expect(milliamperes).toBe(load.power.single);
      const [ofKits] = before.rows.filter(({ code }) => code === kit.code);
      if (round % 2 === 0) expect(ofKits?.milliamperes).toBeGreaterThan(0);
      if (!note) throw new Error("No note");
      const files = [
        await renderNotePdf(note, paper),
        await renderManifest(after, { locale: "en", now, withValues: false }),
      ];
      for (const text of files.map(pdfText)) {
        expect(text).toContain(`${formatNumber(load.grams / 1_000)} kg`);
        expect(text).toContain(`${formatNumber(load.cases)} · ${formatNumber(load.litres)} litres`);
        expect(text).toContain(`${formatNumber(load.watts)} W`);
        expect(text).not.toContain("€");
      }
    }
  });

  it("values are in the manifest of the office alone; a CSV cell that begins with = stays text", async () => {
    const item = await createHireItem(db, { name: "=1+1", replacementNet: cents(123_456) });
    const hire = await reserved([{ itemId: item.id, quantity: 2 }]);
    const manifest = await getManifest(db, hire);
    expect(manifest.replacementNet).toBe(246_912);
    const files = await Promise.all(
      [true, false].map((withValues) => renderManifest(manifest, { locale: "en", now, withValues })),
    );
    expect(files.map((file) => pdfText(file).includes("€2,469.12"))).toEqual([true, false]);
    const csv = [true, false].map((withValues) => manifestCsv(manifest, { locale: "en", now, withValues }));
    expect(csv.map((text) => text.includes("2469.12"))).toEqual([true, false]);
    expect(csv[0]).toContain("'=1+1");
  });
});
