import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireLines, hireNotes, hires } from "#app/db/schema/hire/hires.ts";
import { collectClaim } from "#app/features/claims/collect-claim.server.ts";
import { returnClaim } from "#app/features/claims/return-claim.server.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { newRandom } from "#tests/support/random.ts";
import type { HireView } from "../hires.ts";
import { getHireLoad } from "../public/get-hire-load.server.ts";
import { readNoteFile } from "./documents.ts";
import { getManifest } from "./manifest.server.ts";
import { manifestCsv, renderManifest } from "./manifest-pdf.server.ts";
import { goodsHashOf } from "./note-content.server.ts";
import { renderNotePdf } from "./note-pdf.server.ts";
import { getNote, listHireDocuments, signNote } from "./notes.server.ts";

const db = await useTestDb();
const site = hiresOn(db);
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});
const now = site.clock.now();
const SENDER = {
  legalName: "ItsShowTime Productions Limited",
  tradingName: "ItsShowTime",
  address: "Unit 5, Ballybrit Business Park\nGalway",
  vatNumber: "IE1234567FA",
  phone: "091 000 000",
  email: "hello@example.ie",
};
const paper = { locale: "en", sender: SENDER, now } as const;
const DELIVERY = { kind: "delivery", number: null } as const;
const RETURN = { kind: "return", number: null } as const;
const STROKES = [[10, 10, 500, 200, 990, 390]];

/** A hire whose claims are firm. */
async function reserved(lines: readonly { itemId: string; quantity: number }[]): Promise<HireView> {
  const hire = await site.accepted({ lines: lines.map((line) => ({ kind: "item", ...line })) });
  await db.update(hires).set({ state: "reserved" }).where(eq(hires.id, hire.id));
  await db.update(hireClaims).set({ state: "firm", expiresAt: null }).where(eq(hireClaims.ownerId, hire.id));
  return site.view(hire.token);
}

/** Hands out what is claimed, all of it unless `only` says otherwise, as the scans do. */
async function handOut(
  hire: HireView,
  only: (claim: typeof hireClaims.$inferSelect) => boolean = () => true,
) {
  const claims = await claimsOf(hire);
  for (const claim of claims.filter(({ state }) => state === "firm").filter(only))
    await db.update(hireClaims).set({ state: "out" }).where(eq(hireClaims.id, claim.id));
  for (const { id, quantity } of hire.lines)
    await db.update(hireLines).set({ out: quantity }).where(eq(hireLines.id, id));
}

const claimsOf = ({ id }: HireView) =>
  db
    .select()
    .from(hireClaims)
    .where(and(eq(hireClaims.ownerId, id), eq(hireClaims.kind, "hire")));

/** Pins two units of a serialised item to a claim of two. */
async function pin(hire: HireView, units: readonly number[]): Promise<void> {
  const [claim] = (await claimsOf(hire)).filter(({ unitNumber }) => unitNumber === null);
  if (!claim) throw new Error("No claim");
  await db.delete(hireClaims).where(eq(hireClaims.id, claim.id));
  for (const unitNumber of units)
    await db.insert(hireClaims).values({ ...claim, id: crypto.randomUUID(), quantity: 1, unitNumber });
}

async function sign(
  hire: HireView,
  which: typeof DELIVERY | typeof RETURN,
  strokes: number[][] | null = STROKES,
) {
  const note = await getNote(db, hire, which);
  if (!note) throw new Error("No note");
  return signNote(db, {
    ...{ hireId: hire.id, kind: which.kind, shown: goodsHashOf(note.content) },
    ...{ name: " Seán Ó Sé ", strokes, actorId, now },
  });
}

