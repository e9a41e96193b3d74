import type { HandOver } from "./hand-over.ts";
import type { HireBasket } from "./hire-basket.ts";

/** Adds a browser's basket to the account's. False when there was no answer, or it was refused. */
export function postBasket(handOver: HandOver): Promise<boolean> {
  return send("POST", handOver);
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
}

/** Saves baskets in the account one after the other. One that fails waits for a further try, or for the next one. */
export function createAccountSaver(page: Page): AccountSaver {
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
      isSaved = await send("PUT", basket);
      if (!isSaved) waiting ??= basket;
    }
    isSaving = false;
    if (!isSaved) page.failed(() => void saveAll());
    else if (hasFailed) page.saved();
    hasFailed = !isSaved;
  };
  return {
    save: (basket) => {
      waiting = basket;
      void saveAll();
    },
    isSaving: () => isSaving || waiting !== null,
  };
}

/** Goes on when the page is left meanwhile. */
async function send(method: "PUT" | "POST", body: object): Promise<boolean> {
  try {
    const response = await fetch("/api/hire/basket", {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}
