import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { settleChoices } from "#app/features/catalog/choices.ts";
import { type CartEntry, type CartLine, entryKey, toEntry } from "./cart.ts";
import { BROWSER_RULES } from "./cart-reducer.ts";
import { GUEST_CART_KEY, type StoredDamage } from "./guest-cart.ts";
import {
  changeGuestCart,
  drainGuestCart,
  handSavedOver,
  lastHandOver,
  postDrain,
  readDamage,
  readGuestCart,
  readSaved,
  saveForLater,
  subscribeToGuestCart,
} from "./guest-cart-store.ts";
import { postSaved } from "./post-saved.ts";
import { fetchGlances, type ProductGlance, readSeen, rememberProducts } from "./seen-products.ts";

/** A cart as its page works with it, whichever side keeps it. */
export interface Cart {
  /** Null while the products are being read. */
  readonly lines: readonly CartLine[] | null;
  /** What is saved for later. */
  readonly saved: readonly CartLine[];
  /** Entries whose product is no longer sold. */
  readonly gone: number;
  /** What of the stored cart could not be read; null when all of it could. */
  readonly damage: StoredDamage | null;
  /** True when names and prices are those of an earlier visit, because the site cannot be reached. */
  readonly stale: boolean;
  /** Entries that cannot be shown before the site is reached again. */
  readonly unseen: number;
  /** True when nothing of it could be read. */
  readonly failed: boolean;
  retry(): void;
  /** One more, one fewer: counted from what the line holds at this moment, however fast the clicks come. */
  step(line: CartLine, by: number): void;
  /** Takes a line out and gives what brings it back. */
  remove(line: CartLine): () => void;
  /** Moves a line to what is saved for later. False when it cannot move now. */
  save(line: CartLine): boolean;
  /** Moves a saved line back into the cart. */
  takeBack(line: CartLine): void;
  /** Takes a saved line off its list and gives what brings it back. */
  removeSaved(line: CartLine): () => void;
  /** Takes out what is no longer sold. */
  forgetGone(): void;
}

const NOTHING: readonly CartEntry[] = [];

/** The cart in this browser, with names and prices asked of the site. */
export function useGuestCart(): Cart {
  const entries = useSyncExternalStore(subscribeToGuestCart, readGuestCart, () => null);
  const saved = useSyncExternalStore(subscribeToGuestCart, readSaved, () => NOTHING);
  const ids = useMemo(() => idsOf(entries ?? NOTHING, saved), [entries, saved]);
  const { products, failed, retry } = useProducts(ids);
  const lines = useMemo(
    () => entries && (ids === "" ? [] : products && toLines(entries, products.found)),
    [entries, ids, products],
  );
  const savedLines = useMemo(() => (products ? toLines(saved, products.found) : []), [saved, products]);
  const missing = [...(entries ?? NOTHING), ...saved].filter(
    ({ product_id: id }) => products?.asked.has(id) && !products.found.has(id),
  );
  const stale = products?.stale ?? false;
  return {
    lines,
    saved: savedLines,
    gone: stale ? 0 : missing.length,
    unseen: stale ? missing.length : 0,
    stale,
    damage: useDamage(),
    failed,
    retry,
    step: (line, by) => {
      const entry = readGuestCart().find((other) => entryKey(other) === line.key);
      if (entry) changeGuestCart({ kind: "set-quantity", key: line.key, quantity: entry.quantity + by });
    },
    remove: (line) => {
      const index = readGuestCart().findIndex((entry) => entryKey(entry) === line.key);
      const entry = readGuestCart()[index] ?? toEntry(line);
      changeGuestCart({ kind: "remove", key: line.key });
      return () => void changeGuestCart({ kind: "undo-remove", entry, index });
    },
    save: (line) => saveForLater(line.key),
    takeBack: (line) => void changeGuestCart({ kind: "restore", key: line.key }),
    removeSaved: (line) => {
      const entry = readSaved().find((other) => entryKey(other) === line.key) ?? toEntry(line);
      changeGuestCart({ kind: "remove-saved", key: line.key });
      return () => void changeGuestCart({ kind: "merge-saved", entries: [entry] });
    },
    forgetGone: () => {
      const gone = new Set(missing.map((entry) => entry.product_id));
      const settle = (entry: CartEntry) => (gone.has(entry.product_id) ? null : entry);
      changeGuestCart({ kind: "forget-gone" }, { ...BROWSER_RULES, settle });
    },
  };
}

