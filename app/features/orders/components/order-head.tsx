import { useMailed } from "#app/features/mail/mail-server.tsx";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Fulfilment } from "../fulfilment/fulfilment.ts";
import { nextStepText } from "../next-step-text.ts";
import type { OrderView } from "../orders.ts";
import { restToCome } from "../rest-text.ts";
import { OrderProgress } from "./order-progress.tsx";
import { OrderStateWord } from "./order-state-word.tsx";

/** States of paid goods of which the customer has heard nothing since the payment. */
const WAITING: readonly Fulfilment["state"][] = ["unfulfilled", "packing"];

interface OrderHeadProps {
  readonly order: OrderView;
  readonly fulfilment: Fulfilment | null;
  /** Where and when goods are collected. */
  readonly collection: readonly string[];
  /** What has happened to the order since. */
  readonly children?: React.ReactNode;
}

/** What a customer looks for first on the page of an order: its number, where it is and since when. */
export function OrderHead({ order, fulfilment, collection, children }: OrderHeadProps) {
  const t = useT();
  const locale = useLocale();
  const mailed = useMailed();
  const goesOn = order.state === "paid" && fulfilment?.hold === null;
  return (
    <header className="order-head">
      <h1>{t(messages.order, { number: String(order.number) })}</h1>
      <p className="order-status-line">
        <OrderStateWord state={order.state} />
        <span>{formatDateTime(locale, order.placedAt)}</span>
      </p>
      {children}
      {fulfilment && (
        <div className="order-progress">
          {goesOn &&
            restToCome({ ...order, locale }, fulfilment.rest).map((text) => <p key={text}>{text}</p>)}
          {goesOn && WAITING.includes(fulfilment.state) && <p>{nextStepText(locale, order, mailed)}</p>}
          <OrderProgress fulfilment={fulfilment} lines={order.lines} />
          {goesOn &&
            fulfilment.state === "ready" &&
            [...collection, t(messages.collectBring)].map((text) => <p key={text}>{text}</p>)}
        </div>
      )}
    </header>
  );
}
