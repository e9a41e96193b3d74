import type { HandOver } from "./hand-over.ts";
import type { HireBasket } from "./hire-basket.ts";

/** Adds a browser's basket to the account's. False when there was no answer, or it was refused. */
export function postBasket(handOver: HandOver): Promise<boolean> {
  return send("POST", handOver);
}

interface AccountSaver {
  /** Stores a basket in the account, after those before it; of several that wait the last one alone. */
  save(basket: HireBasket): void;
  /** Stores again what could not be stored. */
  retry(): void;
}

/** Saves baskets in the account one after the other. One that fails waits for a further try. */
export function createAccountSaver(page: { saved(): void; failed(): void }): AccountSaver {
  let waiting: HireBasket | null = null;
  let isSaving = false;
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
    if (isSaved) page.saved();
    else page.failed();
  };
  return {
    save: (basket) => {
      waiting = basket;
      void saveAll();
    },
    retry: () => void saveAll(),
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
