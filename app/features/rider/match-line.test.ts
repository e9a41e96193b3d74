import { describe, expect, it } from "vitest";
import type { SynonymRule } from "#app/features/catalog/search/search-words.ts";
import type { SearchedItem } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { matchLine } from "./match-line.ts";
import { parseRider } from "./parse-rider.ts";
import { indexItems } from "./rider-index.ts";
import { readWords } from "./rider-words.ts";

function item(code: string, name: string, aliases: readonly string[] = [], group = ""): SearchedItem {
  return { id: code, code, name, nameGa: null, aliases, groupNames: [group] };
}

const ITEMS = [
  item("ML-SPIIDER", "Robe Spiider", [], "Moving lights"),
  item("ML-MEGA", "Robe MegaPointe 470 W", ["megapointe beam"], "Moving lights"),
  item("SPOT-300", "Spot 300", ["moving spot"], "Moving lights"),
  item("SPOT-500", "Spot 500", [], "Moving lights"),
  item("MIC-58", "Shure SM58", ["vocal mic"], "Microphones"),
  item("MIC-57", "Shure SM57", [], "Microphones"),
  item("XLR-5", "XLR cable 5 m", [], "Cables"),
  item("XLR-10", "XLR cable 10 m", [], "Cables"),
  item("XLR-20", "XLR cable 20 m", [], "Cables"),
  item("PAR", "LED par", [], "Generic lights"),
  item("PAR-OUT", "LED par outdoor", [], "Generic lights"),
  item("HAZE", "Hazer with fan", [], "Effects"),
  item("GA-1", "Micreafón gan sreang", ["raidiómhicreafón"], "Microphones"),
];
const SYNONYMS: readonly SynonymRule[] = [{ terms: ["fogger"], meanings: ["hazer"] }];
const index = indexItems(ITEMS, SYNONYMS);

function match(text: string) {
  const { level, best, alternatives } = matchLine(index, text);
  return { level, code: best?.item.code ?? null, confidence: best?.confidence ?? 0, alternatives };
}

