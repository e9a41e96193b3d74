/**
 * Writes the sample catalogue as WooCommerce's own exporter would: `sample/products.csv`, and what is said of it in
 * Irish by SKU as `sample/products.ga.json`. Run with `node sample/generate.ts` after a change of the tables.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { audio } from "./catalogue/audio.ts";
import { brandOf } from "./catalogue/brands.ts";
import { cables } from "./catalogue/cables.ts";
import { chairs } from "./catalogue/chairs.ts";
import { effects } from "./catalogue/effects.ts";
import { lighting } from "./catalogue/lighting.ts";
import { picturesOf, picturesOfVariation } from "./catalogue/pictures.ts";
import { power } from "./catalogue/power.ts";
import type { SampleDepartment, SampleProduct, SampleVariation } from "./catalogue/product.ts";
import { rigging } from "./catalogue/rigging.ts";
import { staging } from "./catalogue/staging.ts";
import { video } from "./catalogue/video.ts";

const DEPARTMENTS: readonly SampleDepartment[] = [
  lighting,
  audio,
  video,
  rigging,
  staging,
  power,
  cables,
  effects,
  chairs,
];

/** The exporter's default columns in its order. */
const BASE_HEADERS = [
  "ID",
  "Type",
  "SKU",
  "GTIN, UPC, EAN, or ISBN",
  "Name",
  "Published",
  "Is featured?",
  "Visibility in catalog",
  "Short description",
  "Description",
  "Date sale price starts",
  "Date sale price ends",
  "Tax status",
  "Tax class",
  "In stock?",
  "Stock",
  "Low stock amount",
  "Backorders allowed?",
  "Sold individually?",
  "Weight (kg)",
  "Length (cm)",
  "Width (cm)",
  "Height (cm)",
  "Allow customer reviews?",
  "Purchase note",
  "Sale price",
  "Regular price",
  "Categories",
  "Tags",
  "Shipping class",
  "Images",
  "Download limit",
  "Download expiry days",
  "Parent",
  "Grouped products",
  "Upsells",
  "Cross-sells",
  "External URL",
  "Button text",
  "Position",
  "Brands",
] as const;

/** The exporter appends this many products at a time, each batch as wide as the columns known by then. */
const BATCH = 50;

/** Attributes that are shared by the whole shop. */
const GLOBAL_ATTRIBUTES = new Set(["IP rating", "Connectors", "Control", "Colour", "Length", "Beam angle"]);

type Row = ReadonlyMap<string, string>;

interface Placed {
  readonly id: number;
  readonly row: Row;
}

/** 13 digits in GS1's range for use inside one company (prefix 02 or 20–29), so that no real product has it. */
function inStoreGtin(id: number): string {
  const prefix = id % 5 === 0 ? "02" : `2${id % 10}`;
  const body = `${prefix}0000${String(id).padStart(6, "0")}`;
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(body.charAt(index)) * (index % 2 === 0 ? 1 : 3);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function money(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return "";
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

function list(items: readonly string[]): string {
  return items.map((item) => item.replaceAll(",", "\\,")).join(", ");
}

function escapeLineBreaks(text: string): string {
  return text.replaceAll("\\n", "\\\\n").replaceAll("\n", "\\n");
}

function description(text: string, title: string, box: readonly string[] | undefined): string {
  const items = box?.map((item) => `<li>${item}</li>`).join("\n");
  return items ? `${text}\n\n<strong>${title}</strong>\n<ul>\n${items}\n</ul>` : text;
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) (?=\p{Lu})/u)[0] ?? "";
}

function categories(department: string, { group, alsoIn }: SampleProduct): string {
  const path = group === "" ? department : `${department} > ${group}`;
  return list(alsoIn ? [path, alsoIn] : [path]);
}

const STOCK_CELLS = { in: "1", out: "0", backorder: "backorder" } as const;
const BACKORDER_CELLS = { notify: "notify", yes: "1" } as const;

function stockCells(product: SampleProduct, stock: number | undefined): [string, string][] {
  return [
    ["In stock?", STOCK_CELLS[product.stockStatus ?? "in"]],
    ["Stock", stock === undefined ? "" : String(stock)],
    ["Low stock amount", product.lowStock === undefined ? "" : String(product.lowStock)],
    ["Backorders allowed?", product.backorders ? BACKORDER_CELLS[product.backorders] : "0"],
    ["Sold individually?", "0"],
  ];
}

