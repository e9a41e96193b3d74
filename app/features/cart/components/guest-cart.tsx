import { useState } from "react";
import type { Flash } from "#app/ui/flash/flash.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { CartOffer } from "../cart-link.ts";
import { createBrowserCart } from "../guest/browser-cart.ts";
import { useCart } from "../use-cart.ts";
import { CartView } from "./cart-view.tsx";

/** What the address of a visit brings, for guests and customers. */
export interface CartArrival {
  readonly offer: CartOffer | null;
  /** The result of a plain form; null where none was sent. */
  readonly flash: Flash | null;
  readonly graphic: PictureSource | null;
}

/** The cart page of a guest. */
export function GuestCart(arrival: CartArrival) {
  const [store] = useState(createBrowserCart);
  return <CartView cart={useCart(store)} guest {...arrival} />;
}
