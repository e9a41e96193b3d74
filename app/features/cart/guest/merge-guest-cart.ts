import type { JsonResponse } from "#app/lib/json-response.ts";
import { readStored, writeStored } from "#app/ui/session/stored.ts";
import { GUEST_CART_KEY, GUEST_CART_MERGE_KEY } from "#app/ui/session/stored-keys.ts";
import { type CartEntry, countEntryPieces, subtractEntries } from "../cart.ts";
import type { MergedCart } from "../schema.ts";
import type { GuestCartState, PendingMerge } from "./guest-cart.ts";
import { notifyCartChanged, readSaved, readState, writeSaved } from "./guest-cart-store.ts";
import { mergeIntoAccount } from "./merge-into-account.ts";

/**
 * Starts a merge of the cart, or takes up the one that an earlier attempt or another tab left open. The entries stay in
 * the cart until the merge is confirmed, so that nothing is lost in between.
 */
export function beginMerge(state: GuestCartState): GuestCartState {
  if (state.pending || state.entries.length === 0) return state;
  return { entries: state.entries, pending: { key: crypto.randomUUID(), items: state.entries } };
}

/**
 * The account has what was merged: it leaves the guest cart. What was added meanwhile stays, for the next merge. A
 * confirmation for another key than the open one changes nothing.
 */
export function finishMerge(state: GuestCartState, key: string): GuestCartState {
  if (state.pending?.key !== key) return state;
  return { entries: subtractEntries(state.entries, state.pending.items), pending: null };
}

/** Merges what is saved in this browser into the account. Sending it twice is harmless, so it leaves after an answer. */
export async function mergeSaved(send: (items: readonly CartEntry[]) => Promise<boolean>): Promise<boolean> {
  const items = readSaved();
  if (items.length === 0 || !(await send(items))) return false;
  writeSaved(subtractEntries(readSaved(), items));
  notifyCartChanged();
  return true;
}

function writeState(state: GuestCartState): void {
  writeStored(GUEST_CART_MERGE_KEY, state.pending ? JSON.stringify(state.pending) : String(Date.now()));
  writeStored(GUEST_CART_KEY, JSON.stringify(state.entries));
  notifyCartChanged();
}

/** The time at which a tab of this browser last merged the cart, in ms since 1970; 0 when none has, or one is about to. */
export function lastMerge(): number {
  return Number(readStored(GUEST_CART_MERGE_KEY)) || 0;
}

/** What the account's side answered. `count` is the pieces in the account's cart now. */
export interface MergeAnswer {
  readonly count: number;
  readonly capped: readonly string[];
}

/**
 * Merges the guest cart into the account of a visitor who has signed in. Returns the last answer with every product that
 * was cut, or null when there was nothing to merge or a merge failed.
 */
export async function mergeGuestCart(
  send: (merge: PendingMerge) => Promise<MergeAnswer | null>,
): Promise<MergeAnswer | null> {
  const merging = mergeIntoAccount(
    GUEST_CART_MERGE_KEY,
    () => beginMerge(readState()).pending,
    ({ key }) => writeState(finishMerge(readState(), key)),
    send,
  );
  const answers = (await merging) ?? [];
  const last = answers.at(-1);
  return last ? { ...last, capped: answers.flatMap(({ capped }) => capped) } : null;
}

/**
 * Posts one merge to the site. Not by `ask`: pages of products have no 140 bytes for it, and without an answer the
 * cart stays here for the next page, which knows whether somebody is signed in.
 */
export async function postMerge(merge: PendingMerge): Promise<MergeAnswer | null> {
  try {
    const response: JsonResponse<MergedCart> = await fetch("/api/cart-items", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(merge),
    });
    if (!response.ok) return null;
    const { items, capped } = await response.json();
    return { count: countEntryPieces(items), capped };
  } catch {
    return null;
  }
}
