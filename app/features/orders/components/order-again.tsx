import { againPath } from "#app/features/cart/cart-link.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { isAwaitingPayment } from "../order-states.ts";
import type { OrderView } from "../orders.ts";

/** The way to the same goods once more, at today's prices; nothing while the order itself still waits to be paid. */
export function OrderAgain({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  const path = againPath(order.lines);
  if (path === null || isAwaitingPayment(order.state)) return null;
  return (
    <ButtonLink variant="outline" small href={localeHref(locale, path)} className="order-again">
      {t(messages.orderAgain)}
    </ButtonLink>
  );
}
