import type { LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** How much of a line has left, below its name; nothing of one of which nothing has left or was refunded. */
export function LineProgress({ rest }: { rest: LineRest | undefined }) {
  const t = useT();
  if (!rest || (rest.dispatched === 0 && rest.refunded === 0)) return null;
  const { dispatched, ordered, refunded, left } = rest;
  const parts = [
    dispatched > 0 && t(messages.lineDispatched, { n: String(dispatched), all: String(ordered) }),
    refunded > 0 && t(messages.lineRefunded, { n: String(refunded) }),
    dispatched > 0 && left > 0 && t(messages.toGo, { n: left }),
  ];
  return <small>{parts.filter(Boolean).join(" · ")}</small>;
}
