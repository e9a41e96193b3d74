import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRider } from "./parse-rider.ts";

const read = (text: string) => parseRider(text).map(({ quantity, text: own }) => [quantity, own]);

describe("a line", () => {
  it.each([
    ["4 x Robe Spiider", 4, "Robe Spiider", ""],
    ["- 2 no. DI box", 2, "DI box", ""],
    ["2no DI box", 2, "DI box", ""],
    ["a pair of SM58", 2, "SM58", ""],
    ["3 pairs of stands", 6, "stands", ""],
    ["péire micreafón", 2, "micreafón", ""],
    ["two hazers", 2, "hazers", ""],
    ["Qty: 6 PAR 64", 6, "PAR 64", ""],
    ["4 - Robe Spiider", 4, "Robe Spiider", ""],
    ["4 pieces of deck", 4, "deck", ""],
    ["Hazer – 2", 2, "Hazer", ""],
    ["Hazer (2 off)", 2, "Hazer", ""],
    ["SM58 (pair)", 2, "SM58", ""],
    ["4 x Spot – with clamps", 4, "Spot", "with clamps"],
    ["4 x Spot (black) [spare lamp]", 4, "Spot", "black; spare lamp"],
    ["FOH: 2 x wedge", 2, "wedge", "FOH"],
    ["10 m XLR cable", 1, "10 m XLR cable", ""],
    ["6 x 10 m XLR cable", 6, "10 m XLR cable", ""],
    ["4 way splitter", 1, "4 way splitter", ""],
    ["4x4 stage deck", 1, "4x4 stage deck", ""],
    ["(optional)", 1, "(optional)", ""],
    ["=1+1", 1, "=1+1", ""],
  ])("%s", (line, quantity, text, note) => {
    expect(parseRider(line)).toEqual([{ line: 1, source: line, kind: "item", quantity, text, note }]);
  });

  it.each([
    "House PA",
    "2 x wedge (house)",
    "1 x console – client’s own",
    "1 x console (band's own)",
    "Hazer, in-house",
    "2 x riser (supplied by venue)",
  ])("%s is supplied", (line) => {
    expect(parseRider(line)[0]).toMatchObject({ kind: "supplied", source: line });
  });

  it.each(["Warehouse rack", "2 x House light dimmer rack spare (for own use: no)", "Owner’s manual"])(
    "%s is kept with its words",
    (line) => {
      expect(parseRider(line)[0]?.source).toBe(line);
    },
  );

  it("is no supplied one because of a word inside another", () => {
    expect(parseRider("Warehouse rack\n2 x Spot – house lights off first").map(({ kind }) => kind)).toEqual([
      "item",
      "item",
    ]);
  });
});

describe("headings", () => {
  it("are kept as lines of their own", () => {
    const lines = parseRider("LIGHTING\n4 x Spot\n\nAudio:\n2 x Wedge\n# Video\n--- Rigging ---\nHAZER\n");
    expect(lines.map(({ line, kind, text }) => [line, kind, text])).toEqual([
      [1, "heading", "LIGHTING"],
      [2, "item", "Spot"],
      [4, "heading", "Audio"],
      [5, "item", "Wedge"],
      [6, "heading", "Video"],
      [7, "heading", "Rigging"],
      [8, "item", "HAZER"],
    ]);
  });
});

describe("a part of a rider in capitals", () => {
  it("is a heading right below another line, a thing in capitals is none", () => {
    const lines = parseRider("2 x Spot\nAUDIO\n2 x Wedge\nHAZER\n1 x Fan\nSOUND & LIGHTING\n1 x Desk\nPOWER");
    expect(lines.map(({ kind }) => kind)).toEqual([
      "item",
      "heading",
      "item",
      "item",
      "item",
      "heading",
      "item",
      "item",
    ]);
  });
});

