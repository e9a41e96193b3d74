import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import type { LineRest, Pieces } from "./fulfilment/fulfilment.ts";
import { lineIn, lineText, type OrderLine, type OrderView } from "./orders.ts";

/** Pieces of an order by their names: "2 × Lantern, 1 × Cable". */
export function piecesText(locale: Locale, lines: readonly OrderLine[], pieces: readonly Pieces[]): string {
  return pieces
    .flatMap(({ position, quantity }) => {
      const line = lines[position];
      return line && quantity > 0 ? [`${quantity} × ${lineText(lineIn(locale, line))}`] : [];
    })
    .join(", ");
}

/** What still comes of an order of which a part was refunded, as a sentence; empty where no part was, or nothing is left. */
export function restToCome(
  { locale, lines, deliveryMethod }: Pick<OrderView, "locale" | "lines" | "deliveryMethod">,
  rest: readonly LineRest[],
): readonly string[] {
  const pieces = rest.map(({ position, left }) => ({ position, quantity: left }));
  const goods = piecesText(locale, lines, pieces);
  if (goods === "" || rest.every(({ refunded }) => refunded === 0)) return [];
  const message = deliveryMethod === "collection" ? messages.restToCollect : messages.restToSend;
  return [format(locale, message, { goods })];
}
