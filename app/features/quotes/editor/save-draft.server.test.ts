import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireQuoteLines, hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { HIRE_CONFIG } from "#tests/support/hire/hire-config.ts";
import { editorOn } from "#tests/support/hire/quote-editor.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { getQuoteByToken } from "../queries.server.ts";
import { beginVersion } from "../send/new-version.server.ts";
import { withdrawQuote } from "../withdraw-quote.server.ts";
import { getFormFigures } from "./form-figures.server.ts";
import { getQuoteEditor } from "./get-editor.server.ts";
import { saveQuoteEditor } from "./save-editor.server.ts";

const db = await useTestDb();
const { draft, send, view } = quotesOn(db);
const { formOf, save } = editorOn(db);

describe("a draft", () => {
  it("is stored as typed, and unchanged is stored as it was", async () => {
    const { id } = await draft();
    const before = (await view(id)).draft;
    expect(await save(id)).toEqual({ ok: true, value: { learned: 0, refused: 0 } });
    expect((await view(id)).draft).toEqual(before);
    const key = before?.lines[0]?.id ?? "";
    await save(id, {
      order_discount: "10",
      transport_net: "85,00",
      waiver: "yes",
      message: "Two\nlines",
      trade: "yes",
      [`line.${key}.quantity`]: "3",
      [`line.${key}.rate`]: "12.35",
      [`line.${key}.discount`]: "12.5",
    });
    expect(await view(id)).toMatchObject({
      trade: true,
      draft: {
        orderDiscount: 1_000,
        transportNet: 8_500,
        waiver: true,
        message: "Two\nlines",
        lines: [{ id: key, quantity: 3, dayRateNet: 1_235, discount: 1_250 }],
      },
    });
  });

  it("takes lines from the field for new ones: items, headings, and what waits for a price", async () => {
    const { id } = await draft({ lines: [] });
    const { id: itemId } = await createHireItem(db, { code: "SPOT-300" });
    await save(id, {}, [["add", "Lights:\n4 x spot-300\n2 x Unheard-of thing"]]);
    expect((await view(id)).draft?.lines).toMatchObject([
      { kind: "heading" },
      { kind: "item", itemId, quantity: 4 },
      { kind: "custom", text: "Unheard-of thing", quantity: 2, dayRateNet: null },
    ]);
  });

  it("refuses more new lines than a quote takes, and keeps them in their field", async () => {
    const { id } = await draft();
    const add = "1 x Thing\n".repeat(201).trim();
    expect(await save(id, {}, [["add", add]])).toMatchObject({
      error: { form: { add }, faults: [{ field: "add", kind: "too-many-lines" }] },
    });
    expect((await view(id)).draft?.lines).toHaveLength(1);
    const { version, fields } = await formOf(id, {}, [["add", "2 x Thing"]]);
    await save(id);
    expect(version).toBe(1);
    expect(await saveQuoteEditor(db, { quoteId: id, form: fields, actorId: "u2", now: NOW })).toMatchObject({
      error: { form: { add: "2 x Thing" } },
    });
  });

  it("comes back whole with what is wrong, and nothing is stored", async () => {
    const { id } = await draft();
    const before = await view(id);
    const key = before.draft?.lines[0]?.id ?? "";
    const wrong = {
      email: "no",
      from: "2027-03-28T01:30",
      deposit: "101",
      place: "Spiddal",
      valid_days: "0",
      [`line.${key}.rate`]: "much",
      [`line.${key}.vat`]: "32",
    };
    expect(await save(id, wrong)).toMatchObject({
      error: {
        form: { head: { place: "Spiddal", email: "no" }, lines: [{ rate: "much" }] },
        differences: null,
        version: null,
        faults: [
          { field: "email", kind: "email" },
          { field: "valid_days", kind: "days" },
          { field: "from", kind: "period", fault: { kind: "from-skipped" } },
          { field: "deposit", kind: "percent" },
          { field: `line.${key}.rate`, kind: "sum" },
          { field: `line.${key}.vat`, kind: "vat-rate" },
        ],
      },
    });
    expect(await view(id)).toEqual(before);
  });

  it("comes back whole with its texts that are too long, and is stored with texts of just their limits", async () => {
    const { id } = await draft();
    const before = await view(id);
    const text = `line.${before.draft?.lines[0]?.id}.text`;
    const limits = { name: 200, phone: 60, place: 500, message: 4_000, [text]: 2_000 };
    const ofLength = (more: number) =>
      Object.fromEntries(
        Object.entries(limits).map(([field, limit]) => [field, `${"x".repeat(limit + more - 3)}end`]),
      );
    const typed = ofLength(1);
    const faults = Object.entries(limits).map(([field, limit]) => ({
      field,
      kind: "too-long",
      length: limit + 1,
      limit,
    }));
    const { message, place, name } = typed;
    expect(await save(id, typed)).toMatchObject({
      error: {
        form: { head: { message, place, name }, lines: [{ text: typed[text] }] },
        faults: expect.arrayContaining(faults),
      },
    });
    expect(await view(id)).toEqual(before);
    expect(await save(id, ofLength(0))).toMatchObject({ ok: true });
    expect((await view(id)).draft?.message).toHaveLength(4_000);
  });

  it("H23: of two staff who save one quote the second is refused with the difference; nothing typed is lost", async () => {
    const { id } = await draft();
    const key = (await view(id)).draft?.lines[0]?.id ?? "";
    const second = await formOf(id, { [`line.${key}.quantity`]: "5", place: "Salthill" });
    expect(await save(id, { [`line.${key}.quantity`]: "7", crew_net: "100" })).toMatchObject({ ok: true });
    const refused = await saveQuoteEditor(db, { quoteId: id, form: second.fields, actorId: "u2", now: NOW });
    expect(refused).toMatchObject({
      error: {
        form: { head: { place: "Salthill" }, lines: [{ quantity: "5" }] },
        faults: [],
        differences: [
          { field: "place", stored: "", yours: "Salthill" },
          { field: "crew_net", stored: "100.00", yours: "" },
          { field: `line.${key}.quantity`, line: 1, stored: "7", yours: "5" },
        ],
      },
    });
    expect((await view(id)).draft).toMatchObject({ place: "", lines: [{ quantity: 7 }] });
    // Saved on top of what is stored now, the second one's text counts.
    expect(await save(id, { [`line.${key}.quantity`]: "5", place: "Salthill" })).toMatchObject({ ok: true });
  });

  it("H23: a colleague's other item for a line is a difference by its name", async () => {
    const { id } = await draft({ lines: [{ kind: "custom", text: "Big lamp", source: "1 x big lamp" }] });
    const [first, second] = [
      await createHireItem(db, { name: "Spot 300" }),
      await createHireItem(db, { name: "Spot 500" }),
    ];
    const key = (await view(id)).draft?.lines[0]?.id ?? "";
    const choose = (item: string) => ({ [`line.${key}.kind`]: "item", [`line.${key}.item`]: item });
    const [mine, untouched] = [await formOf(id, choose(second.id)), await formOf(id)];
    await save(id, choose(first.id));
    const posted = { quoteId: id, actorId: "u2", now: NOW };
    expect(await saveQuoteEditor(db, { ...posted, form: mine.fields })).toMatchObject({
      error: { differences: [{ field: `line.${key}.item`, stored: "Spot 300", yours: "Spot 500" }] },
    });
    expect(await saveQuoteEditor(db, { ...posted, form: untouched.fields })).toMatchObject({
      error: { differences: [{ field: `line.${key}.item`, stored: "Spot 300", yours: "Big lamp" }] },
    });
  });

  it("cannot take a line of another quote for its own", async () => {
    const [own, other] = [await draft({ lines: [] }), await draft()];
    const [theirs] = (await view(other.id)).draft?.lines ?? [];
    const line = (field: string, value: string) => [`line.${theirs?.id}.${field}`, value] as const;
    await save(own.id, {}, [line("kind", "custom"), line("text", "Mine"), line("quantity", "1")]);
    expect(await db.select().from(hireQuoteLines)).toHaveLength(2);
    expect((await view(other.id)).draft?.lines).toEqual([theirs]);
  });
});

