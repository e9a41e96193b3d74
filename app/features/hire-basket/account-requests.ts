import { propertiesOf } from "#app/lib/records.ts";
import { ask, type Failure } from "#app/ui/session/ask.ts";
import { type HireBasket, type HireBasketLine, isSameBasket, toHireBasket } from "./hire-basket.ts";
import type { BasketMerge } from "./merge-basket.ts";

/** Merges a browser's basket into the account's. Returns the lines that had no place there, or why it could not. */
export async function postBasket(merge: BasketMerge): Promise<readonly HireBasketLine[] | Failure> {
  const answer = await send("POST", merge);
  if (typeof answer === "string") return answer;
  return toHireBasket({ lines: propertiesOf(answer.value)["leftOut"] }).lines;
}

export interface AccountSaver {
  /** Stores a basket in the account, after those before it; of several that wait the last one alone. */
  save(basket: HireBasket): void;
  /** Whether a basket is on its way, or waits. */
  isSaving(): boolean;
}

interface Page {
  /** Shows why a basket could not be saved. `retry` saves it again. */
  failed(retry: () => void, failure: Failure): void;
  /** Takes that away. */
  saved(): void;
  /** Shows what the account has where another page or device changed it meanwhile. */
  merged(basket: HireBasket): void;
}

/**
 * Saves baskets in the account one after the other. One that fails waits for a further try, or for the next one. `base` is
 * the account's basket as the page shows it; only what differs from the one before is changed.
 */
export function createAccountSaver(page: Page, base: HireBasket): AccountSaver {
  let known = base;
  let waiting: HireBasket | null = null;
  let isSaving = false;
  let hasFailed = false;
  const saveAll = async (): Promise<void> => {
    if (isSaving) return;
    isSaving = true;
    let failure: Failure | null = null;
    while (waiting && !failure) {
      const basket: HireBasket = waiting;
      waiting = null;
      const answer = await send("PUT", { ...basket, base: known });
      if (typeof answer === "string") {
        failure = answer;
        waiting ??= basket;
      } else {
        known = basket;
        const stored = toHireBasket(answer.value);
        if (waiting === null && !isSameBasket(stored, basket)) page.merged(stored);
      }
    }
    isSaving = false;
    if (failure) page.failed(() => void saveAll(), failure);
    else if (hasFailed) page.saved();
    hasFailed = failure !== null;
  };
  return {
    save: (basket) => {
      if (!isSaving && waiting === null && isSameBasket(basket, known)) return;
      waiting = basket;
      void saveAll();
    },
    isSaving: () => isSaving || waiting !== null,
  };
}

/** The answer says what the account's basket is then. Goes on when the page is left meanwhile. */
async function send(method: "PUT" | "POST", json: object): Promise<{ readonly value: unknown } | Failure> {
  const answer = await ask<unknown>("/api/hire/basket", { json, method, keepalive: true });
  return answer.kind === "answered" ? answer : answer.kind;
}
