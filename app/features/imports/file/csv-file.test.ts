import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CsvFile, readCsv } from "./csv-file.ts";

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}.csv`, import.meta.url));
const bytes = (text: string) => new TextEncoder().encode(text);

async function open(source: Uint8Array | AsyncIterable<Uint8Array>): Promise<CsvFile> {
  const read = await readCsv(source);
  if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.error)}`);
  return read.value;
}

async function rowsOf(file: CsvFile) {
  const rows = [];
  for await (const record of file.rows()) rows.push(record);
  return rows;
}

async function refusal(source: Uint8Array) {
  const read = await readCsv(source);
  return read.ok ? null : read.error;
}

/** Writes a record as PHP's fputcsv with an empty escape character does. */
function csvLine(cells: readonly string[]): string {
  return cells
    .map((cell) => (/[",\n\r\t \\]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(",");
}

describe("what is read", () => {
  test("a byte order mark before a quoted first header", async () => {
    const file = await open(bytes('\uFEFF"Name",SKU\nPar can,P1\n'));
    expect(file.columns.indexOf("name")).toBe(0);
    expect((await rowsOf(file)).map((row) => row.cells)).toEqual([["Par can", "P1"]]);
  });

  test("short rows are padded, blank ones skipped, rows numbered as a spreadsheet does", async () => {
    const rows = await rowsOf(await open(await fixture("blank-rows")));
    expect(rows).toEqual([
      { row: 5, cells: ["1", "Par can", "10"], fault: null },
      { row: 7, cells: ["2", "Flood", "20"], fault: null },
    ]);
    const ragged = await rowsOf(
      await open(bytes('ID,Name,Brands,Stock\n1,Par can\n2,"Two\nlines",B,4\n3,Last\n')),
    );
    expect(ragged.map((row) => [row.row, row.cells.length])).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  test("a backslash is never an escape", async () => {
    const rows = await rowsOf(await open(bytes('Name,Tags\n"ends in \\","a\\, b"\nNext,x\n')));
    expect(rows.map((row) => row.cells)).toEqual([
      ["ends in \\", "a\\, b"],
      ["Next", "x"],
    ]);
  });

  test("semicolons, tabs, UTF-16, Windows-1252 and Excel's own hint are read and said", async () => {
    const excel = await open(await fixture("excel-semicolon"));
    expect(excel.notes).toContainEqual({ kind: "delimiter", delimiter: "semicolon" });
    expect((await rowsOf(excel)).map((row) => row.cells[4])).toEqual(["Par can", "Par can long", "Flood"]);
    const utf16 = await open(await fixture("utf-16"));
    expect(utf16.notes).toEqual([
      { kind: "delimiter", delimiter: "tab" },
      { kind: "encoding", encoding: "utf-16" },
    ]);
    expect((await rowsOf(utf16))[0]?.cells[1]).toBe("Solas gluaisteach");
    const windows = await open(await fixture("windows-1252"));
    expect(windows.notes).toContainEqual({ kind: "encoding", encoding: "windows-1252" });
    expect((await rowsOf(windows))[0]?.cells[1]).toBe("Balla soilsithe – mór");
    expect(await rowsOf(await open(await fixture("sep-hint")))).toHaveLength(1);
  });

  test("old line ends, and chunks that cut characters and quotes in two", async () => {
    expect(await rowsOf(await open(bytes("ID,Name\r1,Par can\r2,Flood\r")))).toHaveLength(2);
    const all = bytes('\uFEFFID,Name\r\n1,"Callaire “mór”, 15"""\r\n');
    async function* drip() {
      for (const byte of all) yield Uint8Array.of(byte);
    }
    expect((await rowsOf(await open(drip())))[0]?.cells).toEqual(["1", 'Callaire “mór”, 15"']);
  });

  test("rows can be walked as often as needed", async () => {
    const file = await open(await fixture("genuine"));
    expect(await rowsOf(file)).toEqual(await rowsOf(file));
  });

  test("whatever cells hold, they come back", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", ",", '"', "\n", "\\", " ", ";", "'", "\t") });
    const row = fc
      .array(cell, { minLength: 3, maxLength: 3 })
      .filter((cells) => cells.some((text) => text.trim()));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), fc.constantFrom("\n", "\r\n"), async (rows, end) => {
        const text = ["Name,SKU,Tags", ...rows.map(csvLine)].join(end) + end;
        const read = await rowsOf(await open(bytes(text)));
        expect(read.map((record) => record.cells)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });
});

describe("broken rows do not swallow the file", () => {
  test("an unclosed quote costs one row, a stray one none", async () => {
    const rows = await rowsOf(await open(await fixture("unterminated-quote")));
    expect(rows.map((row) => [row.row, row.cells[2], row.fault])).toEqual([
      [2, "Q1", null],
      [3, "Q2", "quote-not-closed"],
      [4, "Q3", null],
      [5, "Q4", null],
      [6, "Q5", null],
    ]);
    expect(rows[3]?.cells[4]).toBe('Monitor 15" wedge');
  });

  test("F-13: a 10 MB cell, open or closed, and a file of quotes take less than two seconds each", async () => {
    const huge = "x".repeat(10 * 1024 * 1024);
    // Time of the processor: the machine may have other work.
    const rowsInTime = async (text: string) => {
      const before = process.cpuUsage();
      const rows = await rowsOf(await open(bytes(text)));
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
      return rows;
    };
    const closed = await rowsInTime(`ID,Name\n1,"${huge}"\n2,Par can\n`);
    expect(closed.map((row) => [row.row, row.fault])).toEqual([
      [2, "cell-too-large"],
      [3, null],
    ]);
    const unclosed = await rowsInTime(`ID,Name\n1,"${huge}\n2,Par can\n`);
    expect(unclosed.at(-1)?.cells).toEqual(["2", "Par can"]);
    const bomb = await rowsInTime(`ID,Name\n${`1,"a\n`.repeat(20_000)}`);
    expect(bomb.at(-1)?.fault).not.toBeNull();
  });

  test("longer rows are handed on as they are", async () => {
    const rows = await rowsOf(await open(bytes("ID,Name\n1,Par can,extra\n")));
    expect(rows[0]?.cells).toEqual(["1", "Par can", "extra"]);
  });
});

describe("what is refused", () => {
  test("other kinds of file, each by its name", async () => {
    expect(await refusal(await fixture("workbook"))).toEqual({ kind: "not-csv", found: "spreadsheet" });
    expect(await refusal(await fixture("login-page"))).toEqual({ kind: "not-csv", found: "web-page" });
    expect(await refusal(bytes("%PDF-1.7"))).toEqual({ kind: "not-csv", found: "pdf" });
    expect(await refusal(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toEqual({
      kind: "not-csv",
      found: "binary",
    });
    expect(await refusal(bytes("Name,SKU\n\0\0"))).toEqual({ kind: "not-csv", found: "binary" });
    expect(await refusal(bytes('[{"name":"x"}]'))).toEqual({ kind: "not-csv", found: "json" });
    expect(await refusal(bytes(""))).toEqual({ kind: "not-csv", found: "empty" });
    expect(await refusal(bytes(" \n \n"))).toEqual({ kind: "not-csv", found: "empty" });
    expect(await refusal(bytes("just a sentence"))).toEqual({ kind: "not-csv", found: "no-delimiter" });
    expect(await refusal(bytes('ID,"Name\n1,x\n'))).toEqual({ kind: "not-csv", found: "broken" });
  });

  test("no name column, with the headers that were found", async () => {
    expect(await refusal(await fixture("no-name"))).toEqual({
      kind: "no-name-column",
      headers: ["ID", "Type", "SKU", "Title", "Regular price"],
    });
  });

  test("more bytes than allowed, without reading on", async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield new Uint8Array(1024 * 1024).fill(0x61);
      }
    }
    expect(await readCsv(endless())).toEqual({ ok: false, error: { kind: "too-large", megabytes: 20 } });
    expect(read).toBe(21);
  });

  test("nothing makes it throw", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (noise, header) => {
        const source = header ? Buffer.concat([bytes("ID,Name,SKU\n"), noise]) : noise;
        const read = await readCsv(source);
        if (read.ok) await rowsOf(read.value);
      }),
      { numRuns: 300 },
    );
  });
});
