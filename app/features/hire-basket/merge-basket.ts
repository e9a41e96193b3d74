import { mergeIntoAccount } from "#app/features/cart/guest/merge-into-account.ts";
import { propertiesOf } from "#app/lib/records.ts";
import { readStoredValue, writeStored } from "#app/ui/session/stored.ts";
import { HIRE_BASKET_MERGE_KEY } from "#app/ui/session/stored-keys.ts";
import { readHireBasket, writeHireBasket } from "./browser-basket.ts";
import {
  EMPTY_BASKET,
  type HireBasket,
  type HireBasketLine,
  subtractLines,
  toHireBasket,
} from "./hire-basket.ts";

/** A basket on its way to the account. */
export interface BasketMerge {
  readonly key: string;
  readonly basket: HireBasket;
}

/** What a merge came to: that there was nothing, that it failed, or what the account's basket had no place for. */
type Merged = "nothing" | "failed" | { readonly leftOut: readonly HireBasketLine[] };

/** Merges the browser's basket into the account of a visitor who has signed in. `send` gives what had no place. */
export async function mergeBasket(
  send: (merge: BasketMerge) => Promise<readonly HireBasketLine[] | null>,
): Promise<Merged> {
  const answers = await mergeIntoAccount(
    HIRE_BASKET_MERGE_KEY,
    () => readMerge() ?? newMerge(),
    finish,
    send,
  );
  if (answers === null) return "failed";
  return answers.length > 0 ? { leftOut: answers.flat() } : "nothing";
}

function finish({ basket }: BasketMerge): void {
  const before = readHireBasket();
  const lines = subtractLines(before.lines, basket.lines);
  writeHireBasket(lines.length > 0 ? { ...before, lines } : EMPTY_BASKET);
  writeStored(HIRE_BASKET_MERGE_KEY, null);
}

function newMerge(): BasketMerge | null {
  const basket = readHireBasket();
  return basket.lines.length > 0 ? { key: crypto.randomUUID(), basket } : null;
}

function readMerge(): BasketMerge | null {
  const { key, basket } = propertiesOf(readStoredValue(HIRE_BASKET_MERGE_KEY));
  return typeof key === "string" ? { key, basket: toHireBasket(basket) } : null;
}
