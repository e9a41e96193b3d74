import type { Cents } from "#app/lib/money.ts";
import type { SUBHIRE_STATES } from "../enums.ts";

export type SubhireState = (typeof SUBHIRE_STATES)[number];

/** Gear that a supplier provides for a hire. Only staff see it. */
export interface SubhireView {
  readonly id: string;
  readonly supplier: string;
  /** The name of an item of our catalogue; null where only `description` says what it is. */
  readonly itemName: string | null;
  readonly description: string;
  readonly quantity: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly costNet: Cents;
  readonly state: SubhireState;
  /** Pieces that went to the customer. */
  readonly out: number;
  /** It was ordered, confirmed or brought and is neither called off nor sent back: of a hire that ended, it is left. */
  readonly isUnended: boolean;
  readonly supplierReference: string;
  /** The instant at which the order was last mailed to the supplier. */
  readonly orderedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly sentBackAt: Date | null;
  /** Whether the supplier has an address that an order can be mailed to. */
  readonly hasMail: boolean;
  readonly version: number;
}

/** What a supplier was asked for to cover a shortage, and has not confirmed. */
export interface AskedSubhire
  extends Pick<SubhireView, "id" | "supplier" | "quantity" | "state" | "orderedAt" | "hasMail" | "version"> {
  readonly hireId: string;
  readonly createdAt: Date;
}

/** A sub-hire that staff have yet to end, of a hire that was cancelled or lapsed. */
export interface LeftSubhire
  extends Pick<SubhireView, "id" | "supplier" | "quantity" | "itemName" | "description" | "state"> {
  readonly hireId: string;
  /** The number of the hire. */
  readonly number: string;
}

/** What a hire brings and costs, net of VAT. Only staff see it. */
export interface HireMargin {
  readonly net: Cents;
  /** Costs in the quote: its own cost, and that of lines for which nothing is sub-hired. */
  readonly ownCosts: Cents;
  /** The costs of the sub-hires that count, see `isPaid`. */
  readonly subhireCosts: Cents;
  readonly margin: Cents;
}