function manufacturerCells(): [string, string][] {
  return [
    ["Meta: _gpsr_manufacturer", "Sample manufacturer, name to be filled"],
    ["Meta: _gpsr_address", "Sample address, to be filled"],
    ["Meta: _gpsr_email", "manufacturer@example.com"],
  ];
}

function attributeCells(product: SampleProduct): [string, string][] {
  const { variations } = product;
  const all: [string, readonly string[]][] = Object.entries(product.specs)
    .filter(([name]) => name !== variations?.attribute)
    .map(([name, value]) => [name, typeof value === "string" ? [value] : value]);
  if (variations?.open) all.unshift([variations.open.attribute, variations.open.values]);
  if (variations) all.unshift([variations.attribute, variations.items.map((item) => item.value)]);
  return all.flatMap(([name, values], index): [string, string][] => {
    const cells: [string, string][] = [
      [`Attribute ${index + 1} name`, name],
      [`Attribute ${index + 1} value(s)`, list(values)],
      [`Attribute ${index + 1} visible`, "1"],
      [`Attribute ${index + 1} global`, GLOBAL_ATTRIBUTES.has(name) ? "1" : "0"],
    ];
    const opens = variations?.attribute === name ? variations.default : undefined;
    return opens === undefined ? cells : [...cells, [`Attribute ${index + 1} default`, opens]];
  });
}

function productRow(department: string, product: SampleProduct, id: number, hasSku: boolean): Row {
  const variable = product.variations !== undefined;
  const [length, width, height] = product.size ?? [];
  return new Map<string, string>([
    ["ID", String(id)],
    ["Type", variable ? "variable" : "simple"],
    ["SKU", hasSku ? product.sku : ""],
    ["GTIN, UPC, EAN, or ISBN", variable || product.gtin === false ? "" : inStoreGtin(id)],
    ["Name", product.name],
    ["Published", String(product.published ?? 1)],
    ["Is featured?", product.featured ? "1" : "0"],
    ["Visibility in catalog", product.visibility ?? "visible"],
    ["Short description", escapeLineBreaks(firstSentence(product.text))],
    ["Description", escapeLineBreaks(description(product.text, "In the box", product.box))],
    ["Date sale price starts", product.sale?.from ?? ""],
    ["Date sale price ends", product.sale?.to ?? ""],
    ["Tax status", "taxable"],
    ["Tax class", product.taxClass ?? ""],
    ...stockCells(product, variable ? undefined : product.stock),
    ["Weight (kg)", product.kg === undefined ? "" : String(product.kg)],
    ["Length (cm)", length === undefined ? "" : String(length)],
    ["Width (cm)", width === undefined ? "" : String(width)],
    ["Height (cm)", height === undefined ? "" : String(height)],
    ["Allow customer reviews?", "0"],
    ["Purchase note", product.purchaseNote ?? ""],
    ["Sale price", money(product.sale?.price)],
    ["Regular price", variable ? "" : money(product.price)],
    ["Categories", categories(department, product)],
    ["Tags", list(product.tags ?? [])],
    ["Shipping class", product.shippingClass ?? ""],
    ["Images", list(picturesOf(product).map((picture) => `${picture}.webp`))],
    ["Upsells", list(product.upsells ?? [])],
    ["Cross-sells", list(product.crossSells ?? [])],
    ["Position", "0"],
    ["Brands", list([brandOf(product)])],
    ...attributeCells(product),
    ...manufacturerCells(),
  ]);
}

function variationRow(
  product: SampleProduct,
  item: SampleVariation,
  ids: { readonly id: number; readonly parent: string; readonly position: number },
): Row {
  const attribute = product.variations?.attribute ?? "";
  return new Map<string, string>([
    ["ID", String(ids.id)],
    ["Type", "variation"],
    ["SKU", `${product.sku}${item.suffix}`],
    ["GTIN, UPC, EAN, or ISBN", inStoreGtin(ids.id)],
    ["Name", `${product.name} - ${item.value}`],
    ["Published", "1"],
    ["Is featured?", "0"],
    ["Visibility in catalog", "visible"],
    ["Tax status", "taxable"],
    ["Tax class", "parent"],
    ...stockCells(product, item.stock),
    ["Weight (kg)", item.kg === undefined ? "" : String(item.kg)],
    ["Allow customer reviews?", "0"],
    ["Regular price", money(item.price)],
    ["Images", list(picturesOfVariation(`${product.sku}${item.suffix}`).map((picture) => `${picture}.webp`))],
    ["Parent", ids.parent],
    ["Position", String(ids.position)],
    ["Attribute 1 name", attribute],
    ["Attribute 1 value(s)", item.value.replaceAll(",", "\\,")],
    ["Attribute 1 global", GLOBAL_ATTRIBUTES.has(attribute) ? "1" : "0"],
    ...openCells(product),
  ]);
}

