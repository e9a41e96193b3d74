import type { AdminAnswer } from "#app/features/orders/admin-answer.ts";
import type { Fulfilment } from "#app/features/orders/fulfilment/fulfilment.ts";
import type { OrderLine, OrderView } from "#app/features/orders/orders.ts";

/** What the forms of an order's goods are made from. */
export interface GoodsProps {
  /** The address of the page, whose resources the forms are sent to. */
  readonly page: string;
  readonly order: Pick<OrderView, "name" | "state" | "deliveryMethod"> & {
    readonly lines: readonly Pick<OrderLine, "name" | "options">[];
  };
  readonly fulfilment: Fulfilment;
  /** The time at which the page was made: what it offers to take back depends on it. */
  readonly now: Date;
  /** The answer to the form that was sent last; null when it did what it says. */
  readonly answer: AdminAnswer | null;
}
