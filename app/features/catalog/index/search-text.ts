import { fold, foldCode } from "#app/lib/text/fold.ts";

const MAX_LENGTH = 2000;

/**
 * What search looks in for one product: name, Irish name, brand, categories and codes (SKUs and GTINs), folded and
 * joined by " | " so that no match runs from one field into the next. Codes of variations belong to their parent's text.
 */
export function searchTextOf(product: {
  readonly name: string;
  readonly nameGa?: string | null;
  readonly brand?: string | null;
  readonly categories?: readonly string[];
  readonly codes?: readonly (string | null)[];
}): string {
  const fields = [
    product.name,
    product.nameGa,
    product.brand,
    ...(product.categories ?? []),
    ...(product.codes ?? []),
  ];
  const seen = new Set(fields.map((field) => fold(field ?? "")).filter((field) => field !== ""));
  return cut([...seen].join(" | "));
}

/** A SKU or GTIN as search compares it: no spaces, hyphens or case. Several are joined by a space. */
export function searchCodeOf(...codes: readonly (string | null | undefined)[]): string {
  const folded = new Set(codes.map((code) => foldCode(code ?? "")).filter((code) => code !== ""));
  return cut([...folded].join(" "));
}

interface Coded {
  readonly sku?: string | null | undefined;
  readonly gtin?: string | null | undefined;
}

/** The SKUs and GTINs of a product and of its variations; SKUs first, as search ranks them higher. */
export function codesOf(...products: readonly Coded[]): readonly (string | null)[] {
  return [...products.map(({ sku }) => sku ?? null), ...products.map(({ gtin }) => gtin ?? null)];
}

/** Never within a character of two code units, as most emoji are: the database takes no half of one. */
function cut(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}
