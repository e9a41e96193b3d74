import type { HireBasket } from "./hire-basket.ts";

/** Stores a basket in the account. The last one counts, also when the page is left meanwhile. */
export function putBasket(basket: HireBasket): Promise<boolean> {
  return send("PUT", basket);
}

/** Adds a browser's basket to the account's. A key of its own lets the server count it once. */
export function postBasket(basket: HireBasket): Promise<boolean> {
  return send("POST", { key: crypto.randomUUID(), basket });
}

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