describe("a table", () => {
  it("is read by its names, whatever separates the cells", () => {
    for (const separator of [",", ";", "\t"]) {
      const text = [
        ["Item", "Qty", "Notes"],
        ["Robe Spiider", "4", "flown"],
        [`"PAR 64${separator} black"`, "12", ""],
      ];
      const lines = parseRider(text.map((cells) => cells.join(separator)).join("\r\n"));
      expect(lines.map(({ kind, quantity, text: own, note }) => [kind, quantity, own, note])).toEqual([
        ["heading", 0, expect.stringContaining("Item"), ""],
        ["item", 4, "Robe Spiider", "flown"],
        ["item", 12, `PAR 64${separator === "\t" ? "" : separator} black`, ""],
      ]);
    }
  });

  it("is known by its column of numbers without names", () => {
    expect(read("4,Robe Spiider\n2,4x4 deck\n0,Nothing\n")).toEqual([
      [4, "Robe Spiider"],
      [2, "4x4 deck"],
      [0, "Nothing"],
    ]);
    expect(read("Hazer;2\nFan;1")).toEqual([
      [2, "Hazer"],
      [1, "Fan"],
    ]);
    expect(read("Cainníocht;Trealamh\n2 péire;Seastáin")[1]).toEqual([4, "Seastáin"]);
  });

  it("keeps rows of one cell as headings, quotes, and inches", () => {
    const lines = parseRider('Lighting,\n2,"Spot ""big"", black"\n1,19" rack\n3,"over\ntwo lines"\n1,last');
    expect(lines.map(({ line, kind, text }) => [line, kind, text])).toEqual([
      [1, "heading", "Lighting"],
      [2, "item", 'Spot "big", black'],
      [3, "item", '19" rack'],
      [4, "item", "over two lines"],
      [6, "item", "last"],
    ]);
  });

  it("H35: leaves a cell that begins with = a text", () => {
    expect(read('Qty,Item\n2,"=HYPERLINK(""http://x"",""y"")"\n1,=SUM(A1)')).toEqual([
      [0, expect.stringContaining("Qty")],
      [2, '=HYPERLINK("http://x","y")'],
      [1, "=SUM(A1)"],
    ]);
  });

  it("has no goods in its sum, whatever its name, or without one", () => {
    for (const sum of ["Total", "TOTAL:", "Grand total", "Sub-total (items)", "Sum", "Iomlán", "Suim", ""]) {
      const kinds = parseRider(`Item,Qty,Notes\nSpot,4,\nHazer,2,\n${sum},6,`).map(({ kind }) => kind);
      expect([sum, ...kinds]).toEqual([sum, "heading", "item", "item", "heading"]);
    }
    expect(parseRider("4 x Spot\nTotal: 4 pieces").map(({ kind }) => kind)).toEqual(["item", "heading"]);
    expect(parseRider("Qty;Item\n1;Total station\n2;Spot;total 4").map(({ kind }) => kind)).toEqual([
      "heading",
      "item",
      "item",
    ]);
  });

  it("says what was written where that is no number of pieces, and counts one", () => {
    const cells = (quantity: string) => {
      const [, line] = parseRider(`Qty;Item\n${quantity};Spot 350 W`);
      return [line?.kind, line?.quantity, line?.text, line?.written];
    };
    for (const quantity of ["-3", "−3", "1.5", "1,5", ""])
      expect(cells(quantity)).toEqual(["item", 1, "Spot 350 W", quantity]);
    expect(cells("tbc")).toEqual(["item", 1, "tbc Spot 350 W", "tbc"]);
    for (const quantity of ["2", "2.0", "2 pcs", "2x", "two", "a pair of"])
      expect(cells(quantity)).toEqual(["item", 2, "Spot 350 W", undefined]);
    expect(parseRider("Qty;Item\n;2 x Spot\n;Hazer (2 off)")).toMatchObject([
      {},
      { quantity: 2, text: "Spot" },
      { quantity: 2, text: "Hazer" },
    ]);
    expect(parseRider("1.5 x Cable")[0]).toMatchObject({ quantity: 1, text: "Cable", written: "1.5" });
    expect(parseRider("−3 x Cable")[0]).toMatchObject({ quantity: 1, text: "Cable", written: "−3" });
  });

  it("is none where commas are part of sentences", () => {
    expect(read("2 Spots, black\n4 Washes, flown, with clamps")).toEqual([
      [2, "Spots, black"],
      [4, "Washes, flown, with clamps"],
    ]);
  });
});

it("H35: says every line once and in order, whatever the text", () => {
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc
      .array(fc.constantFrom("4 x Spot", "", "Audio:", "a,b,2", '"', "2;x", "=1", "- (", "–", "x 2"), {
        maxLength: 12,
      })
      .map((lines) => lines.join("\n")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const lines = parseRider(text);
      const squeeze = (one: string) => one.replace(/[\s\uFEFF]+/gu, "");
      expect(lines.map(({ source }) => squeeze(source)).join("")).toBe(squeeze(text));
      for (const { text: own } of lines) expect(own.trim()).not.toBe("");
      const lineNumbers = lines.map(({ line }) => line);
      expect(lineNumbers).toEqual(lineNumbers.toSorted((a, b) => a - b));
    }),
  );
});

describe("tables as spreadsheets save them", () => {
  const read = (text: string) =>
    parseRider(text).map(({ kind, quantity, text: name }) => [kind, quantity, name]);

  it("have their names below a line that says what separates the cells, or below a title", () => {
    expect(read("sep=;\r\nQty;Item;Notes\r\n4;LX-SPOT-350;flown\r\n2;Microphone;")).toEqual([
      ["heading", 0, "sep"],
      ["heading", 0, "Qty;Item;Notes"],
      ["item", 4, "LX-SPOT-350"],
      ["item", 2, "Microphone"],
    ]);
    expect(read("Rider, hall,\n\nItem,Qty,\nHaze machine,3,").slice(1)).toEqual([
      ["heading", 0, "Item,Qty"],
      ["item", 3, "Haze machine"],
    ]);
  });

  it("count whole pieces that are written with decimals", () => {
    expect(read("Qty,Item\n4.0,LX-SPOT-350\n12.00,Microphone")).toEqual([
      ["heading", 0, "Qty,Item"],
      ["item", 4, "LX-SPOT-350"],
      ["item", 12, "Microphone"],
    ]);
    expect(read("Haze machine;2,0\nStage deck;8,0")).toEqual([
      ["item", 2, "Haze machine"],
      ["item", 8, "Stage deck"],
    ]);
    expect(read("Qty,Item\n1.5,Cable")).not.toContainEqual(["item", 15, "Cable"]);
  });
});
