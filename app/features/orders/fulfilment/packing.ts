import type { OrderState } from "../order-states.ts";
import type { Address, DeliveryMethod, OrderLine } from "../orders.ts";
import type { FulfilmentState } from "./fulfilment-states.ts";

/** An order in the list of what is to be packed. */
export interface ListedPacking {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly fulfilment: FulfilmentState;
  readonly paidAt: Date | null;
  /** True while the goods may leave only with a reason. */
  readonly onHold: boolean;
  /** Pieces that are left to leave. */
  readonly pieces: number;
}

/** An order without its money. */
export interface PackingOrder {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly company: string | null;
  readonly state: OrderState;
  readonly fulfilment: FulfilmentState;
  readonly deliveryMethod: DeliveryMethod;
  /** The delivery address; null for collection. */
  readonly address: Address | null;
  /** The phone number for the carrier; null for collection. */
  readonly phone: string | null;
  readonly notes: string | null;
  readonly paidAt: Date | null;
  readonly lines: readonly Pick<
    OrderLine,
    "name" | "options" | "nameEn" | "optionsEn" | "sku" | "quantity"
  >[];
}

/** The addressee of a parcel. */
export interface LabelOrder {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly company: string | null;
  readonly phone: string;
  readonly address: Address;
}