describe("delivery and return notes", () => {
  it("list units with numbers, name what is counted, and are signed once", async () => {
    const spots = await createHireItem(db, { name: "Moving head", kind: "serialised", owned: 3 });
    const hire = await reserved([{ itemId: spots.id, quantity: 2 }]);
    expect(await getNote(db, hire, DELIVERY)).toBeNull();
    await pin(hire, spots.units.slice(0, 2));
    await handOut(hire);
    expect(await listHireDocuments(db, hire)).toMatchObject([
      { kind: "delivery", number: 1, signedBy: null },
    ]);
    const first = await Promise.all([sign(hire, DELIVERY), sign(hire, DELIVERY)]);
    expect(first).toEqual([
      { ok: true, value: { number: 1 } },
      { ok: true, value: { number: 1 } },
    ]);
    expect(await db.$count(hireNotes, eq(hireNotes.hireId, hire.id))).toBe(1);
    const note = await getNote(db, hire, DELIVERY);
    expect(note?.signature).toMatchObject({ name: "Seán Ó Sé", strokes: STROKES });
    if (!note) throw new Error("No note");
    const text = pdfText(await renderNotePdf(note, paper));
    for (const part of [...spots.units.slice(0, 2).map(String), "Moving head", "Seán Ó Sé", hire.number])
      expect(text).toContain(part);
    expect(pdfText(await renderNotePdf(note, { ...paper, locale: "ga" }))).toContain("Nóta seachadta");
  });

  it("come from the trading name where no legal name is set", async () => {
    const hire = await reserved([{ itemId: (await createHireItem(db)).id, quantity: 1 }]);
    await handOut(hire);
    const note = await getNote(db, hire, DELIVERY);
    if (!note) throw new Error("No note");
    const sender = { ...SENDER, legalName: "", tradingName: "Stage Hands" };
    const first = pdfText(await renderNotePdf(note, { ...paper, sender }));
    expect(first).toMatch(/Stage Hands[,\s·]+Unit 5/);
    expect(pdfText(await renderNotePdf(note, paper))).not.toMatch(/ItsShowTime[,\s·]+Unit 5/);
  });

  it("a change of what went out needs a new signature, and the signed note stays", async () => {
    const cable = await createHireItem(db, { name: "Cable" });
    const clamp = await createHireItem(db, { name: "Clamp" });
    const hire = await reserved([
      { itemId: cable.id, quantity: 4 },
      { itemId: clamp.id, quantity: 6 },
    ]);
    const [line] = hire.lines;
    await handOut(hire, ({ lineId }) => lineId === line?.id);
    await db.update(hireLines).set({ out: 0 }).where(eq(hireLines.itemId, clamp.id));
    const shown = await getNote(db, hire, DELIVERY);
    await sign(hire, DELIVERY);
    await handOut(hire);
    const stale = await signNote(db, {
      ...{ hireId: hire.id, kind: "delivery", shown: goodsHashOf(shown?.content ?? fail()) },
      ...{ name: "Áine", strokes: null, actorId, now },
    });
    expect(stale).toEqual({ ok: false, error: { kind: "changed-meanwhile" } });
    expect(await listHireDocuments(db, hire)).toMatchObject([
      { kind: "delivery", number: 1, signedBy: "Seán Ó Sé" },
      { kind: "delivery", number: 2, signedBy: null },
    ]);
    const old = await getNote(db, hire, { kind: "delivery", number: 1 });
    expect(old?.content.counts).toMatchObject([{ name: "Cable", out: 4 }]);
    expect((await getNote(db, hire, DELIVERY))?.content.counts).toHaveLength(2);
    expect(await getNote(db, hire, { kind: "delivery", number: 3 })).toBeNull();
  });

  it("H28: a part return keeps the delivery note, and says what is still out", async () => {
    const item = await createHireItem(db, { name: "Chair" });
    const hire = await reserved([{ itemId: item.id, quantity: 10 }]);
    await handOut(hire);
    await sign(hire, DELIVERY);
    expect(await getNote(db, hire, RETURN)).toBeNull();
    const [claim] = await claimsOf(hire);
    await inTransaction(db, (tx) => returnClaim(tx, { claimId: claim?.id ?? "", quantity: 7, now }));
    await db.update(hireLines).set({ back: 7, damaged: 1, missing: 1 }).where(eq(hireLines.hireId, hire.id));
    expect(await listHireDocuments(db, hire)).toMatchObject([
      { kind: "delivery", number: 1, signedBy: "Seán Ó Sé" },
      { kind: "return", number: 1, signedBy: null },
    ]);
    const note = await getNote(db, hire, RETURN);
    expect(note?.content.counts).toMatchObject([{ out: 10, back: 7, damaged: 1, missing: 1 }]);
    if (!note) throw new Error("No note");
    const cells = pdfText(await renderNotePdf(note, paper)).split("\n");
    const at = cells.indexOf("Chair");
    expect(cells.slice(at, at + 6)).toEqual(["Chair", "10", "7", "1", "1", "2"]);
    expect(await sign(hire, RETURN, null)).toMatchObject({ ok: true });
  });

  it("H28: a return note counts included accessories, of lines and of kits, and the parts of a kit with it", async () => {
    const [clamp, cable, tripod] = [
      await createHireItem(db, { name: "Clamp" }),
      await createHireItem(db, { name: "Cable" }),
      await createHireItem(db, { name: "Tripod" }),
    ];
    const lamp = await createHireItem(db, { name: "Lamp", included: [[clamp.id, 2]] });
    const kit = await createHireItem(db, {
      name: "Tripod kit",
      parts: [[tripod.id, 1]],
      included: [[cable.id, 1]],
    });
    const hire = await reserved([
      { itemId: lamp.id, quantity: 3 },
      { itemId: kit.id, quantity: 1 },
    ]);
    await handOut(hire);
    expect(await getNote(db, hire, RETURN)).toBeNull();
    const claimId = async (itemId: string) =>
      (await claimsOf(hire)).find((claim) => claim.itemId === itemId && claim.state === "out")?.id ?? "";
    const back = async (itemId: string, quantity: number, condition: "good" | "damaged" | "missing") => {
      const id = await claimId(itemId);
      await inTransaction(db, (tx) => returnClaim(tx, { claimId: id, quantity, condition, now }));
    };
    await back(clamp.id, 3, "good");
    await back(clamp.id, 2, "damaged");
    await back(clamp.id, 1, "missing");
    const note = await getNote(db, hire, RETURN);
    expect(note?.content.counts).toEqual([
      expect.objectContaining({ name: "Lamp", out: 3, back: 0 }),
      expect.objectContaining({ name: "Tripod kit", out: 1, back: 0 }),
      expect.objectContaining({ name: "Cable", out: 1, back: 0, damaged: 0, missing: 0 }),
      expect.objectContaining({ name: "Clamp", out: 6, back: 5, damaged: 2, missing: 1 }),
    ]);
  });

  it("a signed note cannot be changed", async () => {
    const hire = await reserved([{ itemId: (await createHireItem(db)).id, quantity: 1 }]);
    await handOut(hire);
    await sign(hire, DELIVERY);
    const change = db.update(hireNotes).set({ name: "Other" }).where(eq(hireNotes.hireId, hire.id));
    await expect(change).rejects.toThrow();
  });

  it("reads only its own file names", () => {
    expect(["delivery", "return-2"].map(readNoteFile)).toEqual([
      { kind: "delivery", number: null },
      { kind: "return", number: 2 },
    ]);
    expect(["", "delivery-0", "delivery-1.pdf", "invoice", "return-123456"].map(readNoteFile)).toEqual(
      Array(5).fill(null),
    );
  });
});

