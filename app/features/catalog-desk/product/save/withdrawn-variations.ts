import { canBeChosen, readAttributes } from "../attributes.ts";
import { optionsOf, type ProductValues, variationIds } from "../product-values.ts";
import { wholeOf } from "./check-product.ts";

/** A variation that a save takes off offer, as its attributes do not have one of its values. */
export interface WithdrawnVariation {
  /** The name of its tick. */
  readonly field: string;
  /** Its values and its part number. */
  readonly label: string;
  /** Pieces in stock; null when they are not counted. */
  readonly pieces: number | null;
}

/** The variations that a form offers although buyers cannot choose their values. */
export function listWithdrawn(values: ProductValues): readonly WithdrawnVariation[] {
  const attributes = readAttributes(values.attributes ?? "") ?? [];
  return variationIds(values).flatMap((id) => {
    const at = (field: string) => values[`v.${id}.${field}`];
    const options = optionsOf(values, id);
    if (at("remove") || !at("offered") || canBeChosen(attributes, options)) return [];
    const label = [...Object.values(options), at("sku")].filter(Boolean).join(", ");
    return [{ field: `v.${id}.offered`, label, pieces: wholeOf(values, `v.${id}.stock`) }];
  });
}

/** The name of each in a question, which its yes names again. */
export function nameWithdrawn(withdrawn: readonly WithdrawnVariation[]): readonly string[] {
  return withdrawn.map(({ field, pieces }) => `${field} ${pieces ?? ""}`);
}
