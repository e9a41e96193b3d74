import { parseEuro } from "#app/lib/euro.ts";
import type { Cents } from "#app/lib/money.ts";
import { parseWhole } from "#app/lib/numbers.ts";

/** The most a price can be: what fits the database with room to spare. */
const MAX_CENTS = 100_000_000;

/** The most that a number of pieces can be. */
const MAX_WHOLE = 1_000_000;

/** A price as people type it, in euro (`parseEuro`). "" is none (null); undefined is no price. */
export function typedPrice(text: string): Cents | null | undefined {
  if (text.trim() === "") return null;
  const amount = parseEuro(text);
  return amount === null || amount > MAX_CENTS ? undefined : amount;
}

/** A whole number from 0 to MAX_WHOLE; "" is none (null); undefined is no such number. */
export function typedWhole(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === "") return null;
  return parseWhole(plain, MAX_WHOLE) ?? undefined;
}
