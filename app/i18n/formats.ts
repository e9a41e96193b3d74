import type { Cents } from "#app/lib/money.ts";
import { groupThousands } from "./numbers.ts";

/**
 * `€1,234.50`, the same in both languages. Written by hand, because the page's bytes must not depend on the
 * language data of the machine that renders it.
 */
export function formatMoney(amount: Cents): string {
  const whole = Math.floor(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, "0");
  return `${amount < 0 ? "−" : ""}€${groupThousands(String(whole))}.${rest}`;
}

/** An order as the back office names it, also after the word "order": "#1005". */
export function orderName(number: number): string {
  return `#${number}`;
}

/** Basis points, such as a VAT rate, as a number for `{rate}%`: 1350 is "13.5". */
export function formatRate(points: number): string {
  return String(points / 100);
}

/** Thousandths as a number, such as a factor or grams as kilograms: 950 is "0.95". */
export function formatThousandths(thousandths: number): string {
  return String(thousandths / 1000);
}

/** A share as a percentage with one decimal: 0.1234 is "12.3%". */
export function formatShare(share: number): string {
  return `${(Math.round(share * 1000) / 10).toFixed(1)}%`;
}

/** The size of a file: whole kilobytes, rounded up, and from one megabyte on megabytes with one decimal. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
