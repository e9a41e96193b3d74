import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { openUnitBlock } from "#app/features/claims/units/unit-blocks.server.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { editorOn } from "#tests/support/hire/quote-editor.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";

const db = await useTestDb();
const { draft, send, view } = quotesOn(db);
const { promise } = claimsOn(db);
const { save } = editorOn(db);

/** A quote of one piece of a serialised item of which three are owned. */
async function begin({ hold = false } = {}) {
  const item = await createHireItem(db, { kind: "serialised", owned: 3 });
  const lines = [{ kind: "item" as const, itemId: item.id, quantity: 1 }];
  const { id } = await draft({ lines, version: { hold } });
  const key = (await view(id)).draft?.lines[0]?.id ?? "";
  const name = (unit: string, more = {}) => save(id, { [`line.${key}.unit`]: unit, ...more });
  return { id, item, key, units: item.units, name };
}

const promisedBy = async (id: string) => (await view(id)).draft?.lines.map(({ unitNumber }) => unitNumber);

describe("a promised unit", () => {
  it("is stored, shown again, held by name when the quote is sent, and taken back with a blank field", async () => {
    const { id, units, name } = await begin({ hold: true });
    const [unit = 0] = units;
    expect((await name(String(unit))).ok).toBe(true);
    expect(await promisedBy(id)).toEqual([unit]);
    await send(id);
    const other = await begin();
    const lines = [{ itemId: other.item.id, quantity: 1 }];
    await promise({ lines, period: WEEK });
    expect((await other.name(String(other.units[0]))).ok).toBe(true);
    expect((await other.name("")).ok).toBe(true);
    expect(await promisedBy(other.id)).toEqual([null]);
  });

  it("is refused beside its field where it is unknown, of another item or taken; nothing is stored", async () => {
    const { id, item, key, units, name } = await begin();
    const other = await createHireItem(db, { kind: "serialised", owned: 1 });
    const [unit = 0] = units;
    await promise({ lines: [{ itemId: item.id, quantity: 1, unitNumber: unit }], period: WEEK });
    const refused = async (typed: string) => {
      const saved = await name(typed, { place: "Salthill" });
      return saved.ok ? null : saved.error;
    };
    const field = `line.${key}.unit`;
    for (const [typed, fault] of [
      ["999999", "unknown"],
      ["first one", "unknown"],
      [String(other.units[0]), "other-item"],
      [String(unit), "taken"],
    ] as const)
      expect(await refused(typed)).toMatchObject({
        form: { head: { place: "Salthill" }, lines: [{ unit: typed }] },
        faults: [{ field, kind: "unit", unit: typed, fault }],
      });
    expect(await view(id)).toMatchObject({ draft: { place: "", lines: [{ unitNumber: null }] } });
  });

  it("is refused in repair, of more pieces than one, and on two lines", async () => {
    const { item, key, units, name } = await begin();
    const [unit = 0, second = 0] = units;
    const repair = { unitNumber: unit, kind: "maintenance" as const, from: NOW, to: null };
    await inTransaction(db, (tx) => openUnitBlock(tx, { ...repair, actorId: null, now: NOW }));
    expect(await name(String(unit))).toMatchObject({ error: { faults: [{ fault: "repair" }] } });
    expect(await name(String(second), { [`line.${key}.quantity`]: "2" })).toMatchObject({
      error: { faults: [{ field: `line.${key}.unit`, kind: "one-unit" }] },
    });
    const twice = { kind: "item" as const, itemId: item.id, quantity: 1, unitNumber: second };
    const { id } = await draft({ lines: [twice, twice] });
    expect(await save(id)).toMatchObject({ error: { faults: [{ kind: "unit", fault: "taken" }] } });
  });

  it("is looked for on no dates until they are typed", async () => {
    const { item, units, name } = await begin();
    const [unit = 0] = units;
    await promise({ lines: [{ itemId: item.id, quantity: 1, unitNumber: unit }], period: WEEK });
    expect((await name(String(unit), { from: "", to: "" })).ok).toBe(true);
  });

  it("stays free for a further version of the quote that holds it", async () => {
    const { id, units, name } = await begin({ hold: true });
    await name(String(units[0]));
    await send(id);
    const { version } = await view(id);
    await beginVersion(db, { quoteId: id, version, actorId: "u1", now: NOW });
    expect((await save(id, { place: "Spiddal" })).ok).toBe(true);
  });
});
