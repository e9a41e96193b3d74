/** The script of every page: what header, pictures and strips do, and the number of pieces in the cart. */
import { watchCartBadge } from "#app/features/cart/cart-badge.ts";
import "#app/ui/shell/shell.client.ts";

watchCartBadge();
