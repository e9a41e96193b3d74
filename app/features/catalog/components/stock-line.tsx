import * as messages from "#app/i18n/messages/shop/stock.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { StockView } from "../catalog.ts";

/** Stock in words; a number only for the last few. */
export function StockLine({ stock }: { stock: StockView }) {
  const t = useT();
  switch (stock.word) {
    case "in":
      return <StateWord state="ok">{t(messages.inStock)}</StateWord>;
    case "low":
      return (
        <StateWord state="warn">
          {stock.left === null ? t(messages.lowStock) : t(messages.lastOnes, { n: stock.left })}
        </StateWord>
      );
    case "order":
      return <StateWord state="warn">{t(messages.toOrder)}</StateWord>;
    case "out":
      return <StateWord state="off">{t(messages.outOfStock)}</StateWord>;
  }
}
