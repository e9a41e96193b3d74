import { expect, it } from "vitest";
import { getManifest } from "#app/features/hires/documents/manifest.server.ts";
import { manifestCsv, renderManifest } from "#app/features/hires/documents/manifest-pdf.server.ts";
import { renderNotePdf } from "#app/features/hires/documents/note-pdf.server.ts";
import { getNote } from "#app/features/hires/documents/notes.server.ts";
import { getHireLoad } from "#app/features/hires/public/get-hire-load.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW, WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { SUPPLIER } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";

const db = await useTestDb();

it("every paper and the load check name the goods of custom lines that their weight leaves out", async () => {
  const site = scansOn(db);
  const spot = await site.item({ name: "Spot", owned: 2, weightGrams: 4_000 });
  const custom = { kind: "custom", itemId: null, dayRateNet: cents(333) } as const;
  const draft = await site.quotes.draft({
    lines: [
      { kind: "item", itemId: spot.id, quantity: 2 },
      { ...custom, text: "Hessian drape", textGa: "Cuirtín heiseáin", quantity: 7 },
      { ...custom, text: "Technician", quantity: 1, service: true },
    ],
    version: { startsAt: WEEK.from, endsAt: WEEK.to, deposit: 0 },
  });
  await site.quotes.send(draft.id, { now: site.clock.now() });
  const accepted = await site.accept(draft.id);
  if (!accepted.ok) throw new Error(accepted.error.kind);
  const view = () => site.view(accepted.value.hireToken);
  const hire = await view();
  const drape = hire.lines.find(({ name }) => name === "Hessian drape")?.id ?? "";

  const plain = (text: string) => text.replace(/\s+/g, " ");
  const manifestOf = async (locale: "en" | "ga") => {
    const paper = { locale, now: NOW, withValues: false };
    const manifest = await getManifest(db, await view());
    return [
      plain(pdfText(await renderManifest(manifest, paper))),
      plain(manifestCsv(manifest, paper)),
    ] as const;
  };
  const [pdf, csv] = await manifestOf("en");
  expect(pdf).toContain("8 kg, without 7 × Hessian drape");
  expect(csv).toContain('Hessian drape,,7,0,,,,"Counted by hand, not scanned"');
  expect(csv).toContain("Totals, without 7 × Hessian drape");
  expect((await manifestOf("ga"))[0]).toContain("8 kg, gan na míreanna seo: 7 × Cuirtín heiseáin");
  expect(await getHireLoad(db, hire)).toMatchObject({
    report: { grams: 8_000 },
    unweighed: [{ name: "Hessian drape", quantity: 7 }],
  });

  await site.scan(hire.id, "out", { itemId: spot.id, quantity: 2 });
  await site.scan(hire.id, "out", { itemId: drape, quantity: 5 });
  const note = await getNote(db, await view(), { kind: "delivery", number: null });
  if (!note) throw new Error("No note");
  const text = plain(pdfText(await renderNotePdf(note, { locale: "en", sender: SUPPLIER, now: NOW })));
  expect(text).toContain("8 kg, without 5 × Hessian drape");
});
