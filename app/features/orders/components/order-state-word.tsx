import * as words from "#app/i18n/messages/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { OrderState } from "../order-states.ts";

const LAMPS: Readonly<Record<OrderState, "ok" | "warn" | "off" | "fault">> = {
  pending: "warn",
  processing: "warn",
  paid: "ok",
  completed: "ok",
  expired: "off",
  failed: "fault",
  cancelled: "off",
  refunded: "off",
};

export const STATE_WORDS = {
  pending: words.pending,
  processing: words.processing,
  paid: words.paid,
  completed: words.completed,
  expired: words.expired,
  failed: words.failed,
  cancelled: words.cancelled,
  refunded: words.refunded,
} as const;

/** Where an order stands: a lamp and the word. */
export function OrderStateWord({ state }: { state: OrderState }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(STATE_WORDS[state])}</StateWord>;
}
