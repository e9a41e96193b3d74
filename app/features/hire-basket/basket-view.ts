import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";
import type { ClosedTime } from "#app/features/hire-prices/closed-times.ts";
import type { DayNote } from "#app/features/hire-prices/day-note.ts";
import type { HirePrice } from "#app/features/hire-prices/hire-price.ts";
import type { LineAvailability } from "#app/features/hire-prices/line-availability.ts";
import type { Cents } from "#app/lib/money.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { HireBasket, HireBasketLine } from "./hire-basket.ts";

/** A basket with what the fleet says about it at this moment. */
export interface BasketView {
  /** What can be kept of it: codes, whole packs, and dates that are a period. */
  readonly basket: HireBasket;
  /** True where something that was typed is refused: then the browser and the account keep what they have. */
  readonly refused: boolean;
  /** The dates as they were typed. */
  readonly from: string;
  readonly to: string;
  readonly datesFault: PeriodFault | null;
  /** The ends of the period at which the store is closed. */
  readonly closed: readonly ClosedTime[];
  /** How many of its days are charged; null without dates. */
  readonly note: DayNote | null;
  readonly tooManyLines: boolean;
  /** References that name no item. */
  readonly unknown: readonly string[];
  /** What was to be added and could not be, as it was typed. */
  readonly addFault: { readonly typed: string; readonly kind: "unknown" | "quantity" } | null;
  readonly lines: readonly BasketLineView[];
  readonly removed: RemovedBasketLine | null;
  /** The price; null until there are dates and something to price. */
  readonly price: HirePrice | null;
  /** The rate of the damage waiver in the settings, in basis points. */
  readonly waiverRate: number;
}

export interface BasketLineView extends HireItemName {
  /** The line of `basket`; null where its quantity is refused. */
  readonly line: HireBasketLine | null;
  /** The quantity as it was typed. */
  readonly typedQuantity: string;
  /** A number that was raised to whole packs; null where it was not. */
  readonly raised: { readonly asked: number; readonly packSize: number } | null;
  readonly packSize: number;
  readonly picture: PictureSource | null;
  readonly dayRateNet: Cents;
  readonly dayRateGross: Cents;
  /** The line's sum for the dates; null without a price. */
  readonly net: Cents | null;
  readonly gross: Cents | null;
  readonly availability: LineAvailability | null;
  /** What goes with it without a further price, with its pieces. */
  readonly included: readonly (HireItemName & { readonly quantity: number })[];
  /** What may be added, with its pieces and what they cost a day, VAT included. */
  readonly suggested: readonly (HireItemName & { readonly quantity: number; readonly gross: Cents })[];
}

export interface RemovedBasketLine {
  readonly item: HireItemName;
  readonly quantity: number;
  readonly at: number;
}
