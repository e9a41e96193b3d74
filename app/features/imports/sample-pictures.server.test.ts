import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isArtworkName } from "#app/features/media/artwork.ts";
import { MAIN_RENDERS, PRODUCT_RENDERS } from "../../../sample/catalogue/pictures.ts";
import { readProducts } from "./read-products.server.ts";

const root = new URL("../../../", import.meta.url);
const folder = (name: string) =>
  readdirSync(new URL(name, root)).map((file) => new URL(`${name}/${file}`, root));

async function readSample() {
  const opened = await readProducts(readFileSync(new URL("sample/products.csv", root)), {
    pricesIncludeVat: true,
  });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.error)}`);
  const products = [];
  for await (const { product } of opened.value.rows()) if (product) products.push(product);
  return products;
}

/** One parent has no SKU in the file; its variations and its render name it. */
const skuOf = (sku: string | null) => sku ?? "FX-CONF-PAPER";

/** The queue has not made the main render of these products yet: they may share stand-ins. */
const waits = (sku: string) => !isArtworkName(MAIN_RENDERS.get(sku)?.picture ?? "");

describe("pictures of the sample catalogue", () => {
  test("every product and no other has one main render of its own", async () => {
    const products = (await readSample()).filter(({ type }) => type !== "variation");
    const skus = products.map(({ sku }) => skuOf(sku)).sort();
    const mains = PRODUCT_RENDERS.filter(
      ({ variation, view }) => variation === undefined && view === undefined,
    );
    expect(mains.map(({ sku }) => sku).sort()).toEqual(skus);
    const pictures = PRODUCT_RENDERS.map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test("a render of a variation names one of the product's variations", async () => {
    const variations = new Set(
      (await readSample()).filter(({ type }) => type === "variation").map(({ sku }) => sku),
    );
    for (const { sku, variation } of PRODUCT_RENDERS) {
      if (variation === undefined) continue;
      expect(variations, variation).toContain(variation);
      expect(variation.startsWith(sku), `${variation} of ${sku}`).toBe(true);
    }
  });

  test("no picture serves two products whose renders are made", async () => {
    const users = new Map<string, string[]>();
    for (const product of await readSample()) {
      if (product.type === "variation" || waits(skuOf(product.sku))) continue;
      for (const image of product.images) users.set(image, [...(users.get(image) ?? []), skuOf(product.sku)]);
    }
    expect([...users].filter(([, skus]) => skus.length > 1)).toEqual([]);
  });

  test("a product whose render is made shows it first", async () => {
    for (const product of await readSample()) {
      if (product.type === "variation" || waits(skuOf(product.sku))) continue;
      expect(product.images[0]).toBe(`${MAIN_RENDERS.get(skuOf(product.sku))?.picture}.webp`);
    }
  });

  test("no two masters have the same content", () => {
    const hashes = folder("art/masters").map((file) =>
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test("masters and served sizes stay below 60 MB", () => {
    const files = [...folder("art/masters"), ...folder("public/pictures")];
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(60e6);
  });
});

describe("brands of the sample catalogue", () => {
  test("are invented, and no brand holds more than a fifth of the products", async () => {
    const products = (await readSample()).filter(({ type }) => type !== "variation");
    const counts = new Map<string, number>();
    for (const brand of products.flatMap(({ brands }) => brands)) {
      expect(brand).toMatch(/^(?:Sample|ItsShowTime) /);
      counts.set(brand, (counts.get(brand) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThanOrEqual(15);
    expect(Math.max(...counts.values())).toBeLessThan(products.length / 5);
  });
});
