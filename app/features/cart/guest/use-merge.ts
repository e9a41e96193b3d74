import { useEffect, useRef } from "react";
import { GUEST_CART_KEY } from "#app/ui/session/stored-keys.ts";
import { readGuestCart, subscribeToGuestCart } from "./guest-cart-store.ts";
import { lastMerge, mergeGuestCart, mergeSaved, postMerge } from "./merge-guest-cart.ts";
import { postSaved } from "./post-saved.ts";

/** Merges what this browser keeps into the account as soon as the page of a signed-in customer runs. */
export function useMerge(onMerged: (capped: boolean) => void): void {
  const done = useRef(onMerged);
  done.current = onMerged;
  useEffect(() => {
    const merge = (): void => {
      void mergeGuestCart(postMerge).then((answer) => {
        if (answer) done.current(answer.capped.length > 0);
      });
      void mergeSaved((items) => postSaved("merges", { items })).then((merged) => {
        if (merged) done.current(false);
      });
    };
    // Merged by another tab while this page was on its way: what the server wrote may be from before.
    if (lastMerge() > performance.timeOrigin) done.current(false);
    merge();
    addEventListener("online", merge);
    const stop = subscribeToGuestCart(() => {
      if (readGuestCart().length > 0) merge();
    });
    // Another tab has merged what this one waited to: the account's cart is another one by now.
    const onMergedElsewhere = (event: StorageEvent): void => {
      if (event.key === GUEST_CART_KEY && readGuestCart().length === 0) done.current(false);
    };
    addEventListener("storage", onMergedElsewhere);
    return () => {
      stop();
      removeEventListener("storage", onMergedElsewhere);
      removeEventListener("online", merge);
    };
  }, []);
}
