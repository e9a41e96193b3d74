import type { Options } from "#app/features/catalog/index/choices.ts";
import type { Named } from "#app/i18n/named.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { type CartLine, entryKey, entryOf, MAX_CART_QUANTITY } from "./cart.ts";

/** The most products that one link may name. */
export const LINK_LIMIT = 50;

const MAX_LINK_LENGTH = 4000;
const MAX_CODE_LENGTH = 100;
/** A quantity as staff may write it, right or wrong; anything else after a colon belongs to the SKU. */
const QUANTITY = /^[+-]?[\d.]+(?:e\d+)?$/i;

/** What is chosen of a product: `~<attribute>=<value>` behind its SKU, as often as needed. */
const CHOICE = /~([^~=]+)=([^~=]+)$/;

/** One product that a link asks for. `code` is a SKU, or a product's id where there is no SKU. */
export interface LinkEntry {
  readonly code: string;
  readonly quantity: number;
  /** What is chosen where a variation leaves an attribute open, as the link writes it. */
  readonly options: Options;
}

/** What a link says: `?add=<sku>:<n>,<sku>~<attribute>=<value>:<n>,…`; without `:<n>` one. */
export interface CartLinkContent {
  readonly entries: readonly LinkEntry[];
  /** Parts whose quantity is no whole number from 1 on. */
  readonly unread: readonly string[];
  /** True when the link named more than LINK_LIMIT products. */
  readonly cut: boolean;
}

/** Reads a link's text. Never throws; the same product twice counts together. */
export function parseCartLink(text: string): CartLinkContent {
  const parts = text
    .slice(0, MAX_LINK_LENGTH)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const amounts = new Map<string, LinkEntry>();
  const unread: string[] = [];
  for (const part of parts.slice(0, LINK_LIMIT)) {
    const entry = parsePart(part);
    if (!entry) {
      unread.push(part.slice(0, MAX_CODE_LENGTH));
      continue;
    }
    const key = entryKey(entryOf(entry.code, 1, entry.options)).toLowerCase();
    const before = amounts.get(key);
    // One more than a cart takes says that it was too many, whatever the link's number was.
    const quantity = Math.min((before?.quantity ?? 0) + entry.quantity, MAX_CART_QUANTITY + 1);
    amounts.set(key, { ...(before ?? entry), quantity });
  }
  return { entries: [...amounts.values()], unread, cut: parts.length > LINK_LIMIT };
}

function parsePart(part: string): LinkEntry | null {
  const colon = part.lastIndexOf(":");
  const tail = part.slice(colon + 1).trim();
  const counted = colon > 0 && QUANTITY.test(tail);
  const { code, options } = splitChoices((counted ? part.slice(0, colon) : part).trim().toWellFormed());
  const quantity = counted ? Number(tail) : 1;
  if (code === "" || code.length > MAX_CODE_LENGTH || code.includes("\u0000")) return null;
  return Number.isInteger(quantity) && quantity >= 1 ? { code, quantity, options } : null;
}

function splitChoices(text: string): { readonly code: string; readonly options: Options } {
  const chosen: [string, string][] = [];
  let code = text;
  for (let found = CHOICE.exec(code); found; found = CHOICE.exec(code)) {
    chosen.unshift([readWord(found[1] ?? ""), readWord(found[2] ?? "")]);
    code = code.slice(0, found.index).trim();
  }
  return { code, options: Object.fromEntries(chosen) };
}

/** Characters that part a link, within a word of it. */
const PARTING = /[,:~=%]/g;

function writeWord(word: string): string {
  return word.replace(PARTING, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function readWord(word: string): string {
  return word
    .replace(/%(2C|3A|7E|3D|25)/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .trim();
}

/** The text of a link that asks for these lines. */
export function cartLinkOf(
  lines: readonly Pick<CartLine, "sku" | "productId" | "quantity" | "chosen">[],
): string {
  return lines
    .map(({ sku, productId, quantity, chosen }) => {
      const choices = Object.entries(chosen).map(
        ([name, value]) => `~${writeWord(name)}=${writeWord(value)}`,
      );
      return `${sku && !/[,~]/.test(sku) ? sku : productId}${choices.join("")}:${quantity}`;
    })
    .join(",");
}

/**
 * The path at which the same goods can be put into the cart again, without the language; null when none of them is
 * known any more.
 */
export function againPath(
  lines: readonly (Pick<CartLine, "quantity" | "chosen"> & { readonly productId: string | null })[],
): PagePath | null {
  // By ids, as a SKU may belong to another product by now.
  const known = lines.flatMap(({ productId, quantity, chosen }) =>
    productId === null ? [] : [{ productId, sku: null, quantity, chosen }],
  );
  return known.length === 0 ? null : `/shop/cart?${new URLSearchParams({ add: cartLinkOf(known) })}`;
}

/** A part of a link that cannot simply be added, and why. */
export interface OfferFault {
  readonly kind: "missing" | "unread" | "sold-out" | "lowered" | "choose" | "on-request";
  /** The product, or what the link calls it. */
  readonly item: Named;
  /** The product's page, where there is one. */
  readonly href: PagePath | null;
}

/** What a link brings: the lines that can be added, with the quantity there is, and what cannot. */
export interface CartOffer {
  /** The link's own text, by which a browser knows that it has added it. */
  readonly text: string;
  readonly lines: readonly CartLine[];
  readonly faults: readonly OfferFault[];
  readonly cut: boolean;
}
