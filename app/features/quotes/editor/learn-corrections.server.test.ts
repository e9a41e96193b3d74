import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { getItemAdmin } from "#app/features/fleet/queries.server.ts";
import { matchRider } from "#app/features/rider/match-rider.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { editorOn } from "#tests/support/hire/quote-editor.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";

const db = await useTestDb();
const { draft, view } = quotesOn(db);
let [spiider, mic, actorId] = ["", "", ""];

beforeEach(async () => {
  ({ id: spiider } = await createHireItem(db, { code: "SPIIDER", name: "Robe Spiider" }));
  ({ id: mic } = await createHireItem(db, { code: "SM58", name: "Shure SM58" }));
  ({ id: actorId } = await createUser(db));
});

/** A quote of one line with these words, and the line's id. */
async function quoteOf(source: string, itemId: string | null = null) {
  const line = itemId ? { kind: "item" as const, itemId } : { kind: "custom" as const, text: source };
  const { id, number } = await draft({ lines: [{ ...line, source }] });
  return { id, number, key: (await view(id)).draft?.lines[0]?.id ?? "" };
}

const choose = (key: string, item: string, learn = "yes") => ({
  [`line.${key}.kind`]: "item",
  [`line.${key}.item`]: item,
  [`line.${key}.learn`]: learn,
});

const save = (id: string, change: Readonly<Record<string, string>>) => editorOn(db, actorId).save(id, change);

async function aliasesOf(id: string) {
  const [row] = await db.select({ aliases: hireItems.aliases }).from(hireItems).where(eq(hireItems.id, id));
  return row?.aliases;
}

async function match(text: string) {
  const read = await matchRider(db, text);
  return read.ok ? read.value.map(({ level, best }) => [level, best?.item.code, best?.confidence]) : read;
}

describe("a corrected line", () => {
  it("makes the customer's words another name of the item, by which the next rider surely finds it", async () => {
    const { id, number, key } = await quoteOf("4 x Damhán alla mór – flown");
    expect(await match("2 x Damhán alla mór")).toEqual([["none", undefined, undefined]]);
    expect(await save(id, choose(key, spiider))).toEqual({ ok: true, value: { learned: 1, refused: 0 } });
    expect((await view(id)).draft?.lines).toMatchObject([{ itemId: spiider }]);
    expect(await match("2 x DAMHÁN alla mór (on truss)")).toEqual([["sure", "SPIIDER", 98]]);
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.subjectId, spiider));
    expect(entry).toMatchObject({
      actorId,
      action: "hire-item.alias-learned",
      details: { code: "SPIIDER", alias: "damhan alla mor", quote: number, quoteId: id },
    });
  });

  it("is on the item's page with the quote that it came from, until it is removed from the item's other names", async () => {
    const { id, number, key } = await quoteOf("4 x Damhán alla mór");
    await save(id, choose(key, spiider));
    const learned = async () => (await getItemAdmin(db, spiider))?.learned;
    expect(await learned()).toMatchObject([{ name: "damhan alla mor", quote: { id, number } }]);
    await db
      .update(hireItems)
      .set({ aliases: ["big one"] })
      .where(eq(hireItems.id, spiider));
    expect(await learned()).toEqual([]);
  });

  it("is learned of a line that was matched to another item as well", async () => {
    const { id, key } = await quoteOf("2 x Shure thing", mic);
    expect(await save(id, choose(key, spiider))).toMatchObject({ value: { learned: 1 } });
    expect(await match("Shure thing")).toEqual([["sure", "SPIIDER", 98]]);
  });

  it("is not learned where staff do not tick it, or the item is as it was", async () => {
    const { id, key } = await quoteOf("2 x Shure thing", mic);
    expect(await save(id, choose(key, mic))).toMatchObject({ value: { learned: 0 } });
    expect(await save(id, choose(key, spiider, "no"))).toMatchObject({ value: { learned: 0 } });
    expect([await aliasesOf(mic), await aliasesOf(spiider)]).toEqual([[], []]);
  });

  it("is learned from the stored words, whatever is posted", async () => {
    const { id, key } = await quoteOf("Big spider");
    await save(id, { ...choose(key, spiider), [`line.${key}.source`]: "Shure SM58" });
    expect(await aliasesOf(spiider)).toEqual(["big spider"]);
  });

  it("is stored, and not learned, where the words are another item's name or too long", async () => {
    const { id, key } = await quoteOf("1 x sm58", mic);
    expect(await save(id, choose(key, spiider))).toEqual({ ok: true, value: { learned: 0, refused: 1 } });
    expect((await view(id)).draft?.lines).toMatchObject([{ itemId: spiider }]);
    const other = await quoteOf(`1 x ${"long ".repeat(20)}`);
    expect(await save(other.id, choose(other.key, spiider))).toMatchObject({ value: { refused: 1 } });
    expect(await aliasesOf(spiider)).toEqual([]);
  });

  it("is not learned by a save that is refused", async () => {
    const { id, key } = await quoteOf("Big spider");
    expect(await save(id, { ...choose(key, spiider), email: "no" })).toMatchObject({ ok: false });
    expect(await aliasesOf(spiider)).toEqual([]);
  });
});
