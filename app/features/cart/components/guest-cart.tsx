import type { PictureSource } from "#app/ui/picture-source.ts";
import type { CartProblem } from "../cart.ts";
import type { CartOffer } from "../cart-link.ts";
import { useGuestCart } from "../use-cart.ts";
import { CartView } from "./cart-view.tsx";

/** What a visit to the cart page brings with it, whoever comes. */
export interface CartArrival {
  readonly offer: CartOffer | null;
  readonly problem: CartProblem | null;
  readonly graphic: PictureSource | null;
}

/** The cart page of a guest. */
export function GuestCart(arrival: CartArrival) {
  return <CartView cart={useGuestCart()} guest {...arrival} />;
}
