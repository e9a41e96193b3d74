import type { products } from "#app/db/schema/shop/catalog.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import type { ProductValues } from "./product-values.ts";
import type { StoredForm } from "./read-values.server.ts";
import { priceOf } from "./save/check-product.ts";
import type { Prices } from "./save/write-prices.server.ts";

type SaleDates = Pick<Prices, "saleFrom" | "saleTo">;

const FIELDS = ["saleFrom", "saleTo"] as const;

/** The sale dates that a form's checked values give its product. A date that was not edited keeps its seconds. */
export function saleDatesOf(values: ProductValues, stored: StoredForm | null): SaleDates {
  const [saleFrom = null, saleTo = null] = FIELDS.map((field) =>
    stored && !isEdited(field, values, stored) ? stored.row[field] : fromIrishInput(values[field] ?? ""),
  );
  return { saleFrom, saleTo };
}

interface SavedVariation {
  readonly values: ProductValues;
  readonly stored: StoredForm;
  /** The dates that the product gets. */
  readonly dates: SaleDates;
  readonly now: Date;
}

/**
 * The sale dates that a variation gets: those of its product, as the form has none for variations. A sale that the
 * variation has already keeps its own dates, as an import gave them, unless the product's are edited; one that is over
 * and gets another price does not.
 */
export function variationSaleDates(
  variation: Pick<typeof products.$inferSelect, "id" | "salePrice" | "saleFrom" | "saleTo">,
  { values, stored, dates, now }: SavedVariation,
): SaleDates {
  const { id, salePrice, saleFrom, saleTo } = variation;
  const isOver = saleTo !== null && saleTo <= now;
  const isSame = priceOf(values, `v.${id}.salePrice`) === salePrice;
  const isKept =
    salePrice !== null && (isSame || !isOver) && !FIELDS.some((field) => isEdited(field, values, stored));
  return isKept ? { saleFrom, saleTo } : dates;
}

function isEdited(field: (typeof FIELDS)[number], values: ProductValues, stored: StoredForm): boolean {
  return (values[field] ?? "") !== (stored.values[field] ?? "");
}
