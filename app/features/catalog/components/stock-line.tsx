import * as words from "#app/i18n/messages/stock.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { StockView } from "../catalog.ts";

/** Stock in words; a number only for the last few. */
export function StockLine({ stock }: { stock: StockView }) {
  const t = useT();
  switch (stock.word) {
    case "in":
      return <StateWord state="ok">{t(words.inStock)}</StateWord>;
    case "low":
      return (
        <StateWord state="warn">
          {stock.left === null ? t(words.lowStock) : t(words.lastOnes, { n: stock.left })}
        </StateWord>
      );
    case "order":
      return <StateWord state="warn">{t(words.toOrder)}</StateWord>;
    case "out":
      return <StateWord state="off">{t(words.outOfStock)}</StateWord>;
  }
}
