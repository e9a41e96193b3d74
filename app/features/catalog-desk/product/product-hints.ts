import { keysOf } from "#app/lib/records.ts";
import type { ProductAdmin } from "./product-admin.ts";

export type ProductHint = "irish" | "alt" | "category" | "variation-sku";

const TRANSLATED = ["name", "shortDescription", "description"] as const;

/** What a product could do without, but better has. */
export function hintsOf({
  values,
  variations,
  pictures,
}: Pick<ProductAdmin, "values" | "variations" | "pictures">): readonly ProductHint[] {
  const at = (field: string) => values[field] ?? "";
  const shown = at("pictures").split(",");
  const lacks = {
    irish: TRANSLATED.some((field) => at(field) !== "" && at(`${field}Ga`) === ""),
    alt: pictures.some(({ id, alt }) => shown.includes(id) && alt === null),
    category: at("categories") === "",
    "variation-sku": variations.some(({ id }) => at(`v.${id}.sku`) === ""),
  };
  return keysOf(lacks).filter((hint) => lacks[hint]);
}
