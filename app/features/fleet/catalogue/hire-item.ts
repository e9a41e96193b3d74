import type { StoredFactorStep } from "#app/db/schema/hire/fleet.ts";
import { addCents, type Cents, multiplyCents } from "#app/lib/money.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { ACCESSORY_KINDS, HIRE_ITEM_KINDS, LIFTING_KINDS } from "../enums.ts";

/** What names an item on a page and leads to it. */
export interface HireItemName {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly visible: boolean;
}

/** A quantity of an item: a part of a kit, or what goes with each piece. */
export interface RelatedHireItem extends HireItemName {
  readonly quantity: number;
  /** The rate of one piece for one charged day, net of VAT. */
  readonly dayRateNet: Cents;
  /** Basis points. */
  readonly vatRate: number;
  readonly packSize: number;
}

/** What an item draws, weighs and is packed in. */
export interface HireLoadFacts {
  readonly watts: number | null;
  /** Thousandths. */
  readonly powerFactor: number;
  readonly phases: number;
  readonly weightGrams: number | null;
  /** Pieces of one case; null where there is no case. */
  readonly casePieces: number | null;
  readonly caseGrams: number | null;
  readonly caseLengthMm: number | null;
  readonly caseWidthMm: number | null;
  readonly caseHeightMm: number | null;
}

/** An item as prices, baskets and its page need it. */
export interface HireItemFacts extends HireItemName {
  readonly kind: (typeof HIRE_ITEM_KINDS)[number];
  readonly lifting: (typeof LIFTING_KINDS)[number];
  readonly productId: string | null;
  readonly categoryId: string | null;
  readonly group: HireGroupFacts;
  /** The rate of one piece for one charged day, net of VAT; of a kit without its own rate, the sum of its parts. */
  readonly dayRateNet: Cents;
  /** Basis points. */
  readonly vatRate: number;
  readonly replacementNet: Cents | null;
  /** The item is hired in multiples of this number. */
  readonly packSize: number;
  readonly load: HireLoadFacts;
  /** The picture of a small tile: the item's own, else that of its shop product. */
  readonly picture: PictureSource | null;
  readonly parts: readonly RelatedHireItem[];
  readonly accessories: readonly (RelatedHireItem & { readonly kind: (typeof ACCESSORY_KINDS)[number] })[];
  /** The first to be offered first. */
  readonly substitutes: readonly HireItemName[];
}

interface HireGroupFacts {
  readonly id: string;
  readonly name: string;
  readonly nameGa: string;
  /** False until staff have counted it in: then prices are shown and availability is confirmed by staff. */
  readonly live: boolean;
  /** Whether a consumer may withdraw from its hire. */
  readonly withdrawal: boolean;
  readonly steps: readonly StoredFactorStep[] | null;
  /** Thousandths; null where the group has no half-day. */
  readonly halfDayThousandths: number | null;
}

/** The day rate of a kit without one of its own: what its parts cost together, net of VAT. */
export function sumOfParts(
  parts: readonly { readonly quantity: number; readonly dayRateNet: Cents }[],
): Cents {
  return addCents(...parts.map(({ quantity, dayRateNet }) => multiplyCents(dayRateNet, quantity)));
}
