import { describe, expect, it } from "vitest";
import { csv } from "#tests/support/shop/import-file.ts";
import { codesOf } from "#tests/support/shop/read-export.ts";
import { readFamilies } from "../plan/read-families.server.ts";
import { readProducts } from "../reading/read-products.server.ts";
import type { ProductRow } from "./product-row.ts";
import type { ReadRow } from "./rows.ts";

async function open(...lines: readonly string[]) {
  const opened = await readProducts(csv(...lines), { pricesIncludeVat: true });
  if (!opened.ok) throw new Error(opened.error.kind);
  return opened.value;
}

async function read(...lines: readonly string[]): Promise<readonly ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of (await open(...lines)).rows()) rows.push(row);
  return rows;
}

const problemsOf = (rows: readonly ReadRow[]) => rows.map(({ problems }) => codesOf(problems));

describe("a name with a line break", () => {
  it.each([
    "Moving head,\n250 W, black",
    "Moving head\n12,5 kg",
    "Cable, 5 m\nred, blue, green, black, white",
    "Lamp\n\nwith, comma",
  ])("is kept as one line: %j", async (name) => {
    const [row] = await read("ID,Type,SKU,Name,Published,Regular price", `1,simple,A,"${name}",1,10`);
    expect(row?.problems).toEqual([]);
    expect(row?.product?.name).toBe(name.replace(/\s+/g, " "));
  });

  it("is kept in a file of few columns", async () => {
    const rows = await read("SKU,Name", 'A,"Box\nred,large"');
    expect(rows[0]?.product?.name).toBe("Box red,large");
  });

  it("is an error where a missing quotation mark joined it with the next rows", async () => {
    const rows = await read(
      "ID,Type,SKU,Name,Published,Regular price",
      '1,simple,A,"Lamp,1,10',
      "2,simple,B,Cable,1,10",
      '3,simple,C,Monitor 15",1,10',
      "4,simple,D,Box,1,10",
    );
    expect(rows.map(({ product }) => product?.sku ?? null)).toEqual([null, "D"]);
    expect(problemsOf(rows)[0]).toEqual(["error Name: line-break-in-label"]);
  });
});

describe("a blank Published cell", () => {
  it("has no status, and a file without the column publishes", async () => {
    const [blank, set] = await read("SKU,Name,Published", "A,Lamp,", "B,Cable,1");
    expect([blank?.product?.status, set?.product?.status]).toEqual([null, "publish"]);
    const [none] = await read("SKU,Name", "A,Lamp");
    expect(none?.product?.status).toBe("publish");
  });
});

describe("addresses", () => {
  it.each([
    "javascript:alert(document.cookie)",
    "JavaScript:alert(1)",
    "data:text/html;base64,PHNjcmlwdD4=",
    "vbscript:x",
    "//shop.example/a",
    "shop.example",
  ])("%s is a named problem and not kept", async (address) => {
    const rows = await read("SKU,Type,Name,External URL", `A,external,Lamp,"${address}"`, "B,simple,Cable,");
    expect(rows[0]?.product).toMatchObject({ type: "external", externalUrl: null });
    expect(problemsOf(rows)).toEqual([["warning External URL: address-refused"], []]);
  });

  it("of pictures keep file names and leave out other schemes", async () => {
    const [row] = await read(
      "SKU,Name,Images",
      'A,Lamp,"https://shop.example/a.jpg, lamp.png, javascript:alert(1), data:image/png;base64\\,AA"',
    );
    expect(row?.product?.images).toEqual(["https://shop.example/a.jpg", "lamp.png"]);
    expect(problemsOf(row ? [row] : [])).toEqual([["warning Images: address-refused"]]);
  });
});

describe("every cell has a limit, and a cell above it stops its own row only", () => {
  const long = (length: number) => "a".repeat(length);

  it.each([
    ["Regular price", `1${" ".repeat(20_000)}2`, "error Regular price: cell-too-large"],
    ["Stock", "9".repeat(101), "error Stock: cell-too-large"],
    ["Type", long(5000), "error Type: cell-too-large"],
    ["Categories", long(70_000), "error Categories: cell-too-large"],
    ["Tags", long(501), "error Tags: cell-too-large"],
    ["Brands", long(501), "error Brands: cell-too-large"],
    ["Parent", long(501), "error Parent: cell-too-large"],
    ["Meta: _gpsr_manufacturer", long(501), "error Meta: _gpsr_manufacturer: cell-too-large"],
    ["Description", long(100_001), "error Description: cell-too-large"],
    ["Shipping class", long(501), "error Shipping class: cell-too-large"],
  ])("%s", async (column, cell, problem) => {
    const rows = await read(`SKU,Name,"${column}"`, `A,Lamp,"${cell}"`, "B,Cable,");
    expect(problemsOf(rows)).toEqual([[problem], []]);
    expect(rows.map(({ product }) => product?.sku ?? null)).toEqual([null, "B"]);
  });

  it("categories have ten levels and a cell 200 of them", async () => {
    const deep = Array(10_000).fill("a").join(" > ");
    const many = Array.from({ length: 250 }, (_, n) => `c${n}`).join(", ");
    const rows = await read("SKU,Name,Categories", `A,Lamp,"${deep}, Lights"`, `B,Cable,"${many}"`);
    expect(problemsOf(rows)).toEqual([
      ["warning Categories: category-too-deep"],
      ["warning Categories: list-too-long"],
    ]);
    expect(rows[0]?.product?.categories).toEqual([["Lights"]]);
    expect(rows[1]?.product?.categories).toHaveLength(200);
  });

  const asRead = async (rows: readonly ProductRow[]) => rows;

  it("a file has 2,000 categories and a product 1,000 variations", async () => {
    const categories = Array.from({ length: 11 }, (_, row) =>
      Array.from({ length: 200 }, (_, n) => `c${row}-${n}`).join(", "),
    );
    const many = await readFamilies(
      await open("SKU,Name,Categories", ...categories.map((cell, n) => `S${n},Lamp,"${cell}"`)),
      asRead,
    );
    expect(codesOf(many.problems)).toEqual(["warning Categories: categories-too-many"]);
    expect(many.rows.at(-1)?.categories).toEqual([]);
    const rows = Array.from({ length: 1001 }, (_, n) => `V${n},variation,,P`);
    const full = await readFamilies(await open("SKU,Type,Name,Parent", "P,variable,Lamp,", ...rows), asRead);
    expect(codesOf(full.problems)).toContain("error Parent: variations-too-many");
    expect(full.families[0]?.variations).toHaveLength(1000);
  });

  it("a row reports 50 problems at most", async () => {
    const list = Array.from({ length: 150 }, () => "id:x").join(", ");
    const [row] = await read("SKU,Name,Upsells,Published", `A,Lamp,"${list}",1`);
    expect(row?.problems).toHaveLength(50);
    expect(row?.product?.sku).toBe("A");
  });
});