function idsOf(...lists: (readonly CartEntry[])[]): string {
  return [...new Set(lists.flat().map((entry) => entry.product_id))].sort().join(",");
}

/** What was wrong with the stored cart when the page opened: the next change writes it anew. */
function useDamage(): StoredDamage | null {
  const [damage, setDamage] = useState<StoredDamage | null>(null);
  useEffect(() => {
    const found = readDamage();
    setDamage(found.dropped + found.changed > 0 ? found : null);
  }, []);
  return damage;
}

interface Answer {
  readonly asked: ReadonlySet<string>;
  readonly found: ReadonlyMap<string, ProductGlance>;
  readonly stale: boolean;
}

/**
 * The products with these ids, joined by commas. Products read before are shown until the new answer is there, and
 * those of an earlier visit when there is none.
 */
function useProducts(ids: string) {
  const [products, setProducts] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const known = ids.split(",").every((id) => id === "" || products?.asked.has(id)) && !products?.stale;
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same ids again.
  useEffect(() => {
    if (ids === "" || known) return;
    const abort = new AbortController();
    const asked = new Set(ids.split(","));
    setFailed(false);
    fetchGlances([...asked], abort.signal).then(
      (list) => {
        rememberProducts(list, asked);
        setProducts({ asked, found: byId(list), stale: false });
      },
      () => {
        if (abort.signal.aborted) return;
        const seen = [...readSeen().values()].map(({ glance }) => glance);
        const found = byId(seen.filter(({ productId }) => asked.has(productId)));
        if (found.size > 0) setProducts({ asked, found, stale: true });
        else setFailed(true);
      },
    );
    return () => abort.abort();
  }, [ids, attempt]);
  useEffect(() => {
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [retry]);
  return { products, failed, retry };
}

function byId(list: readonly ProductGlance[]): ReadonlyMap<string, ProductGlance> {
  return new Map(list.map((glance) => [glance.productId, glance]));
}

function toLines(
  entries: readonly CartEntry[],
  products: ReadonlyMap<string, ProductGlance>,
): readonly CartLine[] {
  return entries.flatMap((entry) => {
    const product = products.get(entry.product_id);
    if (!product) return [];
    const { quantity, options } = entry;
    return [{ ...product, ...settleChoices(product.choices, options), key: entryKey(entry), quantity }];
  });
}

/** Hands what this browser keeps over as soon as the page of a signed-in customer runs. */
export function useDrain(signedIn: boolean, onDrained: (capped: boolean) => void): void {
  const done = useRef(onDrained);
  done.current = onDrained;
  useEffect(() => {
    if (!signedIn) return;
    const drain = (): void => {
      void drainGuestCart(postDrain).then((answer) => {
        if (answer) done.current(answer.capped.length > 0);
      });
      void handSavedOver((items) => postSaved({ intent: "merge", items: [...items] })).then((handed) => {
        if (handed) done.current(false);
      });
    };
    // Handed over by another tab while this page was on its way: what the server wrote may be from before.
    if (lastHandOver() > performance.timeOrigin) done.current(false);
    drain();
    addEventListener("online", drain);
    const stop = subscribeToGuestCart(() => {
      if (readGuestCart().length > 0) drain();
    });
    // Another tab has handed over what this one waited to: the account's cart is another one by now.
    const onHandedOver = (event: StorageEvent): void => {
      if (event.key === GUEST_CART_KEY && readGuestCart().length === 0) done.current(false);
    };
    addEventListener("storage", onHandedOver);
    return () => {
      stop();
      removeEventListener("storage", onHandedOver);
      removeEventListener("online", drain);
    };
  }, [signedIn]);
}
