import type { LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** How much of a line has left, below its name; nothing of one of which nothing has left or was refunded. */
export function LineProgress({ rest }: { rest: LineRest | undefined }) {
  const t = useT();
  if (!rest) return null;
  const { dispatched, collected, ordered, refunded, left } = rest;
  const parts = [
    dispatched > 0 && t(messages.lineDispatched, { n: String(dispatched), all: String(ordered) }),
    collected > 0 && left > 0 && t(messages.lineCollected, { n: String(collected), all: String(ordered) }),
    refunded > 0 && t(messages.lineRefunded, { n: String(refunded) }),
    dispatched > 0 && left > 0 && t(messages.toGo, { n: left }),
  ].filter(Boolean);
  return parts.length > 0 && <small>{parts.join(" · ")}</small>;
}
