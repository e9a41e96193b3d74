import * as messages from "#app/i18n/messages/shop/stock.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "./tag.tsx";

type StockState = "in_stock" | "low" | "out_of_stock" | "on_backorder";

const STOCK = {
  in_stock: { state: "ok", word: messages.inStock },
  low: { state: "warn", word: messages.lowStock },
  out_of_stock: { state: "off", word: messages.outOfStock },
  on_backorder: { state: "warn", word: messages.onBackorder },
} as const;

/** "In stock", "Low stock", "Out of stock", "On backorder". */
export function StockWord({ stock }: { stock: StockState }) {
  const t = useT();
  return <StateWord state={STOCK[stock].state}>{t(STOCK[stock].word)}</StateWord>;
}
