import { writeStored } from "#app/ui/session/stored.ts";
import { CART_LINKS_KEY } from "#app/ui/session/stored-keys.ts";
import { readStoredTexts } from "#app/ui/session/stored-texts.ts";

const KEPT = 20;

/** Whether this browser has added a link's list before. */
export function isLinkUsed(text: string): boolean {
  return readStoredTexts(CART_LINKS_KEY).includes(text);
}

/** Remembers that a cart link was used. */
export function noteLinkUsed(text: string): void {
  const others = readStoredTexts(CART_LINKS_KEY).filter((other) => other !== text);
  writeStored(CART_LINKS_KEY, JSON.stringify([...others, text].slice(-KEPT)));
}
