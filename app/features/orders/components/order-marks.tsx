import type { Fulfilment } from "../fulfilment/fulfilment.ts";
import type { OrderView } from "../orders.ts";
import { FulfilmentWord } from "./fulfilment/fulfilment-word.tsx";
import { OrderStateWord } from "./order-state-word.tsx";

interface MarksProps {
  readonly order: Pick<OrderView, "kind" | "state">;
  readonly fulfilment: Fulfilment;
}

/** The state of an order and of its goods, beside its number. The payment of a hire has no goods. */
export function OrderMarks({ order, fulfilment }: MarksProps) {
  return (
    <>
      <OrderStateWord state={order.state} />
      {order.kind === "sale" && <GoodsMark state={order.state} fulfilment={fulfilment} />}
    </>
  );
}

interface GoodsMarkProps {
  readonly state: OrderView["state"];
  readonly fulfilment: Fulfilment;
}

/** The state of an order's goods; renders nothing before there is anything to send. */
export function GoodsMark({ state: order, fulfilment: { state, hold, parcels } }: GoodsMarkProps) {
  if (order !== "paid" && parcels.length === 0 && state === "unfulfilled") return null;
  return <FulfilmentWord state={state} onHold={hold !== null && hold !== "refunded"} />;
}
