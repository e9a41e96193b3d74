import type { FulfilmentState } from "#app/features/orders/fulfilment/fulfilment-states.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";

const LAMPS = {
  unfulfilled: "warn",
  packing: "warn",
  ready: "ok",
  "partly-dispatched": "warn",
  dispatched: "ok",
  delivered: "ok",
  collected: "ok",
} as const satisfies Record<FulfilmentState, string>;

/** The state of an order's goods, or that they are on hold. */
export function FulfilmentWord({ state, onHold }: { state: FulfilmentState; onHold: boolean }) {
  const t = useT();
  if (onHold) return <StateWord state="fault">{t(orderAdmin.onHold)}</StateWord>;
  return <StateWord state={LAMPS[state]}>{t(messages.states[state])}</StateWord>;
}
