import { type Cents, cents } from "#app/lib/money.ts";

/** The most a price can be: what fits the database with room to spare. */
const MOST_CENTS = 100_000_000;

/**
 * A price as people type it, in euro: "1,234.50", "€99", "12". "" is none (null); undefined is no price. A comma
 * before the last one or two digits is a decimal comma.
 */
export function typedPrice(text: string): Cents | null | undefined {
  const plain = text.replace(/[€\s]/g, "");
  if (plain === "") return null;
  const dotted = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(",", ".") : plain;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(dotted)) return undefined;
  const [whole = "", part = ""] = dotted.replaceAll(",", "").split(".");
  if (whole.length > 9) return undefined;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return amount > MOST_CENTS ? undefined : cents(amount);
}

/** A price as a field holds it: "1234.50"; "" for none. */
export function priceInput(amount: Cents | null): string {
  if (amount === null) return "";
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}

/** A whole number from 0; "" is none (null); undefined is no such number. */
export function typedWhole(text: string, most = 1_000_000): number | null | undefined {
  const plain = text.trim();
  if (plain === "") return null;
  if (!/^\d{1,9}$/.test(plain) || Number(plain) > most) return undefined;
  return Number(plain);
}
