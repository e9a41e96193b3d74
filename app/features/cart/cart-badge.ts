import { GUEST_CART_KEY } from "#app/ui/session/stored-keys.ts";
import { countEntryPieces } from "./cart.ts";
import { readGuestCart } from "./guest/guest-cart-store.ts";

/**
 * Shows in the header how many pieces the cart holds, on every page: those of the account, which the server wrote, and
 * those that the guest cart takes. Follows every change, here and in other tabs.
 */
export function watchCartBadge(): void {
  addEventListener("cart:changed", (event) =>
    showCount(event instanceof CustomEvent ? event.detail?.count : undefined),
  );
  addEventListener("storage", ({ key }) => {
    if (key === GUEST_CART_KEY || key === null) showCount();
  });
  addEventListener("shell:look", () => showCount());
  addEventListener("pageshow", () => showCount());
  showCount();
}

/** `accountCount` is what a server just said that the cart of the account holds. */
function showCount(accountCount?: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>("[data-cart-count]")) {
    const known = badge.dataset["cartCount"];
    if (accountCount !== undefined && known) badge.dataset["cartCount"] = String(accountCount);
    const count = accountCount ?? Number(known ?? 0) + countEntryPieces(readGuestCart());
    const text = count > 0 ? String(count) : "";
    if (badge.textContent === text) continue;
    badge.textContent = text;
    delete badge.dataset["ticked"];
    requestAnimationFrame(() => {
      badge.dataset["ticked"] = "";
    });
  }
}