describe("a line", () => {
  it.each([
    ["ml spiider", "ML-SPIIDER", 100],
    ["SPOT300", "SPOT-300", 100],
    ["robe  SPIIDER", "ML-SPIIDER", 98],
    ["Vocal Mic", "MIC-58", 98],
    ["micreafon gan sreang", "GA-1", 98],
    ["Spiider", "ML-SPIIDER", 95],
    ["mega pointe", "ML-MEGA", 95],
    ["SM 58", "MIC-58", 95],
    ["10m XLR cables", "XLR-10", 95],
    ["LED par", "PAR", 98],
    ["fogger", "HAZE", 95],
  ])("%s is surely %s: %i", (text, code, confidence) => {
    expect(match(text)).toMatchObject({ level: "sure", code, confidence });
  });

  it("counts a slip 0.8", () => {
    expect(match("Spiidr")).toMatchObject({ code: "ML-SPIIDER", confidence: 80, level: "check" });
  });

  it("halves where a number or a unit differs", () => {
    expect(match("XLR cable 15 m")).toMatchObject({ level: "none", code: null });
    expect(match("XLR cable 10 ft")).toMatchObject({ level: "none", code: null });
    const { alternatives } = match("XLR cable 15 m");
    expect(alternatives.map(({ item: { code } }) => code)).toEqual(["XLR-10", "XLR-20", "XLR-5"]);
    for (const { confidence } of alternatives) expect(confidence).toBeLessThanOrEqual(47);
    // A power that the item does not mention contradicts nothing.
    expect(match("LED par 18 W").code).toBe("PAR");
    expect(match("XLR cable 1000 cm")).toMatchObject({ level: "sure", code: "XLR-10" });
  });

  it("takes a length for no number of another kind", () => {
    const cables = indexItems(
      [item("DMX5-10", "DMX cable 5-pin, 10 m", ["dmx5"]), item("DMX3-5", "DMX cable 3-pin, 5 m")],
      [],
    );
    expect(matchLine(cables, "DMX 5m")).toMatchObject({ level: "sure", best: { item: { code: "DMX3-5" } } });
    expect(matchLine(cables, "5-pin DMX 5m").level).toBe("none");
    expect(matchLine(cables, "5-pin DMX 10m").best?.item.code).toBe("DMX5-10");
  });

  it("is to be checked where the next one is as good", () => {
    const { level, code, alternatives } = match("XLR cable");
    expect([level, code]).toEqual(["check", "XLR-10"]);
    expect(alternatives.map(({ item: { code: other } }) => other)).toEqual(["XLR-20", "XLR-5"]);
    expect(match("Shure mic").level).toBe("check");
  });

  it("weighs rare words more than common ones", () => {
    expect(match("moving light Spiider").code).toBe("ML-SPIIDER");
    expect(match("cable hazer").code).toBe("HAZE");
  });

  it("offers the items of a group that is all it names", () => {
    const { level, code, alternatives } = match("Microphones");
    expect([level, code]).toEqual(["none", null]);
    expect(alternatives[0]?.confidence).toBe(45);
    expect(match("Moving lights").level).toBe("check");
  });

  describe("with a generic word", () => {
    const generic = indexItems(
      [
        item("TRUSS-2", "Box truss 290 mm, 2 m", ["quad truss"], "Rigging"),
        item("DIST-32", "Power distribution box 32 A", [], "Power"),
        item("MIX", "Digital mixer", ["sound board"], "Audio"),
        item("LINK", "Power link cable 3 m", [], "Power"),
        item("KIT-UP", "Uplighter kit", [], "Kits"),
        item("HOIST", "Electric chain hoist 500 kg", [], "Rigging"),
        item("SL-100", "Stage light SL100", [], "Stage lighting"),
        item("HEAD", "Moving head spot", [], "Moving lights"),
        item("BOND", "Safety bond", ["safety"], "Rigging"),
        item("LEGS", "Stage legs 40 cm, set of four", [], "Staging"),
      ],
      SYNONYMS,
    );

    it.each([
      "Box",
      "boxes",
      "DI box",
      "Sound",
      "Sound system",
      "Drum kit",
      "Electric piano",
      "bosca",
      "Stage",
      "Source Four 19°",
      "two of four",
    ])("%s is none, and what has the word is offered only", (text) => {
      const { level, best, alternatives } = matchLine(generic, text);
      expect([level, best]).toEqual(["none", null]);
      for (const { confidence } of alternatives) expect(confidence).toBeLessThanOrEqual(45);
    });

    it("offers what has the word", () => {
      const offered = matchLine(generic, "Box").alternatives.map(({ item: { code } }) => code);
      expect(offered.toSorted()).toEqual(["DIST-32", "TRUSS-2"]);
    });

    it.each([
      ["truss 2m", "TRUSS-2"],
      ["box truss", "TRUSS-2"],
      ["box 32 A", "DIST-32"],
      ["power cable", "LINK"],
      ["uplighter", "KIT-UP"],
      ["hoist", "HOIST"],
      ["sl100", "SL-100"],
      ["stage light", "SL-100"],
      ["moving heads", "HEAD"],
      ["Safety", "BOND"],
    ])("%s is %s still", (text, code) => {
      expect(matchLine(generic, text).best?.item.code).toBe(code);
    });
  });

  it.each(["Steinway grand piano", "=SUM(A1)", "", "–", "7", "x".repeat(5_000)])("%.20s is none", (text) => {
    expect(match(text)).toMatchObject({ level: "none", code: null });
  });

  it("matches nothing where there are no items", () => {
    expect(matchLine(indexItems([], []), "Spot 300")).toEqual({
      level: "none",
      best: null,
      alternatives: [],
    });
  });
});

it("reads letters and digits apart, units after numbers, and words in the singular", () => {
  expect(readWords('12 x SM58s, 1,200 W – 2.5kW boxes & 19" rack, a pair of 3-pin XLRs 26°')).toEqual({
    words: ["sm", "box", "rack", "pair", "xlr"],
    numbers: [
      { written: 12, value: 12, unit: null },
      { written: 58, value: 58, unit: null },
      { written: 1200, value: 1200, unit: "w" },
      { written: 2.5, value: 2500, unit: "w" },
      { written: 19, value: 482.6, unit: "mm" },
      { written: 3, value: 3, unit: "pin" },
      { written: 26, value: 26, unit: "deg" },
    ],
  });
});

it("H35: matches a rider of 200 lines, each once and in order, with the words of few items looked at", () => {
  const many = Array.from({ length: 1_000 }, (_, n) => item(`LX-${n}`, `Fixture ${n} model ${n % 7}`));
  const large = indexItems([...ITEMS, ...many], SYNONYMS);
  const rider = Array.from(
    { length: 200 },
    (_, n) => `${n + 1} x ${n % 2 ? "Robe Spidier" : "10 m XLR cable"}`,
  );
  const lines = parseRider(rider.join("\n"));
  expect(lines.map(({ source }) => source)).toEqual(rider);
  const codes = lines.map(({ text }) => matchLine(large, text).best?.item.code);
  expect(codes).toEqual(lines.map((_, n) => (n % 2 ? "ML-SPIIDER" : "XLR-10")));
});
