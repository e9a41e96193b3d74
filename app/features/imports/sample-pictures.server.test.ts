import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isArtworkName } from "#app/features/media/artwork.ts";
import { TURNTABLE_NAMES, turntableOf } from "#app/features/media/encode/turntables.ts";
import { DEPARTMENT_RENDERS, MAIN_RENDERS, PRODUCT_RENDERS } from "../../../sample/catalogue/pictures.ts";
import { readProducts } from "./reading/read-products.server.ts";

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

  test("every listed picture is made", () => {
    const missing = PRODUCT_RENDERS.map(({ picture }) => picture).filter(
      (picture) => !isArtworkName(picture),
    );
    expect(missing).toEqual([]);
  });

  test("no picture serves two products or variations", async () => {
    const users = new Map<string, string[]>();
    for (const { images, sku } of await readSample())
      for (const image of images) users.set(image, [...(users.get(image) ?? []), skuOf(sku)]);
    expect([...users].filter(([, skus]) => skus.length > 1)).toEqual([]);
    expect(users.size).toBe(PRODUCT_RENDERS.length);
  });

  test("a product shows its main render first, and thirty products show three pictures", async () => {
    const products = (await readSample()).filter(({ type }) => type !== "variation");
    for (const { images, sku } of products)
      expect(images[0]).toBe(`${MAIN_RENDERS.get(skuOf(sku))?.picture}.webp`);
    expect(products.filter(({ images }) => images.length >= 3)).toHaveLength(30);
  });

  test("each department but the hidden one has the picture that is rendered of it", async () => {
    const pictures: Record<string, string> = JSON.parse(
      readFileSync(new URL("sample/departments.pictures.json", root), "utf8"),
    );
    const tops = (await readSample()).flatMap(({ categories }) => categories.flatMap(([top]) => top ?? []));
    const shown = new Set(tops);
    expect(shown.delete("Chairs")).toBe(true);
    expect(Object.keys(pictures).sort()).toEqual([...shown].sort());
    const names = Object.values(pictures);
    expect(names.toSorted()).toEqual([...DEPARTMENT_RENDERS].sort());
    expect(names.filter((name) => !isArtworkName(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("every item of the sample fleet is pictured by its shop product, or by a picture of its own", async () => {
    const { pictures } = JSON.parse(readFileSync(new URL("sample/fleet.json", root), "utf8"));
    const names = Object.values<string>(pictures);
    expect(names.filter((name) => !isArtworkName(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const skus = new Set((await readSample()).map(({ sku }) => skuOf(sku)));
    const [, ...rows] = readFileSync(new URL("sample/fleet.csv", root), "utf8").trim().split(/\r?\n/);
    const codes = rows.map((row) => row.slice(0, row.indexOf(",")));
    expect(codes).toHaveLength(40);
    expect(codes.filter((code) => !skus.has(code) && !(code in pictures))).toEqual([]);
  });

  test("a turntable belongs to a product's main picture and is at most 350 kB", () => {
    const mains = [...MAIN_RENDERS.values()].map(({ picture }) => picture);
    expect(TURNTABLE_NAMES).toHaveLength(12);
    for (const name of TURNTABLE_NAMES) {
      expect(mains).toContain(name);
      const turntable = turntableOf(name);
      for (const file of [turntable?.avif, turntable?.webp])
        expect(statSync(new URL(`public${file}`, root)).size).toBeLessThanOrEqual(350_000);
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
