import type { JsonResponse } from "#app/lib/json-response.ts";
import { readStored, writeStored } from "#app/ui/session/stored.ts";
import { GUEST_CART_DRAIN_KEY, GUEST_CART_KEY } from "#app/ui/session/stored-keys.ts";
import { type CartEntry, countEntryPieces, subtractEntries } from "../cart.ts";
import type { DrainedCart } from "../schema.ts";
import type { GuestCartState, PendingDrain } from "./guest-cart.ts";
import { notifyCartChanged, readGuestCart, readSaved, readState, writeSaved } from "./guest-cart-store.ts";

/**
 * Starts handing the cart over, or takes up the hand-over that an earlier attempt or another tab left open.
 * The entries stay in the cart until the hand-over is confirmed, so that nothing is lost in between.
 */
export function beginDrain(state: GuestCartState, newKey: string): GuestCartState {
  if (state.pending || state.entries.length === 0) return state;
  return { entries: state.entries, pending: { key: newKey, items: state.entries } };
}

/**
 * The account has what was handed over: it leaves the guest cart. What was added meanwhile stays, for the
 * next hand-over. A confirmation for another key than the open one changes nothing.
 */
export function finishDrain(state: GuestCartState, key: string): GuestCartState {
  if (state.pending?.key !== key) return state;
  return { entries: subtractEntries(state.entries, state.pending.items), pending: null };
}

/** Gives what is saved in this browser to the account. Sending it twice is harmless, so it leaves after an answer. */
export async function handSavedOver(
  send: (items: readonly CartEntry[]) => Promise<boolean>,
): Promise<boolean> {
  const items = readSaved();
  if (items.length === 0 || !(await send(items))) return false;
  writeSaved(subtractEntries(readSaved(), items));
  notifyCartChanged();
  return true;
}

function writeState(state: GuestCartState): void {
  writeStored(GUEST_CART_DRAIN_KEY, state.pending ? JSON.stringify(state.pending) : String(Date.now()));
  writeStored(GUEST_CART_KEY, JSON.stringify(state.entries));
  notifyCartChanged();
}

/**
 * The time at which a tab of this browser last handed the cart over, in ms since 1970; 0 when none has, or one is about
 * to.
 */
export function lastHandOver(): number {
  return Number(readStored(GUEST_CART_DRAIN_KEY)) || 0;
}

/** What the account's side answered. `count` is the pieces in the account's cart now. */
export interface DrainAnswer {
  readonly count: number;
  readonly capped: readonly string[];
}

/**
 * Hands the guest cart over to the account of anyone who is signed in, until nothing is left of it. `send` posts
 * one hand-over and gives null when it failed: then everything stays as it is, for the next attempt. One tab
 * at a time, where the browser can say so. Returns the last answer, or null when there was nothing to hand over.
 */
export async function drainGuestCart(
  send: (drain: PendingDrain) => Promise<DrainAnswer | null>,
): Promise<DrainAnswer | null> {
  if (readGuestCart().length === 0 && readState().pending === null) return null;
  const work = (): Promise<DrainAnswer | null> => drainAll(send);
  return navigator.locks ? navigator.locks.request(GUEST_CART_DRAIN_KEY, work) : work();
}

async function drainAll(
  send: (drain: PendingDrain) => Promise<DrainAnswer | null>,
): Promise<DrainAnswer | null> {
  let last: DrainAnswer | null = null;
  const capped: string[] = [];
  for (;;) {
    const state = beginDrain(readState(), crypto.randomUUID());
    if (!state.pending) return last && { ...last, capped };
    writeStored(GUEST_CART_DRAIN_KEY, JSON.stringify(state.pending));
    const answer = await send(state.pending);
    if (!answer) return null;
    last = answer;
    capped.push(...answer.capped);
    writeState(finishDrain(readState(), state.pending.key));
  }
}

/**
 * Posts one hand-over to the site. Not by `ask`: pages of products have no 140 bytes for it, and without an answer the
 * cart stays here for the next page, which knows whether somebody is signed in.
 */
export async function postDrain(drain: PendingDrain): Promise<DrainAnswer | null> {
  try {
    const response: JsonResponse<DrainedCart> = await fetch("/api/cart-items", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(drain),
    });
    if (!response.ok) return null;
    const { items, capped } = await response.json();
    return { count: countEntryPieces(items), capped };
  } catch {
    return null;
  }
}
