import { settleChoices } from "#app/features/catalog/index/choices.ts";
import { keysOf } from "#app/lib/records.ts";
import { type CartEntry, type CartLine, entryKey, toCartEntry } from "../cart.ts";
import { BROWSER_RULES } from "../cart-reducer.ts";
import type { CartCommands, CartState, CartStore } from "../use-cart.ts";
import type { StoredDamage } from "./guest-cart.ts";
import {
  changeGuestCart,
  readDamage,
  readGuestCart,
  readSaved,
  saveForLater,
  subscribeToGuestCart,
} from "./guest-cart-store.ts";
import { type CartProduct, fetchCartProducts, readSeen, rememberProducts } from "./seen-products.ts";

/** Products that the site was asked for, or those of an earlier visit where it could not be reached (`stale`). */
interface Products {
  readonly asked: ReadonlySet<string>;
  readonly found: ReadonlyMap<string, CartProduct>;
  readonly stale: boolean;
}

/** What a state is made of. */
interface Parts {
  readonly cart: readonly CartEntry[];
  readonly saved: readonly CartEntry[];
  readonly products: Products | null;
  readonly failed: boolean;
  readonly damage: StoredDamage | null;
}

const WAITING: CartState = {
  lines: null,
  saved: [],
  gone: 0,
  damage: null,
  stale: false,
  unseen: 0,
  failed: false,
};

/** The cart in this browser, with names and prices asked of the site. */
export function createBrowserCart(): CartStore {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const products = createProducts(tell);
  let damage: StoredDamage | null = null;
  let last: { readonly parts: Parts; readonly state: CartState } | undefined;
  const read = (): CartState => {
    const parts: Parts = { cart: readGuestCart(), saved: readSaved(), damage, ...products.read() };
    if (!last || keysOf(parts).some((name) => parts[name] !== last?.parts[name]))
      last = { parts, state: toState(parts) };
    return last.state;
  };
  const start = (): (() => void) => {
    // The next change rewrites what is stored.
    const found = readDamage();
    damage = found.dropped + found.changed > 0 ? found : null;
    const stop = subscribeToGuestCart(() => {
      products.ask();
      tell();
    });
    addEventListener("online", products.retry);
    products.ask();
    return () => {
      stop();
      removeEventListener("online", products.retry);
      products.stop();
    };
  };
  let stop = (): void => {};
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) stop = start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    read,
    readOnServer: () => WAITING,
    ...commandsOf(products),
  };
}

type ProductSource = ReturnType<typeof createProducts>;

/** The products of both lists; those read before are shown until the new answer is there. */
function createProducts(tell: () => void) {
  let known: Products | null = null;
  let failed = false;
  let askedFor = "";
  let latest: AbortController | undefined;
  const set = (next: Products | null, isFailed: boolean): void => {
    known = next;
    failed = isFailed;
    tell();
  };
  const ask = (again = false): void => {
    const ids = idsOf(readGuestCart(), readSaved());
    if (ids === askedFor && !again) return;
    askedFor = ids;
    latest?.abort();
    const isKnown = ids.split(",").every((id) => id === "" || known?.asked.has(id)) && !known?.stale;
    if (ids === "" || isKnown) return;
    const controller = new AbortController();
    latest = controller;
    const requestedIds = new Set(ids.split(","));
    set(known, false);
    fetchCartProducts([...requestedIds], controller.signal).then(
      (list) => {
        rememberProducts(list, requestedIds);
        set({ asked: requestedIds, found: byId(list), stale: false }, false);
      },
      () => {
        if (controller.signal.aborted) return;
        const seen = [...readSeen().values()].map(({ product }) => product);
        const found = byId(seen.filter(({ productId }) => requestedIds.has(productId)));
        if (found.size > 0) set({ asked: requestedIds, found, stale: true }, false);
        else set(known, true);
      },
    );
  };
  return {
    read: () => ({ products: known, failed }),
    ask: () => ask(),
    retry: () => ask(true),
    stop: () => {
      latest?.abort();
      askedFor = "";
    },
  };
}

function commandsOf(products: ProductSource): CartCommands {
  return {
    retry: products.retry,
    step: ({ key }, by) => {
      const entry = readGuestCart().find((other) => entryKey(other) === key);
      if (entry) changeGuestCart({ kind: "set-quantity", key, quantity: entry.quantity + by });
    },
    remove: (line) => {
      const index = readGuestCart().findIndex((entry) => entryKey(entry) === line.key);
      const entry = readGuestCart()[index] ?? toCartEntry(line);
      changeGuestCart({ kind: "remove", key: line.key });
      return () => void changeGuestCart({ kind: "undo-remove", entry, index });
    },
    save: ({ key }) => saveForLater(key),
    takeBack: ({ key }) => void changeGuestCart({ kind: "restore", key }),
    removeSaved: (line) => {
      const entry = readSaved().find((other) => entryKey(other) === line.key) ?? toCartEntry(line);
      changeGuestCart({ kind: "remove-saved", key: line.key });
      return () => void changeGuestCart({ kind: "merge-saved", entries: [entry] });
    },
    forgetGone: () => {
      const known = products.read().products;
      const settle = (entry: CartEntry) => (isMissing(entry, known) ? null : entry);
      changeGuestCart({ kind: "forget-gone" }, { ...BROWSER_RULES, settle });
    },
  };
}

function toState({ cart, saved, products, failed, damage }: Parts): CartState {
  const missing = [...cart, ...saved].filter((entry) => isMissing(entry, products)).length;
  const stale = products?.stale ?? false;
  const isEmpty = cart.length + saved.length === 0;
  return {
    lines: isEmpty ? [] : products && toLines(cart, products.found),
    saved: products ? toLines(saved, products.found) : [],
    gone: stale ? 0 : missing,
    unseen: stale ? missing : 0,
    stale,
    failed,
    damage,
  };
}

function isMissing({ product_id: id }: CartEntry, products: Products | null): boolean {
  return products ? products.asked.has(id) && !products.found.has(id) : false;
}

function idsOf(...lists: (readonly CartEntry[])[]): string {
  return [...new Set(lists.flat().map((entry) => entry.product_id))].sort().join(",");
}

function byId(list: readonly CartProduct[]): ReadonlyMap<string, CartProduct> {
  return new Map(list.map((product) => [product.productId, product]));
}

function toLines(
  entries: readonly CartEntry[],
  products: ReadonlyMap<string, CartProduct>,
): readonly CartLine[] {
  return entries.flatMap((entry) => {
    const product = products.get(entry.product_id);
    if (!product) return [];
    const { quantity, options } = entry;
    return [{ ...product, ...settleChoices(product.choices, options), key: entryKey(entry), quantity }];
  });
}
