import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { learnAlias } from "./learn-alias.server.ts";
import { matchRider } from "./match-rider.server.ts";

const db = await useTestDb();
let [spiiderId, micId, actorId] = ["", "", ""];

beforeEach(async () => {
  const group = await createHireGroup(db, { name: "Moving lights", nameGa: "Soilse gluaisteacha" });
  ({ id: spiiderId } = await createHireItem(db, {
    code: "SPIIDER",
    name: "Robe Spiider",
    groupId: group.id,
  }));
  ({ id: micId } = await createHireItem(db, { code: "SM58", name: "Shure SM58", aliases: ["vocal mic"] }));
  await createHireItem(db, { code: "GONE", name: "Hidden hazer", visible: false });
  ({ id: actorId } = await createUser(db));
  await inTransaction(db, bumpSiteVersion);
});

async function match(text: string) {
  const read = await matchRider(db, text);
  return read.ok
    ? read.value.map(({ source, level, best }) => [source, level, best?.item.code ?? null])
    : read.error;
}

const QUOTE = { id: newId(), number: "HQ-2027-0001" };
const learn = (itemId: string, text: string) =>
  inTransaction(db, (tx) => learnAlias(tx, { itemId, text, actorId, quote: QUOTE }));

describe("a rider", () => {
  it("H35: is answered line by line in its order; headings, supplied and hidden items included", async () => {
    expect(await match("Lighting:\n4 x Robe Spiider\n\n2 x hidden hazer\nHouse SM58\n=1+2")).toEqual([
      ["Lighting:", "none", null],
      ["4 x Robe Spiider", "sure", "SPIIDER"],
      ["2 x hidden hazer", "none", null],
      ["House SM58", expect.any(String), "SM58"],
      ["=1+2", "none", null],
    ]);
  });

  it("takes capitals without a quantity for the heading of a part of a table, unless they name an item", async () => {
    await createHireItem(db, { name: "HAZER" });
    await inTransaction(db, bumpSiteVersion);
    const answer = await matchRider(db, "Qty;Item\n;LIGHTING\n2;SM58\n;HAZER\n;Lighting");
    expect(answer.ok && answer.value.map(({ kind, quantity, written }) => [kind, quantity, written])).toEqual(
      [
        ["heading", 0, undefined],
        ["heading", 0, undefined],
        ["item", 2, undefined],
        ["item", 1, ""],
        ["item", 1, ""],
      ],
    );
  });

  it("is sure of no line whose quantity is not clear", async () => {
    expect(await match("Qty;Item\n2;SM58\n-3;SM58\n1.5;SM58\n;SM58\n8;Total")).toEqual([
      ["Qty;Item", "none", null],
      ["2;SM58", "sure", "SM58"],
      ["-3;SM58", "check", "SM58"],
      ["1.5;SM58", "check", "SM58"],
      [";SM58", "check", "SM58"],
      ["8;Total", "none", null],
    ]);
  });

  it("uses the synonyms of the shop's search as soon as they are stored", async () => {
    expect(await match("1 x robin")).toEqual([["1 x robin", "none", null]]);
    await inTransaction(db, async (tx) => {
      await tx.insert(searchSynonyms).values({ id: newId(), terms: "robin", meanings: "robe spiider" });
      await bumpSiteVersion(tx);
    });
    expect(await match("1 x robin")).toEqual([["1 x robin", "sure", "SPIIDER"]]);
  });

  it("is refused when it is empty, has more than 200 lines or more than 2 MB", async () => {
    expect(await match(" \n\n ")).toEqual({ kind: "empty" });
    expect(await match(Array.from({ length: 200 }, () => "1 x SM58\n").join("\n"))).toHaveLength(200);
    expect(await match("1 x SM58\n".repeat(500))).toEqual({ kind: "too-many-lines", lines: 500 });
    expect(await match("é".repeat(1_000_001))).toEqual({ kind: "too-large" });
  });
});

describe("a correction by staff", () => {
  it("becomes an alias, folded and once, by which the next rider finds the item", async () => {
    expect(await learn(spiiderId, "  Damhán  Alla MÓR ")).toEqual({ ok: true, value: { added: true } });
    expect(await learn(spiiderId, "damhan alla mor")).toEqual({ ok: true, value: { added: false } });
    expect(await learn(spiiderId, "robe spiider")).toEqual({ ok: true, value: { added: false } });
    const [row] = await db.select().from(hireItems).where(eq(hireItems.id, spiiderId));
    expect(row?.aliases).toEqual(["damhan alla mor"]);
    expect(await match("2 x Damhán alla mór")).toEqual([["2 x Damhán alla mór", "sure", "SPIIDER"]]);
    const logged = await db.select().from(auditLog).where(eq(auditLog.subjectId, spiiderId));
    expect(logged.map(({ action, details }) => [action, details])).toEqual([
      [
        "hire-item.alias-learned",
        { code: "SPIIDER", alias: "damhan alla mor", quote: QUOTE.number, quoteId: QUOTE.id },
      ],
    ]);
  });

  it.each(["SM58", "sm-58", "shure sm58", "Vocal Mic"])("is refused for %s of another item", async (text) => {
    expect(await learn(spiiderId, text)).toEqual({ ok: false, error: { kind: "taken", code: "SM58" } });
  });

  it("is refused for an unknown item, nothing, a long text and one too many", async () => {
    expect(await learn(newId(), "new words")).toEqual({ ok: false, error: { kind: "not-found" } });
    expect(await learn(micId, " – ")).toEqual({ ok: false, error: { kind: "empty" } });
    expect(await learn(micId, "x".repeat(61))).toEqual({ ok: false, error: { kind: "too-long" } });
    for (let n = 1; n < 30; n += 1) await learn(micId, `other name ${n}`);
    expect(await learn(micId, "one more name")).toEqual({ ok: false, error: { kind: "too-many" } });
  });
});