/** The exporter names an attribute that a variation leaves open, and says no value. */
function openCells({ variations }: SampleProduct): [string, string][] {
  const name = variations?.open?.attribute;
  if (name === undefined) return [];
  return [
    ["Attribute 2 name", name],
    ["Attribute 2 value(s)", ""],
    ["Attribute 2 global", GLOBAL_ATTRIBUTES.has(name) ? "1" : "0"],
  ];
}

/** One parent has no SKU, as happens in real shops; its variations name it by ID. */
const WITHOUT_SKU = "FX-CONF-PAPER";

function placeProduct(department: string, product: SampleProduct, firstId: number): Placed[] {
  const items = product.variations?.items ?? [];
  const early = product.variations?.first === true;
  const id = early ? firstId + items.length : firstId;
  const hasSku = product.sku !== WITHOUT_SKU;
  const parent = hasSku ? product.sku : `id:${id}`;
  const variations = items.map((item, index) => {
    const own = early ? firstId + index : firstId + 1 + index;
    return { id: own, row: variationRow(product, item, { id: own, parent, position: index + 1 }) };
  });
  const main = { id, row: productRow(department, product, id, hasSku) };
  return early ? [...variations, main] : [main, ...variations];
}

function placeDepartment({ name, firstId, products }: SampleDepartment): Placed[] {
  const placed: Placed[] = [];
  let next = firstId;
  for (const product of products) {
    const family = placeProduct(name, product, next);
    placed.push(...family);
    next += family.length;
  }
  return placed;
}

/** PHP's `fputcsv`: quotes where a delimiter, quote, space or line break makes it necessary. */
function csvCell(text: string): string {
  return /[",\s\\]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Numbers the exporter writes without a guard. */
const NUMERIC = new Set(["Published", "Stock", "Position", "Sale price", "Regular price"]);

function csvLine(headers: readonly string[], row: Row): string {
  const cells = headers.map((header) => {
    const text = row.get(header) ?? "";
    return csvCell(NUMERIC.has(header) ? text : guard(text));
  });
  return cells.join(",");
}

/** The whole export. Columns are added as products bring them, so rows of early batches are shorter. */
export function writeSampleCsv(): string {
  const rows = DEPARTMENTS.flatMap(placeDepartment).sort((first, second) => first.id - second.id);
  const headers: string[] = [...BASE_HEADERS];
  const lines: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    for (const { row } of batch) {
      for (const header of row.keys()) if (!headers.includes(header)) headers.push(header);
    }
    for (const { row } of batch) lines.push(csvLine(headers, row));
  }
  return `\uFEFF${headers.map(csvCell).join(",")}\n${lines.join("\n")}\n`;
}

/** Names and descriptions in Irish by SKU; a product without a SKU stands under `id:` and its ID. */
export function writeIrishWords(): string {
  const words: Record<string, { name: string; short?: string; text?: string }> = {};
  for (const department of DEPARTMENTS) {
    let next = department.firstId;
    for (const product of department.products) {
      const family = placeProduct(department.name, product, next);
      next += family.length;
      const main = family.find(({ row }) => row.get("Type") !== "variation");
      words[product.sku === WITHOUT_SKU ? `id:${main?.id}` : product.sku] = {
        name: product.ga,
        short: firstSentence(product.textGa),
        text: description(product.textGa, "Sa bhosca", product.boxGa),
      };
      for (const item of product.variations?.items ?? []) {
        words[`${product.sku}${item.suffix}`] = { name: `${product.ga} – ${item.ga ?? item.value}` };
      }
    }
  }
  return `${JSON.stringify(words, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("products.csv", import.meta.url), writeSampleCsv());
  writeFileSync(new URL("products.ga.json", import.meta.url), writeIrishWords());
}
