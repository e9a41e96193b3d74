import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { needsIrish } from "#app/features/catalog/attributes/attribute-words.ts";
import { gtinFault } from "#app/lib/gtin.ts";
import { writeIrishWords, writeSampleCsv } from "../../../sample/generate.ts";
import { readProducts } from "./reading/read-products.server.ts";
import { referenceKey } from "./row/product-row.ts";
import type { ReadRow } from "./row/rows.ts";

const sample = (name: string) => readFile(new URL(`../../../sample/${name}`, import.meta.url));

async function readSample() {
  const opened = await readProducts(await sample("products.csv"), { pricesIncludeVat: true });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.error)}`);
  const rows: ReadRow[] = [];
  for await (const row of opened.value.rows()) rows.push(row);
  const products = rows.flatMap(({ product }) => (product ? [product] : []));
  return { notes: opened.value.notes, rows, products };
}

describe("the sample catalogue", () => {
  test("is what its tables give", async () => {
    expect((await sample("products.csv")).toString("utf8")).toBe(writeSampleCsv());
    expect((await sample("products.ga.json")).toString("utf8")).toBe(writeIrishWords());
  });

  test("has an Irish name for every category, and for none that it has not", async () => {
    const { products } = await readSample();
    const used = new Set(products.flatMap((product) => product.categories.flat()));
    const named = JSON.parse((await sample("categories.ga.json")).toString("utf8")) as object;
    expect(Object.keys(named).sort()).toEqual([...used].sort());
  });

  test("has an Irish word for every attribute and every value that needs one, and for none that it has not", async () => {
    const { products } = await readSample();
    const attributes = products.flatMap((product) =>
      product.type === "variation" ? [] : product.attributes,
    );
    const words = JSON.parse((await sample("attributes.ga.json")).toString("utf8")) as {
      readonly name: object;
      readonly value: object;
    };
    const needed = (used: readonly string[]) => [...new Set(used.filter(needsIrish))].sort();
    const [names, values] = [attributes.map(({ name }) => name), attributes.flatMap((one) => one.values)];
    expect(Object.keys(words.name).filter(needsIrish).sort()).toEqual(needed(names));
    expect(Object.keys(words.value).filter(needsIrish).sort()).toEqual(needed(values));
  });

  test("is read without a single complaint", async () => {
    const { notes, rows } = await readSample();
    expect(notes).toEqual([]);
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
  });

  test("has at least 130 products in nine departments", async () => {
    const { products } = await readSample();
    expect(products.filter((product) => product.type !== "variation").length).toBeGreaterThanOrEqual(130);
    const departments = new Set(products.flatMap((product) => product.categories.map(([top]) => top)));
    expect([...departments].sort()).toEqual([
      "Audio",
      "Cables",
      "Chairs",
      "Effects",
      "Lighting",
      "Power",
      "Rigging",
      "Staging",
      "Video",
    ]);
  });

  test("shows what genuine exports show: short rows, guards, parents by ID, variations before parents", async () => {
    const text = (await sample("products.csv")).toString("utf8");
    expect(text.startsWith('\uFEFFID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?"')).toBe(
      true,
    );
    expect(text).toContain(`"'-20 dB pad"`);
    expect(text).toContain(",'+48V-2CH,");
    expect(text).toMatch(/,id:\d+,/);
    const { products } = await readSample();
    const rowOf = new Map(products.map((product) => [product.sku, product.row]));
    const early = products.filter(
      (product) =>
        product.type === "variation" &&
        product.parent.kind === "sku" &&
        product.row < (rowOf.get(product.parent.sku) ?? 0),
    );
    expect(early.length).toBeGreaterThan(0);
  });

  test("every link, parent and default leads somewhere, every code is valid and for in-store use", async () => {
    const { products } = await readSample();
    const keys = new Set(
      products.flatMap(({ sourceId, sku }) => [`id:${sourceId}`, `sku:${sku?.toLowerCase()}`]),
    );
    for (const product of products) {
      const links = [...product.upsells, ...product.crossSells];
      if (product.type === "variation") links.push(product.parent);
      for (const link of links)
        expect(keys, `${product.sku} → ${referenceKey(link)}`).toContain(referenceKey(link));
      if (product.gtin !== null) {
        expect(gtinFault(product.gtin)).toBeNull();
        expect(product.gtin).toMatch(/^(?:02|2)/);
      }
      if (product.type === "variation") continue;
      for (const { name, values, default: opens } of product.attributes) {
        expect(new Set(values).size, `${product.sku} ${name}`).toBe(values.length);
        if (opens !== null) expect(values).toContain(opens);
      }
    }
  });

  test("every product has an Irish name and description, a picture of ours and a maker to be filled in", async () => {
    const { products } = await readSample();
    const irish: Record<string, { name: string; short?: string; text?: string }> = JSON.parse(
      writeIrishWords(),
    );
    for (const product of products) {
      const words = irish[product.sku ?? `id:${product.sourceId}`];
      expect(words?.name, product.sku ?? "").toBeTruthy();
      if (product.type === "variation") continue;
      // Paragraphs and lists alike, so that nothing of the English is left out.
      expect(words?.text?.startsWith(words.short ?? "?"), product.sku ?? "").toBe(true);
      const count = (html: string | null | undefined) => html?.match(/<li>|\. \p{Lu}/gu)?.length;
      expect(count(words?.text), product.sku ?? "").toBe(count(product.description));
      expect(product.images.length).toBeGreaterThan(0);
      for (const image of product.images) expect(image).toMatch(/^product-[a-z0-9-]+\.webp$/);
      expect(product.manufacturer?.name).toContain("Sample manufacturer");
      expect(product.description).toMatch(/^<p>/);
      expect(product.shortDescription).not.toBe(product.description);
    }
    expect(Object.keys(irish)).toHaveLength(products.length);
  });
});
