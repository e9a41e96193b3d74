import type { VatRate } from "#app/lib/money.ts";
import { splitList, splitPath, toLabel } from "./cells.ts";
import type { Field } from "./fields.ts";
import type { ImportLimits } from "./import-report.ts";
import { type ProductReference, parseReference, type RowCommon, referenceKey } from "./product-row.ts";
import { distinct, type RowCells } from "./row-cells.ts";

/** Categories as full paths, tags, brands and shipping class. */
export function readTerms(
  cells: RowCells,
  limits: ImportLimits,
): Pick<RowCommon, "categories" | "tags" | "brands" | "shippingClass"> {
  const paths = new Map<string, string[]>();
  for (const item of splitList(cells.text("categories"))) {
    const path = splitPath(item)
      .map(toLabel)
      .filter((level) => level !== "");
    if (path.length > 0) paths.set(path.join(" > "), path);
  }
  return {
    categories: [...paths.values()],
    tags: cells.list("tags"),
    brands: cells.list("brands"),
    shippingClass: cells.label("shippingClass", limits),
  };
}

/** Addresses or file names of pictures, each once; those above the limit are left out and reported. */
export function readImages(cells: RowCells, limits: ImportLimits): string[] {
  const images = distinct(splitList(cells.raw("images")));
  if (images.length > limits.images) cells.doubt("images", { code: "images-too-many", limit: limits.images });
  return images.slice(0, limits.images);
}

/** A list of SKUs and `id:N`; each product once. */
export function readReferences(cells: RowCells, field: Field): ProductReference[] {
  const references = new Map<string, ProductReference>();
  for (const item of splitList(cells.raw(field))) {
    const reference = parseReference(item);
    if (reference) references.set(referenceKey(reference), reference);
    else cells.doubt(field, { code: "reference-invalid" });
  }
  return [...references.values()];
}

const TAXED = new Set(["", "taxable", "true", "1"]);

interface Tax {
  readonly taxClass: string;
  readonly taxStatus: string;
}

/**
 * The VAT rate of a row in basis points. Tax class `parent` is the parent's; an unknown class is reported and
 * gets the standard rate; a product whose status is not taxable has rate 0.
 */
export function readVatRate(
  cells: RowCells,
  rates: Readonly<Record<string, VatRate>>,
  parent: Tax | undefined,
): VatRate {
  const standard = rates[""] ?? 0;
  const own = cells.raw("taxClass").toLowerCase();
  const follows = own === "parent";
  const status = cells.raw("taxStatus").toLowerCase() || (follows ? (parent?.taxStatus ?? "") : "");
  if (!TAXED.has(status)) {
    if (status === "none" || status === "shipping" || status === "false" || status === "0") return 0;
    cells.doubt("taxStatus", { code: "choice-unknown", used: "taxable" });
  }
  const taxClass = follows ? (parent?.taxClass ?? "") : own;
  const slug = taxClass === "standard" ? "" : taxClass.replace(/\s+/g, "-");
  const rate = Object.hasOwn(rates, slug) ? rates[slug] : undefined;
  if (rate === undefined && !follows) {
    cells.doubt("taxClass", { code: "tax-class-unknown", used: `${standard / 100} %` });
  }
  return rate ?? standard;
}
