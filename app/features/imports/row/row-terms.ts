import { formatRate } from "#app/i18n/formats.ts";
import type { VatRate } from "#app/lib/money.ts";
import { MAX_WEB_ADDRESS_LENGTH, webAddress } from "#app/lib/web-address.ts";
import type { ImportField } from "../file/fields.ts";
import type { ImportLimits } from "../report/import-report.ts";
import { splitList, splitPath, toLabel } from "./cells.ts";
import { type ProductReference, parseReference, type RowCommon, referenceKey } from "./product-row.ts";
import { distinct, type RowCells } from "./row-cells.ts";

/** Categories as full paths, tags, brands and shipping class. */
export function readTerms(
  cells: RowCells,
  limits: ImportLimits,
): Pick<RowCommon, "categories" | "tags" | "brands" | "shippingClass"> {
  return {
    categories: readCategories(cells, limits),
    tags: cells.list("tags", limits),
    brands: cells.list("brands", limits),
    shippingClass: cells.label("shippingClass", limits),
  };
}

function readCategories(cells: RowCells, limits: ImportLimits): string[][] {
  const paths = new Map<string, string[]>();
  for (const item of cells.first("categories", splitList(cells.text("categories")), limits)) {
    const path = splitPath(item)
      .map(toLabel)
      .filter((level) => level !== "");
    if (path.length > limits.categoryLevels)
      cells.doubt("categories", { code: "category-too-deep", limit: limits.categoryLevels });
    else if (path.some((level) => level.length > limits.labelCharacters))
      cells.fail("categories", { code: "cell-too-large", limit: limits.labelCharacters });
    else if (path.length > 0) paths.set(path.join(" > "), path);
  }
  return [...paths.values()];
}

/** A full http or https address; null when blank, or when it is another one, which is reported. */
export function readWebAddress(cells: RowCells, field: ImportField): string | null {
  const text = cells.address(field);
  const address = webAddress(text);
  if (address === null && text !== "") cells.doubt(field, { code: "address-refused" });
  return address;
}

/** Every scheme but http and https. A single letter is a drive, as in `C:\\par-can.jpg`. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z\d+.-]+:/i;

/**
 * Http and https addresses or file names of pictures, each once. Other addresses and those above the limit are left
 * out and reported.
 */
export function readImages(cells: RowCells, limits: ImportLimits): string[] {
  const sources = distinct(splitList(cells.address("images")));
  const images = sources.filter(
    (source) => source.length <= MAX_WEB_ADDRESS_LENGTH && !OTHER_SCHEME.test(source),
  );
  if (images.length < sources.length) cells.doubt("images", { code: "address-refused" });
  if (images.length > limits.images) cells.doubt("images", { code: "images-too-many", limit: limits.images });
  return images.slice(0, limits.images);
}

/** A list of SKUs and `id:N`; each product once. */
export function readReferences(
  cells: RowCells,
  field: ImportField,
  limits: ImportLimits,
): ProductReference[] {
  const references = new Map<string, ProductReference>();
  for (const item of cells.first(field, splitList(cells.raw(field)), limits)) {
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
  const ownClass = cells.raw("taxClass").toLowerCase();
  const follows = ownClass === "parent";
  const status = cells.raw("taxStatus").toLowerCase() || (follows ? (parent?.taxStatus ?? "") : "");
  if (!TAXED.has(status)) {
    if (status === "none" || status === "shipping" || status === "false" || status === "0") return 0;
    cells.doubt("taxStatus", { code: "choice-unknown", used: "taxable" });
  }
  const taxClass = follows ? (parent?.taxClass ?? "") : ownClass;
  const slug = taxClass === "standard" ? "" : taxClass.replace(/\s+/g, "-");
  const rate = Object.hasOwn(rates, slug) ? rates[slug] : undefined;
  if (rate === undefined && !follows) {
    cells.doubt("taxClass", { code: "tax-class-unknown", used: `${formatRate(standard)}%` });
  }
  return rate ?? standard;
}
