import { ask } from "#app/ui/session/ask.ts";
import { type AccountCart, type CartLine, toCartEntry, toCartQuantity } from "./cart.ts";
import { notifyCartChanged } from "./guest/guest-cart-store.ts";
import { postMerge } from "./guest/merge-guest-cart.ts";
import { isSavedDone, postSaved } from "./guest/post-saved.ts";
import { rememberProducts } from "./guest/seen-products.ts";
import type { CartState, CartStore } from "./use-cart.ts";

/** Is for a line that has left its list while the server is being told. */
const GONE = 0;

export interface AccountCartStore extends CartStore {
  /** Takes what the server has stored in the place of what was known. */
  take(stored: AccountCart): void;
}

interface Page {
  /** Reads the stored cart again and gives it to `take`. */
  readonly reload: () => void;
  /** Tells the visitor that a change failed; what is stored shows again. */
  readonly fail: () => void;
}

/**
 * A signed-in customer's cart. Changes show at once and are sent one after the other for each line, the latest
 * last, so that fast clicks end right.
 */
export function createAccountCart(first: AccountCart, page: Page): AccountCartStore {
  const shown = createShown(first);
  const sendQuantities = createQuantitySender(shown, page);
  const settle = (done: unknown): void => (done ? page.reload() : page.fail());
  const move = async (key: string, step: string, body?: object): Promise<void> => {
    shown.set(key, GONE);
    const done = await shown.during(postSaved(`${key}/${step}`, body));
    if (done) return page.reload();
    shown.forget(key);
    page.fail();
  };
  return {
    subscribe: shown.subscribe,
    read: shown.read,
    readOnServer: shown.read,
    take: shown.take,
    retry: page.reload,
    step: (line, by) => {
      const amount = toCartQuantity(shown.quantityOf(line) + by);
      if (amount !== null) sendQuantities(line.key, amount);
    },
    remove: (line) => {
      sendQuantities(line.key, GONE);
      return () => void postMerge({ key: crypto.randomUUID(), items: [toCartEntry(line)] }).then(settle);
    },
    save: ({ key, quantity }) => {
      void move(key, "saving", { quantity });
      return true;
    },
    takeBack: ({ key }) => void move(key, "restoration"),
    removeSaved: (line) => {
      void move(line.key, "deletion");
      return () => void postSaved("merges", { items: [toCartEntry(line)] }).then(settle);
    },
    forgetGone: () => void postSaved("gone/deletion").then(settle),
  };
}

type Shown = ReturnType<typeof createShown>;

/** What is shown in place of what is stored, until the server has answered everything. */
function createShown(first: AccountCart) {
  const listeners = new Set<() => void>();
  const quantities = new Map<string, number>();
  let stored = first;
  let underWay = 0;
  const quantityOf = (line: CartLine): number => quantities.get(line.key) ?? line.quantity;
  const current = (list: readonly CartLine[]): readonly CartLine[] =>
    list.flatMap((line) => {
      const quantity = quantityOf(line);
      return quantity === GONE ? [] : [{ ...line, quantity }];
    });
  const toState = () => ({
    lines: current(stored.lines),
    saved: current(stored.saved),
    gone: stored.gone,
    damage: null,
    stale: false,
    unseen: 0,
    failed: false,
  });
  let state = toState();
  let result: number | null = null;
  const tell = (): void => {
    state = toState();
    const pieces = state.lines.reduce((sum, line) => sum + line.quantity, 0);
    if (pieces !== result) notifyCartChanged(pieces);
    result = pieces;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): CartState => state,
    quantityOf,
    set: (key: string, quantity: number): void => {
      quantities.set(key, quantity);
      tell();
    },
    forget: (key: string): void => {
      quantities.delete(key);
      tell();
    },
    /** Keeps what is shown while `work` runs, whatever is taken meanwhile. */
    during: async <T>(work: Promise<T>): Promise<T> => {
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
      }
    },
    take: (next: AccountCart): void => {
      stored = next;
      if (underWay === 0) quantities.clear();
      rememberLines([...next.lines, ...next.saved]);
      tell();
    },
  };
}

function rememberLines(lines: readonly CartLine[]): void {
  const cartProducts = lines.map(
    ({ key: _key, quantity: _quantity, chosen: _chosen, missing: _missing, catalogPrice, ...cartProduct }) =>
      // The browser may be used by others later, so it keeps the price that everybody pays.
      catalogPrice === undefined ? cartProduct : { ...cartProduct, price: catalogPrice },
  );
  rememberProducts(cartProducts, new Set(lines.map((line) => line.productId)));
}

/** Sends the quantity that a line was given last, one request of a line at a time. */
function createQuantitySender(shown: Shown, { reload, fail }: Page) {
  const wanted = new Map<string, number>();
  const sending = new Set<string>();
  const sendAll = async (key: string): Promise<boolean> => {
    let sent = true;
    for (;;) {
      const quantity = wanted.get(key);
      if (quantity === undefined || !sent) return sent;
      wanted.delete(key);
      sent = await sendQuantity(key, quantity);
    }
  };
  const send = async (key: string): Promise<void> => {
    if (sending.has(key)) return;
    sending.add(key);
    const sent = await shown.during(sendAll(key));
    wanted.delete(key);
    sending.delete(key);
    if (sent) return reload();
    shown.forget(key);
    fail();
  };
  return (key: string, quantity: number): void => {
    shown.set(key, quantity);
    wanted.set(key, quantity);
    void send(key);
  };
}

/** Sets a row's quantity on the server; 0 removes it. A row that is gone already counts as removed. */
async function sendQuantity(id: string, quantity: number): Promise<boolean> {
  return isSavedDone(
    quantity === GONE
      ? await ask("/api/cart-items", { json: { id }, method: "DELETE" })
      : await ask("/api/cart-items", { json: { id, quantity }, method: "PATCH" }),
  );
}
