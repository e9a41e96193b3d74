import { propertiesOf } from "#app/lib/records.ts";
import { readStoredValue, writeStored } from "#app/ui/session/stored.ts";
import { HAND_OVER_KEY } from "#app/ui/session/stored-keys.ts";
import { readHireBasket, writeHireBasket } from "./browser-basket.ts";
import { EMPTY_BASKET, type HireBasket, subtractLines, toHireBasket } from "./hire-basket.ts";

/** A basket on its way to the account. The server counts a key once, however often it is sent. */
export interface BasketHandOver {
  readonly key: string;
  readonly basket: HireBasket;
}

type Outcome = "nothing" | "taken" | "failed";

/**
 * Hands the browser's basket over to the account of a visitor who has signed in, or takes up the hand-over that an earlier
 * attempt left open. Lines stay here until the account has them; what another tab adds meanwhile follows. One tab at a
 * time, where the browser can say so.
 */
export async function handBasketOver(send: (handOver: BasketHandOver) => Promise<boolean>): Promise<Outcome> {
  if (readHireBasket().lines.length === 0 && readHandOver() === null) return "nothing";
  const work = () => handAllOver(send);
  return navigator.locks ? navigator.locks.request(HAND_OVER_KEY, work) : work();
}

async function handAllOver(send: (handOver: BasketHandOver) => Promise<boolean>): Promise<Outcome> {
  for (let outcome: Outcome = "nothing"; ; outcome = "taken") {
    const handOver = readHandOver() ?? newHandOver();
    if (!handOver) return outcome;
    writeStored(HAND_OVER_KEY, JSON.stringify(handOver));
    if (!(await send(handOver))) return "failed";
    const before = readHireBasket();
    const lines = subtractLines(before.lines, handOver.basket.lines);
    writeHireBasket(lines.length > 0 ? { ...before, lines } : EMPTY_BASKET);
    writeStored(HAND_OVER_KEY, null);
  }
}

function newHandOver(): BasketHandOver | null {
  const basket = readHireBasket();
  return basket.lines.length > 0 ? { key: crypto.randomUUID(), basket } : null;
}

function readHandOver(): BasketHandOver | null {
  const { key, basket } = propertiesOf(readStoredValue(HAND_OVER_KEY));
  return typeof key === "string" ? { key, basket: toHireBasket(basket) } : null;
}
