import type { OrderState } from "../order-states.ts";
import type { Address, DeliveryMethod, OrderLine } from "../orders.ts";

/** An order in the list of what is to be packed. */
export interface ListedPacking {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly state: OrderState;
  readonly readyAt: Date | null;
  readonly dispatchedAt: Date | null;
  readonly paidAt: Date | null;
  /** Its goods leave only with a reason. */
  readonly onHold: boolean;
  readonly pieces: number;
}

/** An order without its money. */
export interface PackingOrder {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly company: string | null;
  readonly state: OrderState;
  readonly deliveryMethod: DeliveryMethod;
  /** Null for collection. */
  readonly address: Address | null;
  /** For the carrier; null for collection. */
  readonly phone: string | null;
  readonly notes: string | null;
  readonly paidAt: Date | null;
  readonly lines: readonly Pick<OrderLine, "name" | "options" | "sku" | "quantity">[];
}
