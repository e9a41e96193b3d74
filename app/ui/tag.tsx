import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { classNames } from "./class-names.ts";

/** A short label. Its colour says no more than its word. */
export function Tag({
  variant = "plain",
  children,
}: {
  variant?: "plain" | "tint" | "ok" | "warn" | "fault";
  children: React.ReactNode;
}) {
  return <span className={classNames("tag", variant !== "tint" && `tag-${variant}`)}>{children}</span>;
}

/** A state: a lamp whose shape differs too, and the word. */
export function StateWord({
  state,
  children,
}: {
  state: "ok" | "warn" | "off" | "fault";
  children: React.ReactNode;
}) {
  return <span className={`state-word state-${state}`}>{children}</span>;
}

export type StockState = "in_stock" | "low" | "out_of_stock" | "on_backorder";

const STOCK = {
  in_stock: { state: "ok", word: ui.inStock },
  low: { state: "warn", word: ui.lowStock },
  out_of_stock: { state: "off", word: ui.outOfStock },
  on_backorder: { state: "warn", word: ui.onBackorder },
} as const;

/** "In stock", "Low stock", "Out of stock", "On backorder". */
export function StockWord({ stock }: { stock: StockState }) {
  const t = useT();
  return <StateWord state={STOCK[stock].state}>{t(STOCK[stock].word)}</StateWord>;
}

/** A price already written in the page's language, with a line under it such as the VAT. */
export function Price({
  children,
  note,
  large,
}: {
  children: React.ReactNode;
  note?: React.ReactNode;
  large?: boolean;
}) {
  return (
    <span className={classNames("price", large && "price-large")}>
      {children}
      {note && <small className="price-note">{note}</small>}
    </span>
  );
}
