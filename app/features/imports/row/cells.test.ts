import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanCell,
  decodeEntities,
  parseBoolean,
  repairMojibake,
  splitList,
  splitPath,
  toLabel,
  unescapeLineBreaks,
  unguard,
} from "./cells.ts";

/** What the exporter does to a cell that a spreadsheet could take for a formula. */
function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** What the exporter does to lists: commas inside an item get a backslash. */
function joinList(items: readonly string[]): string {
  return items.map((item) => item.replaceAll(",", "\\,")).join(", ");
}

/** What the exporter does to descriptions: literal `\n` is doubled, line feeds become `\n`. */
function escapeLineBreaks(text: string): string {
  return text.replaceAll("\\n", "\\\\n").replaceAll("\n", "\\n");
}

describe("the formula guard", () => {
  test("F-12b: drops one apostrophe before a formula character, in any column", () => {
    expect(unguard("'-20 dB pad")).toBe("-20 dB pad");
    expect(unguard("'+48V")).toBe("+48V");
    expect(unguard("'=SUM(A1)")).toBe("=SUM(A1)");
    expect(unguard("'@mention")).toBe("@mention");
    expect(unguard("'\tx")).toBe("\tx");
  });

  test("keeps an apostrophe that belongs to the text", () => {
    expect(unguard("'70s amp")).toBe("'70s amp");
    expect(unguard("''-x")).toBe("''-x");
  });

  test("undoes what the exporter did, for every text that does not itself look guarded", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`a=+-@\t\r'"é, `) }), (text) => {
        fc.pre(!/^'[=+\-@\t\r]/.test(text));
        expect(unguard(guard(text))).toBe(text);
      }),
    );
  });
});

describe("lists", () => {
  test("split on commas that no backslash precedes", () => {
    expect(splitList("A, B\\, C , ,D")).toEqual(["A", "B, C", "D"]);
    expect(splitList('19" rack, "x')).toEqual(['19" rack', '"x']);
    expect(splitList("")).toEqual([]);
  });

  test("survive export and import", () => {
    const item = fc
      .string({ unit: fc.constantFrom(..."abcé ,>\"'&-") })
      .map((text) => text.trim())
      .filter((text) => text !== "");
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(splitList(joinList(items))).toEqual(items);
      }),
    );
  });

  test("category items are paths", () => {
    expect(splitPath("Lighting > Moving heads>Spot")).toEqual(["Lighting", "Moving heads", "Spot"]);
    expect(splitPath(" > ")).toEqual([]);
  });
});

describe("line breaks in descriptions", () => {
  test("come back, and a literal backslash n stays", () => {
    expect(unescapeLineBreaks("one\\ntwo")).toBe("one\ntwo");
    expect(unescapeLineBreaks("C:\\\\new")).toBe("C:\\new");
  });

  test("survive export and import", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "n", "\n", "<", " ", "\\n") });
    fc.assert(
      fc.property(text, (value) => {
        expect(unescapeLineBreaks(escapeLineBreaks(value))).toBe(value);
      }),
    );
  });
});

describe("names and terms", () => {
  test("entities are decoded once", () => {
    expect(decodeEntities("Nuts &amp; bolts &#8211; 1&frac12;&Prime; &eacute; &euml;")).toBe(
      "Nuts & bolts – 1½″ é ë",
    );
    expect(decodeEntities("&amp;lt; &unknown; &#0; &#xD800;")).toBe("&lt; &unknown; &#0; &#xD800;");
  });

  test("a label is one line without markup", () => {
    expect(toLabel(" <b>Par</b>\n can &lt;i&gt;x ")).toBe("Par can x");
    expect(toLabel("Cable < 2 m")).toBe("Cable < 2 m");
  });

  test("control characters and half surrogates cannot reach the database", () => {
    expect(cleanCell("a\u0000b\u0007c\r\nd\u{1F3AD}\ud83d")).toBe("abc\nd\u{1F3AD}\ufffd");
  });
});

describe("damage by a wrong character set", () => {
  test("is found and undone", () => {
    expect(repairMojibake("Soilsi\u00C3\u00BA agus fuaim \u00E2\u20AC\u201C m\u00C3\u00B3r")).toBe(
      "Soilsiú agus fuaim – mór",
    );
    expect(repairMojibake("Soilsiú agus fuaim – mór")).toBeNull();
    expect(repairMojibake("São Paulo, Ângulo")).toBeNull();
  });

  test("never touches text that was written right", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aáéíóúÁÉÍÓÚ –’“”€°²ßüñ") }), (text) => {
        expect(repairMojibake(text)).toBeNull();
      }),
    );
  });

  test("is undone without loss for any Irish text", () => {
    const decoder = new TextDecoder("windows-1252");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."bdáéíóúÁÉÍÓÚ "), minLength: 1 }), (text) => {
        fc.pre(/[^ -~]/.test(text));
        expect(repairMojibake(decoder.decode(new TextEncoder().encode(text)))).toBe(text);
      }),
    );
  });
});

test("booleans are 0 and 1 or words; anything else is unknown", () => {
  expect(["1", "yes", "TRUE"].map(parseBoolean)).toEqual([true, true, true]);
  expect(["0", "no", "False"].map(parseBoolean)).toEqual([false, false, false]);
  expect(["", "ja", "2"].map(parseBoolean)).toEqual([null, null, null]);
});
