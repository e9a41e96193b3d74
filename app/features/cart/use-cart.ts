import { useSyncExternalStore } from "react";
import type { CartLine } from "./cart.ts";
import type { CartForms } from "./components/cart-forms.tsx";
import type { StoredDamage } from "./guest/guest-cart.ts";

/** What the cart page shows. */
export interface CartState {
  /** The lines of the cart; null while the products are being read. */
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
}

/** What the cart page does with its cart. */
export interface CartCommands {
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

/** A cart in this browser or in an account. */
export interface CartStore extends CartCommands {
  /** Calls `listener` after every change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Reads the state: the same object until something changes. */
  read(): CartState;
  /** What the server writes into the page. */
  readOnServer(): CartState;
}

/** A cart as its page works with it, whichever store keeps it. */
export type Cart = CartState &
  CartCommands & {
    /** Those of an account. */
    readonly forms?: CartForms;
  };

/** The cart of the page. `store` stays the same as long as the page does. */
export function useCart(store: CartStore): Cart {
  return { ...store, ...useSyncExternalStore(store.subscribe, store.read, store.readOnServer) };
}
