import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type AccountCart, type CartLine, toEntry, toQuantity } from "./cart.ts";
import { postDrain, tellCartChanged } from "./guest-cart-store.ts";
import { postSaved } from "./post-saved.ts";
import type { SavedChange } from "./schema.ts";
import { rememberProducts } from "./seen-products.ts";
import type { Cart } from "./use-cart.ts";

/** Stands for a line that has left its list while the server is being told. */
const GONE = 0;

/**
 * A signed-in customer's cart. Changes show at once and are sent one after the other for each line, the latest
 * last, so that fast clicks end right. `reload` reads the truth again; after a failure what is known stands again.
 */
export function useAccountCart(
  { lines: stored, saved: storedSaved, gone }: AccountCart,
  reload: () => void,
  onFailure: () => void,
): Cart {
  const { quantityOf, show, forget, begin, end } = useShown(stored, storedSaved);
  const wanted = useRef(new Map<string, number>());
  const sending = useRef(new Set<string>());
  const current = (list: readonly CartLine[]): readonly CartLine[] =>
    list.flatMap((line) => {
      const quantity = quantityOf(line);
      return quantity === GONE ? [] : [{ ...line, quantity }];
    });
  const lines = current(stored);
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  useEffect(() => tellCartChanged(pieces), [pieces]);
  useEffect(() => {
    const all = [...stored, ...storedSaved];
    const glances = all.map(
      ({ key: _key, quantity: _quantity, chosen: _chosen, missing: _missing, ...glance }) => glance,
    );
    rememberProducts(glances, new Set(all.map((line) => line.productId)));
  }, [stored, storedSaved]);

  const fail = (key: string): void => {
    forget(key);
    onFailure();
  };
  const send = async (key: string): Promise<void> => {
    if (sending.current.has(key)) return;
    sending.current.add(key);
    begin();
    let sent = true;
    for (;;) {
      const quantity = wanted.current.get(key);
      if (quantity === undefined || !sent) break;
      wanted.current.delete(key);
      sent = await sendQuantity(key, quantity);
    }
    wanted.current.delete(key);
    sending.current.delete(key);
    end();
    if (sent) reload();
    else fail(key);
  };
  const want = (key: string, quantity: number): void => {
    show(key, quantity);
    wanted.current.set(key, quantity);
    void send(key);
  };
  const move = async (key: string, change: SavedChange): Promise<void> => {
    show(key, GONE);
    begin();
    const done = await postSaved(change);
    end();
    if (done) reload();
    else fail(key);
  };
  return {
    lines,
    saved: current(storedSaved),
    gone,
    damage: null,
    stale: false,
    unseen: 0,
    failed: false,
    retry: reload,
    step: (line, by) => {
      const amount = toQuantity(quantityOf(line) + by);
      if (amount !== null) want(line.key, amount);
    },
    remove: (line) => {
      want(line.key, GONE);
      return () => {
        void postDrain({ key: crypto.randomUUID(), items: [toEntry(line)] }).then((done) =>
          done ? reload() : onFailure(),
        );
      };
    },
    save: (line) => {
      void move(line.key, { intent: "save", id: line.key, quantity: line.quantity });
      return true;
    },
    takeBack: (line) => void move(line.key, { intent: "take-back", id: line.key }),
    removeSaved: (line) => {
      void move(line.key, { intent: "remove", id: line.key });
      return () =>
        void postSaved({ intent: "merge", items: [toEntry(line)] }).then((done) =>
          done ? reload() : onFailure(),
        );
    },
    forgetGone: () =>
      void postSaved({ intent: "forget-gone" }).then((done) => (done ? reload() : onFailure())),
  };
}

/** What is shown in place of what is stored, until the server has answered everything and told the truth. */
function useShown(stored: readonly CartLine[], saved: readonly CartLine[]) {
  const [, redraw] = useState(0);
  const shown = useRef(new Map<string, number>());
  const underWay = useRef(0);
  const told = useMemo(() => ({ stored, saved }), [stored, saved]);
  useEffect(() => {
    if (underWay.current > 0 || told === null) return;
    shown.current.clear();
    redraw((n) => n + 1);
  }, [told]);
  const set = useCallback((change: () => void) => {
    change();
    redraw((n) => n + 1);
  }, []);
  return {
    quantityOf: (line: CartLine): number => shown.current.get(line.key) ?? line.quantity,
    show: (key: string, quantity: number) => set(() => shown.current.set(key, quantity)),
    forget: (key: string) => set(() => shown.current.delete(key)),
    begin: () => {
      underWay.current += 1;
    },
    end: () => {
      underWay.current -= 1;
    },
  };
}

/** Sets a row's quantity on the server; 0 removes it. A row that is gone already counts as removed. */
async function sendQuantity(id: string, quantity: number): Promise<boolean> {
  try {
    const response = await fetch("/api/cart-items", {
      method: quantity === GONE ? "DELETE" : "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(quantity === GONE ? { id } : { id, quantity }),
    });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}