describe("figures", () => {
  it("name the factor of the dates, and no margin as long as no cost is known", async () => {
    const { id } = await draft();
    const [line] = (await view(id)).draft?.lines ?? [];
    const figuresOf = async (change: Readonly<Record<string, string>>) => {
      const { fields } = await formOf(id, change);
      const figures = await getFormFigures(db, { quoteId: id, form: fields, now: NOW });
      return [figures?.totals, figures?.lines[line?.id ?? ""]];
    };
    const charged = { factor: 3_000, net: 27_000 };
    const unknown = { ...charged, margin: null };
    expect(await figuresOf({})).toMatchObject([unknown, unknown]);
    const costs = await figuresOf({ [`line.${line?.id}.cost`]: "0" });
    expect(costs).toMatchObject([
      { ...charged, margin: 27_000 },
      { ...charged, margin: 27_000 },
    ]);
    expect(await figuresOf({ own_cost_net: "10" })).toMatchObject([{ margin: 26_000 }, { margin: null }]);
  });

  it("H32: a line's own cost is in the margin, and in nothing that customers get", async () => {
    const { id, token } = await draft();
    const supplierId = newId();
    await db.insert(hireSuppliers).values({ id: supplierId, name: "Castlegar Hire" });
    const key = (await view(id)).draft?.lines[0]?.id ?? "";
    const change = {
      [`line.${key}.cost`]: "123.45",
      [`line.${key}.supplier`]: supplierId,
      own_cost_net: "10",
    };
    const { fields } = await formOf(id, { ...change, order_discount: "10" });
    const figures = await getFormFigures(db, { quoteId: id, form: fields, now: NOW });
    expect(figures?.lines[key]).toMatchObject({
      availability: { state: "available", available: 2 },
      net: 27_000,
      margin: 27_000 - 2_700 - 12_345,
    });
    expect(figures?.totals).toMatchObject({ net: 24_300, total: 29_889, margin: 24_300 - 12_345 - 1_000 });
    await save(id, change);
    await send(id);
    const shown = JSON.stringify(await getQuoteByToken(db, token, NOW));
    for (const secret of ["12345", "Castlegar", supplierId, "ownCost", "cost"])
      expect(shown).not.toContain(secret);
  });

  it("say what is short, and count what the quote itself holds as free", async () => {
    const { id, itemId } = await draft({ version: { hold: true } });
    await send(id);
    await beginVersion(db, { quoteId: id, version: 2, actorId: "u1", now: NOW });
    const [line] = (await view(id)).draft?.lines ?? [];
    const asked = async (quantity: string) => {
      const { fields } = await formOf(id, { [`line.${line?.id}.quantity`]: quantity });
      return (await getFormFigures(db, { quoteId: id, form: fields, now: NOW }))?.lines[line?.id ?? ""]
        ?.availability;
    };
    expect(line?.itemId).toBe(itemId);
    expect(await asked("10")).toEqual({ state: "available", available: 10 });
    expect(await asked("11")).toEqual({ state: "part", available: 10 });
  });
});

