import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type Lamp, StateWord } from "#app/ui/tag.tsx";
import type { OrderState } from "../order-states.ts";

const LAMPS: Readonly<Record<OrderState, Lamp>> = {
  pending: "warn",
  processing: "warn",
  paid: "ok",
  completed: "ok",
  expired: "off",
  failed: "fault",
  cancelled: "off",
  refunded: "off",
};

export const ORDER_STATE_MESSAGES = {
  pending: messages.pending,
  processing: messages.processing,
  paid: messages.paid,
  completed: messages.completed,
  expired: messages.expired,
  failed: messages.failed,
  cancelled: messages.cancelled,
  refunded: messages.refunded,
} as const;

/** The state of an order, as a lamp and a word. */
export function OrderStateWord({ state }: { state: OrderState }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(ORDER_STATE_MESSAGES[state])}</StateWord>;
}