function fail(): never {
  throw new Error("No note");
}

describe("figures of the papers", () => {
  it("of random hires equal the load check and the hire page", async () => {
    const whole = newRandom();
    for (let round = 0; round < 6; round++) {
      const items = [];
      for (let n = 0; n < 3; n++)
        items.push(
          await createHireItem(db, {
            ...{ owned: 60, weightGrams: 1 + whole(40_000), watts: whole(2_000), powerFactor: 900 },
            ...{ casePieces: 1 + whole(6), caseGrams: whole(20_000), electrical: true },
            ...{
              caseLengthMm: 100 + whole(900),
              caseWidthMm: 100 + whole(900),
              caseHeightMm: 100 + whole(900),
            },
            replacementNet: cents(whole(90_000)),
          }),
        );
      const [part] = items;
      const weight = round % 2 === 0 ? { weightGrams: 12_345 } : {};
      const kit = await createHireItem(db, { ...weight, parts: [[part?.id ?? "", 2]] });
      const hire = await reserved([...items, kit].map(({ id }) => ({ itemId: id, quantity: 1 + whole(8) })));
      const load = await getHireLoad(db, hire);
      if (!load) throw new Error("No load");
      const before = await getManifest(db, hire);
      await handOut(hire);
      const note = await getNote(db, hire, DELIVERY);
      const after = await getManifest(db, hire);
      for (const { report } of [before, after]) expect(report).toEqual(load);
      expect(note?.content.load).toMatchObject({ grams: load.grams, litres: load.litres, watts: load.watts });
      expect(before.rows.reduce((sum, row) => sum + row.grams, 0)).toBe(load.grams);
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

  it("a claim handed over by the scans' own step is on the note", async () => {
    const hire = await reserved([{ itemId: (await createHireItem(db)).id, quantity: 1 }]);
    const [claim] = await claimsOf(hire);
    await inTransaction(db, (tx) => collectClaim(tx, { claimId: claim?.id ?? "", now: hire.startsAt }));
    expect((await getNote(db, hire, DELIVERY))?.content.counts).toMatchObject([{ out: 1 }]);
  });
});
