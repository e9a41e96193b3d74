import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { z } from "zod";
import type { ApiProduct, productListSchema } from "#app/features/catalog/schema.ts";
import { cents } from "#app/lib/money.ts";
import { type CartEntry, type CartLine, toQuantity } from "./cart.ts";
import {
  changeGuestCart,
  drainGuestCart,
  postDrain,
  readGuestCart,
  removeFromGuestCart,
  restoreToGuestCart,
  subscribeToGuestCart,
  tellCartChanged,
} from "./guest-cart-store.ts";

/** A cart as its page works with it, whichever side keeps it. */
export interface Cart {
  /** Null while the products are being read. */
  readonly lines: readonly CartLine[] | null;
  /** Entries whose product is no longer sold. */
  readonly gone: number;
  /** True when the products could not be read. */
  readonly failed: boolean;
  retry(): void;
  /** One more, one fewer: counted from what the line holds at this moment, however fast the clicks come. */
  step(line: CartLine, by: number): void;
  /** Takes a line out and gives what brings it back. */
  remove(line: CartLine): () => void;
}

const NOTHING: readonly CartEntry[] = [];

/** The cart in this browser, with names and prices asked of the site. */
export function useGuestCart(): Cart {
  const entries = useSyncExternalStore(subscribeToGuestCart, readGuestCart, () => null);
  const ids = useMemo(
    () =>
      (entries ?? NOTHING)
        .map((entry) => entry.product_id)
        .sort()
        .join(","),
    [entries],
  );
  const { products, failed, retry } = useProducts(ids);
  const lines = useMemo(
    () => (entries && products ? toLines(entries, products.found) : null),
    [entries, products],
  );
  const gone = (entries ?? NOTHING).filter(
    ({ product_id: id }) => products?.asked.has(id) && !products.found.has(id),
  );
  return {
    lines,
    gone: gone.length,
    failed,
    retry,
    step: (line, by) => {
      const entry = readGuestCart().find((other) => other.product_id === line.productId);
      if (entry) changeGuestCart(line.productId, entry.quantity + by);
    },
    remove: (line) => {
      const index = readGuestCart().findIndex((entry) => entry.product_id === line.productId);
      removeFromGuestCart(line.productId);
      return () => restoreToGuestCart({ product_id: line.productId, quantity: line.quantity }, index);
    },
  };
}

interface Answer {
  readonly asked: ReadonlySet<string>;
  readonly found: ReadonlyMap<string, ApiProduct>;
}

/** The products with these ids, joined by commas. Products read before are shown until the new answer is there. */
function useProducts(ids: string) {
  const [products, setProducts] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const known = ids.split(",").every((id) => id === "" || products?.asked.has(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same ids again.
  useEffect(() => {
    if (ids === "") {
      setProducts((before) => before ?? { asked: new Set(), found: new Map() });
      return;
    }
    if (known) return;
    const abort = new AbortController();
    setFailed(false);
    fetchProducts(ids, abort.signal).then(
      (list) =>
        setProducts({
          asked: new Set(ids.split(",")),
          found: new Map(list.map((product) => [product.id, product])),
        }),
      () => abort.signal.aborted || setFailed(true),
    );
    return () => abort.abort();
  }, [ids, attempt]);
  return { products, failed, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}

async function fetchProducts(ids: string, signal: AbortSignal): Promise<readonly ApiProduct[]> {
  const response = await fetch(`/api/products?${new URLSearchParams({ ids })}`, { signal });
  if (!response.ok) throw new Error("Products not read");
  return ((await response.json()) as z.infer<typeof productListSchema>).products;
}

function toLines(
  entries: readonly CartEntry[],
  products: ReadonlyMap<string, ApiProduct>,
): readonly CartLine[] {
  return entries.flatMap(({ product_id: productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    return [
      {
        key: productId,
        productId,
        quantity,
        name: product.name,
        nameGa: product.name_ga,
        options: product.options,
        price: product.price === null ? null : cents(Math.round(product.price * 100)),
        href: product.url,
        imageUrl: product.image_url,
        stock: product.stock,
      },
    ];
  });
}

/**
 * A signed-in customer's cart. Changes show at once and are sent one after the other for each line, the latest
 * last, so that fast clicks end right. `reload` reads the truth again, after a failure or an undone removal.
 */
export function useAccountCart(stored: readonly CartLine[], reload: () => void, onFailure: () => void): Cart {
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const latest = useRef(new Map<string, number>());
  const wanted = useRef(new Map<string, number>());
  const sending = useRef(new Set<string>());
  // What the server says replaces what was shown in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the server has answered anew.
  useEffect(() => {
    if (sending.current.size > 0) return;
    latest.current.clear();
    setQuantities({});
  }, [stored]);
  const lines = useMemo(
    () =>
      stored.flatMap((line) => {
        const quantity = quantities[line.key] ?? line.quantity;
        return quantity === 0 ? [] : [{ ...line, quantity }];
      }),
    [stored, quantities],
  );
  useEffect(() => tellCartChanged(lines.reduce((sum, line) => sum + line.quantity, 0)), [lines]);

  const send = useCallback(
    async (key: string) => {
      if (sending.current.has(key)) return;
      sending.current.add(key);
      for (;;) {
        const quantity = wanted.current.get(key);
        if (quantity === undefined) break;
        wanted.current.delete(key);
        if (await sendQuantity(key, quantity)) continue;
        wanted.current.delete(key);
        onFailure();
        break;
      }
      sending.current.delete(key);
      reload();
    },
    [reload, onFailure],
  );
  const want = (key: string, quantity: number): void => {
    setQuantities((before) => ({ ...before, [key]: quantity }));
    latest.current.set(key, quantity);
    wanted.current.set(key, quantity);
    void send(key);
  };
  return {
    lines,
    gone: 0,
    failed: false,
    retry: reload,
    step: (line, by) => {
      const amount = toQuantity((latest.current.get(line.key) ?? line.quantity) + by);
      if (amount !== null) want(line.key, amount);
    },
    remove: (line) => {
      want(line.key, 0);
      return () => {
        const items = [{ product_id: line.productId, quantity: line.quantity }];
        void postDrain({ key: crypto.randomUUID(), items }).then(reload);
      };
    },
  };
}

/** Sets a row's quantity on the server; 0 removes it. A row that is gone already counts as removed. */
async function sendQuantity(id: string, quantity: number): Promise<boolean> {
  try {
    const response = await fetch("/api/cart-items", {
      method: quantity === 0 ? "DELETE" : "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(quantity === 0 ? { id } : { id, quantity }),
    });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

/** Hands the guest cart over as soon as the page of a signed-in customer runs. */
export function useDrain(signedIn: boolean, onDrained: (capped: boolean) => void): void {
  const done = useRef(onDrained);
  done.current = onDrained;
  useEffect(() => {
    if (!signedIn) return;
    const drain = (): void => {
      void drainGuestCart(postDrain).then((answer) => {
        if (answer) done.current(answer.capped.length > 0);
      });
    };
    drain();
    return subscribeToGuestCart(() => {
      if (readGuestCart().length > 0) drain();
    });
  }, [signedIn]);
}
