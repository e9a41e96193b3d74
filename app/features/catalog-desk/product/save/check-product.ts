import type { Cents } from "#app/lib/money.ts";
import { parseKilograms } from "#app/lib/numbers.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { webAddress } from "#app/lib/web-address.ts";
import { MAX_SKU_LENGTH } from "../../catalog-desk.ts";
import { MAX_ATTRIBUTE_NAME, readAttributes } from "../attributes.ts";
import { readManuals } from "../manuals.ts";
import { type ProductFault, type ProductField, type ProductValues, variationIds } from "../product-values.ts";
import { typedPrice, typedWhole } from "../typed.ts";

const LIMITS: Readonly<Partial<Record<ProductField, number>>> = {
  name: 300,
  nameGa: 300,
  shortDescription: 20_000,
  shortDescriptionGa: 20_000,
  description: 100_000,
  descriptionGa: 100_000,
  sku: MAX_SKU_LENGTH,
  tags: 1_000,
  attributes: 10_000,
  externalLabel: 100,
  shippingClass: 100,
  hsCode: 20,
  slug: 80,
};

/** Faults that the form's texts alone show; uniqueness is for the database. */
export function checkProduct(values: ProductValues): readonly ProductFault[] {
  const at = (field: string) => values[field] ?? "";
  const faults: ProductFault[] = [];
  const need = (good: boolean, field: string, kind: ProductFault["kind"], about?: string) => {
    if (!good) faults.push({ field, kind, ...(about !== undefined && { about }) });
  };
  need(at("name") !== "", "name", "required");
  for (const [field, most] of Object.entries(LIMITS))
    need(at(field).length <= most, field, "too-long", String(most));
  need(/^(?:\d{8}|\d{12,14})?$/.test(at("gtin").replace(/[\s-]/g, "")), "gtin", "gtin");
  need(at("slug") === "" || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(at("slug")), "slug", "slug");
  need(/^(?:[A-Za-z]{2})?$/.test(at("countryOfOrigin")), "countryOfOrigin", "country");
  need(at("externalUrl") === "" || webAddress(at("externalUrl")) !== null, "externalUrl", "link");
  need(at("kind") !== "external" || at("externalUrl") !== "", "externalUrl", "required");
  for (const field of ["stock", "lowStockAmount", "length", "width", "height", "position"])
    need(typedWhole(at(field)) !== undefined, field, "number");
  need(readWeight(at("weight")) !== undefined, "weight", "number");
  const attributes = readAttributes(at("attributes"));
  need(attributes !== null, "attributes", "attributes");
  const isNamed = attributes?.every(({ name }) => name.length <= MAX_ATTRIBUTE_NAME) ?? true;
  need(isNamed, "attributes", "attribute-name", String(MAX_ATTRIBUTE_NAME));
  need(readManuals(at("manuals")) !== null, "manuals", "manuals");
  faults.push(...checkPrices(values, ""), ...checkSale(values));
  for (const id of variationIds(values)) {
    if (at(`v.${id}.remove`)) continue;
    faults.push(...checkPrices(values, `v.${id}.`));
    need(typedWhole(at(`v.${id}.stock`)) !== undefined, `v.${id}.stock`, "number");
    need(at(`v.${id}.sku`).length <= MAX_SKU_LENGTH, `v.${id}.sku`, "too-long", String(MAX_SKU_LENGTH));
  }
  return faults;
}

function checkPrices(values: ProductValues, prefix: string): readonly ProductFault[] {
  const regular = typedPrice(values[`${prefix}regularPrice`] ?? "");
  const sale = typedPrice(values[`${prefix}salePrice`] ?? "");
  const faults: ProductFault[] = [];
  if (regular === undefined) faults.push({ field: `${prefix}regularPrice`, kind: "price" });
  if (sale === undefined) faults.push({ field: `${prefix}salePrice`, kind: "price" });
  if (regular !== undefined && typeof sale === "number" && (regular === null || sale >= regular))
    faults.push({ field: `${prefix}salePrice`, kind: "sale-not-lower" });
  return faults;
}

function checkSale({ saleFrom = "", saleTo = "" }: ProductValues): readonly ProductFault[] {
  const [from, to] = [fromIrishInput(saleFrom), fromIrishInput(saleTo)];
  return [
    ...(saleFrom !== "" && !from ? [{ field: "saleFrom", kind: "date" } as const] : []),
    ...(saleTo !== "" && !to ? [{ field: "saleTo", kind: "date" } as const] : []),
    ...(from && to && to <= from ? [{ field: "saleTo", kind: "sale-ends-first" } as const] : []),
  ];
}

/** Kilograms as typed, in grams; null for none, undefined for no weight. */
export function readWeight(text: string): number | null | undefined {
  const plain = text.trim();
  return plain === "" ? null : (parseKilograms(plain) ?? undefined);
}

/** A price of values that have been checked. */
export function priceOf(values: ProductValues, field: string): Cents | null {
  return typedPrice(values[field] ?? "") ?? null;
}

/** A whole number of values that have been checked. */
export function wholeOf(values: ProductValues, field: string): number | null {
  return typedWhole(values[field] ?? "") ?? null;
}
