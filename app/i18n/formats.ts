import type { Cents, VatRate } from "#app/lib/money.ts";
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

/** A VAT rate in basis points as a number for `{rate}%`: 1350 is "13.5". */
export function formatRate(rate: VatRate): string {
  return String(rate / 100);
}
