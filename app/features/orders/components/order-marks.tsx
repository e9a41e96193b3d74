import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Fulfilment } from "../fulfilment/fulfilment.ts";
import type { OrderView } from "../orders.ts";
import { FulfilmentWord } from "./fulfilment/fulfilment-word.tsx";
import { OrderStateWord } from "./order-state-word.tsx";

interface MarksProps {
  readonly order: Pick<OrderView, "kind" | "state">;
  readonly fulfilment: Fulfilment;
  readonly partlyRefunded: boolean;
}

/** The state of an order and of its goods, beside its number. The payment of a hire has no goods. */
export function OrderMarks({ order, fulfilment, partlyRefunded }: MarksProps) {
  return (
    <>
      <OrderStateWord state={order.state} />
      {partlyRefunded && <PartlyRefunded />}
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
  return <FulfilmentWord state={state} onHold={hold !== null && order !== "refunded"} />;
}

/** Beside the state of an order of which a part was given back. */
export function PartlyRefunded() {
  return <Tag variant="plain">{useT()(messages.partlyRefunded)}</Tag>;
}
