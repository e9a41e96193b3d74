import { parseEuro } from "#app/lib/euro.ts";
import type { Cents } from "#app/lib/money.ts";

/** The most a price can be: what fits the database with room to spare. */
const MAX_CENTS = 100_000_000;

/** A price as people type it, in euro (`parseEuro`). "" is none (null); undefined is no price. */
export function typedPrice(text: string): Cents | null | undefined {
  if (text.trim() === "") return null;
  const amount = parseEuro(text);
  return amount === null || amount > MAX_CENTS ? undefined : amount;
}

/** A whole number from 0; "" is none (null); undefined is no such number. */
export function typedWhole(text: string, most = 1_000_000): number | null | undefined {
  const plain = text.trim();
  if (plain === "") return null;
  if (!/^\d{1,9}$/.test(plain) || Number(plain) > most) return undefined;
  return Number(plain);
}
