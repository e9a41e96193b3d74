import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { csv } from "#tests/support/shop/import-file.ts";
import { codesOf } from "#tests/support/shop/read-export.ts";
import type { ReadRow } from "../row/rows.ts";
import { openProductFile } from "./open-product-file.server.ts";
import { readProducts } from "./read-products.server.ts";
import { type ReadingOptions, ReadingStopped } from "./run-reading.server.ts";

const thread = new URL("../../../../tests/support/children/slow-reading-thread.ts", import.meta.url);
const slow = { thread, deadlineMs: 1000 };

async function open(file: Uint8Array, reading: ReadingOptions = {}) {
  const opened = await openProductFile(file, { pricesIncludeVat: true }, reading);
  if (!opened.ok) throw new Error(opened.error.kind);
  return opened.value;
}

async function rowsOf(file: { rows(): AsyncGenerator<ReadRow> }) {
  const rows: ReadRow[] = [];
  for await (const row of file.rows()) rows.push(row);
  return rows;
}

const lines = (count: number, text: (n: number) => string = () => "Text") =>
  csv("SKU,Name,Description", ...Array.from({ length: count }, (_, n) => `S${n},Lamp ${n},${text(n)}`));

describe("a file that is read in a thread", () => {
  it("gives what reading it here gives", async () => {
    const file = lines(250);
    const [there, here] = [await open(file), await readProducts(file, { pricesIncludeVat: true })];
    if (!here.ok) throw new Error(here.error.kind);
    expect(await rowsOf(there)).toEqual(await rowsOf(here.value));
    expect([there.total, there.notes, there.columns.headerOf("sku"), there.columns.indexOf("name")]).toEqual([
      250,
      here.value.notes,
      "SKU",
      1,
    ]);
    expect(await rowsOf(there)).toHaveLength(250);
  });

  it("is refused as it is here", async () => {
    const refused = await openProductFile(csv("SKU,Title", "A,B"), { pricesIncludeVat: true });
    expect(refused).toEqual({ ok: false, error: { kind: "no-name-column", headers: ["SKU", "Title"] } });
  });
});

describe("a row that does not end", () => {
  it("is named, the others are read, and the event loop goes on meanwhile", async () => {
    const texts = new Map([
      [3, "ENDLESS"],
      [150, "ENDLESS"],
    ]);
    const file = await open(
      lines(260, (n) => texts.get(n) ?? "Text"),
      slow,
    );
    let turns = 0;
    const beat = setInterval(() => {
      turns += 1;
    }, 10);
    const rows = await rowsOf(file);
    clearInterval(beat);
    expect(turns).toBeGreaterThan(20);
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 260 }, (_, n) => n + 2));
    const faulty = rows.filter(({ product }) => !product);
    expect(faulty.map(({ row, problems }) => [row, problems[0]?.sku, codesOf(problems)])).toEqual([
      [5, "S3", ["error : row-too-slow"]],
      [152, "S150", ["error : row-too-slow"]],
    ]);
  });

  it("ends the reading at once when the process is to end", async () => {
    let stopping = false;
    const file = await open(
      lines(3, () => "ENDLESS"),
      { ...slow, deadlineMs: 30_000, stopped: () => stopping },
    );
    const reading = rowsOf(file);
    const outcome = expect(reading).rejects.toThrow(ReadingStopped);
    await sleep(200);
    stopping = true;
    await outcome;
  });

  it("is given up for good after so many of them", async () => {
    const file = await open(
      lines(10, () => "ENDLESS"),
      { ...slow, deadlineMs: 200, mostSlowRows: 3 },
    );
    const rows = await rowsOf(file);
    expect(codesOf(rows.flatMap(({ problems }) => problems))).toEqual([
      ...Array<string>(3).fill("error : row-too-slow"),
      "error : rest-unreadable",
    ]);
  }, 120_000);

  it("that needs more memory than a thread has costs its own row only", async () => {
    const file = await open(
      lines(5, (n) => (n === 2 ? "HUGE" : "Text")),
      { ...slow, deadlineMs: 60_000 },
    );
    const rows = await rowsOf(file);
    expect(rows.map(({ product }) => product?.sku ?? null)).toEqual(["S0", "S1", null, "S3", "S4"]);
  }, 120_000);
});
