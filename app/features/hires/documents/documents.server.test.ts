import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireAccessories, hireParts } from "#app/db/schema/hire/fleet.ts";
import { hireLines, hireNotes } from "#app/db/schema/hire/hires.ts";
import { collectClaim } from "#app/features/claims/collect-claim.server.ts";
import { returnClaim } from "#app/features/claims/return-claim.server.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { papersOn } from "#tests/support/hire/paper-hires.ts";
import { SUPPLIER, SUPPLIER_FOOT, unspaced } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import type { HireView } from "../hires.ts";
import { readNoteFile } from "./documents.ts";
import { goodsHashOf, noteContentOf } from "./note-content.server.ts";
import { renderNotePdf } from "./note-pdf.server.ts";
import { getNote, listHireDocuments, signNote } from "./notes.server.ts";

const db = await useTestDb();
const { site, reserved, handOut, claimsOf } = papersOn(db);
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});
const now = site.clock.now();
const paper = { locale: "en", sender: SUPPLIER, now } as const;
const DELIVERY = { kind: "delivery", number: null } as const;
const RETURN = { kind: "return", number: null } as const;
const STROKES = [[10, 10, 500, 200, 990, 390]];

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
    hireId: hire.id,
    kind: which.kind,
    shown: goodsHashOf(note.content),
    name: " Seán Ó Sé ",
    strokes,
    actorId,
    now,
  });
}

function fail(): never {
  throw new Error("No note");
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
    const sender = { ...SUPPLIER, legalName: "", tradingName: "Stage Hands" };
    const first = pdfText(await renderNotePdf(note, { ...paper, sender }));
    expect(first).toMatch(/Stage Hands[,\s·]+Unit 5/);
    expect(pdfText(await renderNotePdf(note, paper))).not.toMatch(/ItsShowTime[,\s·]+Unit 5/);
  });

  it("L16: name the company, its number, office and directors, in both languages", async () => {
    const hire = await reserved([{ itemId: (await createHireItem(db)).id, quantity: 2 }]);
    await handOut(hire);
    const [claim] = await claimsOf(hire);
    await inTransaction(db, (tx) => returnClaim(tx, { claimId: claim?.id ?? "", quantity: 1, now }));
    for (const which of [DELIVERY, RETURN]) {
      const note = (await getNote(db, hire, which)) ?? fail();
      for (const locale of LOCALES) {
        const text = pdfText(await renderNotePdf(note, { ...paper, locale }));
        expect(unspaced(text)).toContain(unspaced(SUPPLIER_FOOT[locale]));
      }
    }
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
      hireId: hire.id,
      kind: "delivery",
      shown: goodsHashOf(shown?.content ?? fail()),
      name: "Áine",
      strokes: null,
      actorId,
      now,
    });
    expect(stale).toEqual({ ok: false, error: { kind: "conflict" } });
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

  it("H28: a unit is on the return note as it came back, whatever has become of it since", async () => {
    const spots = await createHireItem(db, { name: "Moving head", kind: "serialised", owned: 2 });
    const hire = await reserved([{ itemId: spots.id, quantity: 2 }]);
    await pin(hire, spots.units);
    await handOut(hire);
    const conditions = ["damaged", "good"] as const;
    for (const [at, condition] of conditions.entries()) {
      const claim = (await claimsOf(hire)).find(({ unitNumber }) => unitNumber === spots.units[at]);
      await inTransaction(db, (tx) =>
        returnClaim(tx, { claimId: claim?.id ?? "", quantity: 1, condition, now }),
      );
    }
    // The damaged one was repaired; a later hire has broken the other.
    await db
      .update(assets)
      .set({ state: "repair" })
      .where(eq(assets.unitNumber, spots.units[1] ?? 0));
    const note = (await getNote(db, hire, RETURN)) ?? fail();
    expect(note.content.units.map(({ state }) => state)).toEqual(["damaged", "back"]);
    await sign(hire, RETURN);
    const [claim] = (await claimsOf(hire)).filter(({ condition }) => condition === "good");
    await db
      .update(hireClaims)
      .set({ condition: "damaged" })
      .where(eq(hireClaims.id, claim?.id ?? ""));
    const stale = { shown: goodsHashOf(note.content), name: "Áine", strokes: null, actorId, now };
    expect(await signNote(db, { ...stale, hireId: hire.id, kind: "return" })).toEqual({
      ok: false,
      error: { kind: "conflict" },
    });
    expect(await getNote(db, hire, RETURN)).toMatchObject({ number: 2, signature: null });
  });

  it("H28: a return note counts included accessories, of lines and of kits, and the parts of a kit", async () => {
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
      expect.objectContaining({ name: "Cable", out: 1, back: 0, damaged: 0, missing: 0 }),
      expect.objectContaining({ name: "Clamp", out: 6, back: 5, damaged: 2, missing: 1 }),
      expect.objectContaining({ name: "Lamp", out: 3, back: 0 }),
      expect.objectContaining({ name: "Tripod", out: 1, back: 0 }),
    ]);
  });

  it("tell a kit as it was hired, whatever the catalogue says of it by now", async () => {
    const [cable, spare, stand, tripod] = [
      await createHireItem(db, { name: "Cable" }),
      await createHireItem(db, { name: "Spare lamp" }),
      await createHireItem(db, { name: "Stand" }),
      await createHireItem(db, { name: "Tripod" }),
    ];
    const kit = await createHireItem(db, { parts: [[tripod.id, 2]], included: [[cable.id, 1]] });
    const hire = await reserved([{ itemId: kit.id, quantity: 3 }]);
    await handOut(hire);
    const sent = (await getNote(db, hire, DELIVERY))?.content.counts;
    expect(sent).toMatchObject([
      { name: "Cable", out: 3 },
      { name: "Tripod", out: 6 },
    ]);
    for (const { id, quantity } of (await claimsOf(hire)).filter(({ state }) => state === "out"))
      await inTransaction(db, (tx) => returnClaim(tx, { claimId: id, quantity, now }));
    await sign(hire, DELIVERY);
    await sign(hire, RETURN);
    await db.delete(hireParts).where(eq(hireParts.kitId, kit.id));
    await db.insert(hireParts).values({ kitId: kit.id, itemId: stand.id, quantity: 1 });
    await db.delete(hireAccessories).where(eq(hireAccessories.itemId, kit.id));
    const more = { itemId: kit.id, accessoryId: spare.id, quantity: 1, kind: "included" } as const;
    await db.insert(hireAccessories).values(more);
    expect(await listHireDocuments(db, hire)).toMatchObject([
      { kind: "delivery", number: 1, signedBy: "Seán Ó Sé" },
      { kind: "return", number: 1, signedBy: "Seán Ó Sé" },
    ]);
    expect(await noteContentOf(db, hire, "delivery")).toMatchObject({ counts: sent });
    expect((await noteContentOf(db, hire, "return"))?.counts).toMatchObject([
      { name: "Cable", out: 3, back: 3 },
      { name: "Tripod", out: 6, back: 6 },
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

  it("a claim handed over by the scans' own step is on the note", async () => {
    const hire = await reserved([{ itemId: (await createHireItem(db)).id, quantity: 1 }]);
    const [claim] = await claimsOf(hire);
    await inTransaction(db, (tx) => collectClaim(tx, { claimId: claim?.id ?? "", now: hire.startsAt }));
    expect((await getNote(db, hire, DELIVERY))?.content.counts).toMatchObject([{ out: 1 }]);
  });
});
