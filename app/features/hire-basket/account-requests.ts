import type { BasketHandOver } from "./hand-over.ts";
import { type HireBasket, isSameBasket, toHireBasket } from "./hire-basket.ts";

/** Adds a browser's basket to the account's. False when there was no answer, or it was refused. */
export async function postBasket(handOver: BasketHandOver): Promise<boolean> {
  return (await send("POST", handOver)) !== null;
}

export interface AccountSaver {
  /** Stores a basket in the account, after those before it; of several that wait the last one alone. */
  save(basket: HireBasket): void;
  /** Whether a basket is on its way, or waits. */
  isSaving(): boolean;
}

interface Page {
  /** Shows that a basket could not be saved. `retry` saves it again. */
  failed(retry: () => void): void;
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
    let isSaved = true;
    while (waiting && isSaved) {
      const basket: HireBasket = waiting;
      waiting = null;
      const stored = await send("PUT", { ...basket, base: known });
      isSaved = stored !== null;
      if (stored === null) waiting ??= basket;
      else {
        known = basket;
        if (waiting === null && !isSameBasket(stored, basket)) page.merged(stored);
      }
    }
    isSaving = false;
    if (!isSaved) page.failed(() => void saveAll());
    else if (hasFailed) page.saved();
    hasFailed = !isSaved;
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

/**
 * What the account's basket is then; null without an answer, or when it was refused. Goes on when the page is left
 * meanwhile.
 */
async function send(method: "PUT" | "POST", body: object): Promise<HireBasket | null> {
  try {
    const response = await fetch("/api/hire/basket", {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      keepalive: true,
    });
    return response.ok ? toHireBasket(await response.json()) : null;
  } catch {
    return null;
  }
}
