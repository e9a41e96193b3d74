import { fold, foldCode } from "#app/lib/text/fold.ts";

const MAX_LENGTH = 2000;

/**
 * What search looks in for one product: name, Irish name, brand, categories, SKUs and GTIN, folded and joined
 * by " | " so that no match runs from one field into the next. Variations' SKUs belong to their parent's text.
 */
export function searchTextOf(product: {
  readonly name: string;
  readonly nameGa?: string | null;
  readonly brand?: string | null;
  readonly categories?: readonly string[];
  readonly skus?: readonly (string | null)[];
  readonly gtin?: string | null;
}): string {
  const fields = [
    product.name,
    product.nameGa,
    product.brand,
    ...(product.categories ?? []),
    ...(product.skus ?? []),
    product.gtin,
  ];
  const seen = new Set(fields.map((field) => fold(field ?? "")).filter((field) => field !== ""));
  return cut([...seen].join(" | "));
}

/** A part number as search compares it: no spaces, hyphens or case. Several (of variations) are joined by a space. */
export function searchCodeOf(...skus: readonly (string | null | undefined)[]): string {
  const codes = new Set(skus.map((sku) => foldCode(sku ?? "")).filter((code) => code !== ""));
  return cut([...codes].join(" "));
}

/** Never within a character of two code units, as most emoji are: the database takes no half of one. */
function cut(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}