describe("further versions", () => {
  it("copy the lines into a draft; sending it replaces the version and its hold", async () => {
    const { id, token } = await draft({ version: { hold: true } });
    await send(id);
    const begin = (version: number) => beginVersion(db, { quoteId: id, version, actorId: "u1", now: NOW });
    expect(await begin(1)).toMatchObject({ error: { kind: "conflict" } });
    expect(await begin(2)).toMatchObject({ ok: true });
    expect(await begin(3)).toMatchObject({ error: { kind: "draft-there" } });
    expect(await view(id)).toMatchObject({ state: "sent", draft: { number: 2, lines: [{ quantity: 2 }] } });
    const key = (await view(id)).draft?.lines[0]?.id ?? "";
    await save(id, { [`line.${key}.quantity`]: "9" });
    await send(id);
    const quote = await getQuoteByToken(db, token, NOW);
    expect(quote?.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(quote?.current.content.lines).toMatchObject([{ quantity: 9 }]);
    const { draft: none, sent } = await view(id);
    expect([none, sent.length]).toEqual([null, 2]);
  });

  it("a withdrawn quote gives its gear back and takes no further version", async () => {
    const { id, itemId } = await draft({ version: { hold: true } });
    await send(id);
    const context = { db, config: HIRE_CONFIG };
    const withdrawal = { quoteId: id, actorId: "u1", now: NOW };
    expect(await withdrawQuote(context, { ...withdrawal, version: 1 })).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(await withdrawQuote(context, { ...withdrawal, version: 2 })).toMatchObject({ ok: true });
    const editor = await getQuoteEditor(db, id, { id: "u1", now: NOW });
    expect(editor).toMatchObject({ quote: { state: "withdrawn" }, form: null });
    expect(await beginVersion(db, { ...withdrawal, version: 3 })).toMatchObject({ error: { kind: "state" } });
    const other = await draft({ version: { hold: true }, lines: [{ kind: "item", itemId, quantity: 10 }] });
    expect(await send(other.id)).toMatchObject({ short: [] });
    expect(await db.select().from(hireQuoteLines).where(eq(hireQuoteLines.itemId, itemId))).toHaveLength(2);
  });
});
