import { useEffect, useRef } from "react";
import { GUEST_CART_KEY } from "#app/ui/session/stored-keys.ts";
import { drainGuestCart, handSavedOver, lastHandOver, postDrain } from "./drain-guest-cart.ts";
import { readGuestCart, subscribeToGuestCart } from "./guest-cart-store.ts";
import { postSaved } from "./post-saved.ts";

/** Hands what this browser keeps over as soon as the page of a signed-in customer runs. */
export function useDrain(onDrained: (capped: boolean) => void): void {
  const done = useRef(onDrained);
  done.current = onDrained;
  useEffect(() => {
    const drain = (): void => {
      void drainGuestCart(postDrain).then((answer) => {
        if (answer) done.current(answer.capped.length > 0);
      });
      void handSavedOver((items) => postSaved("merges", { items })).then((handed) => {
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
  }, []);
}
