import type { ItemAvailability } from "#app/features/claims/claims.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { type Cents, withVat } from "#app/lib/money.ts";

/** What an item costs and whether it can be had, for a quantity on chosen dates. */
export interface HireOffer {
  readonly quantity: number;
  /** Charged days. */
  readonly days: number;
  /** The factor of the days in thousandths. */
  readonly factor: number;
  readonly net: Cents;
  readonly gross: Cents;
  /** Pieces that are free, never more than `quantity`. */
  readonly available: number;
  readonly state: ItemAvailability["state"];
  /** True where the store is closed at the collection or the return. */
  readonly onlyDelivered: boolean;
}

/** How hiring compares with buying, on the page of a product. */
export interface ShopHire {
  /** The slug of the hire item's page. */
  readonly slug: string;
  /** The price of one piece for one day, without VAT. */
  readonly dayNet: Cents;
  readonly dayGross: Cents;
  /** The price of one piece for two days, as most hires last, with VAT. */
  readonly twoDaysGross: Cents;
  /** The number of hires of two days from which on buying costs no more; null without a price in the shop. */
  readonly breakEven: number | null;
}

/** Item × quantity of a page. */
export interface WantedOffer {
  readonly item: HireItemFacts;
  readonly quantity: number;
}

/** The day rate of one piece with VAT. */
export function dayRateGross({ dayRateNet, vatRate }: Pick<HireItemFacts, "dayRateNet" | "vatRate">): Cents {
  return withVat(dayRateNet, vatRate);
}

/**
 * Reads `CODE*4,OTHER*2`: how many pieces of items are wanted, by code in lower case. What is no such text is left out.
 */
export function readWanted(text: string | null): ReadonlyMap<string, number> {
  const parts = (text ?? "").slice(0, MAX_WANTED_LENGTH).split(",");
  return new Map(
    parts.flatMap((part) => {
      const [, code = "", quantity = ""] = /^(.+)\*(\d{1,5})$/.exec(part.trim()) ?? [];
      return code === "" ? [] : [[code.toLowerCase(), Number(quantity)] as const];
    }),
  );
}

const MAX_WANTED_LENGTH = 4_000;
