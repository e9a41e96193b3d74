import { formAddress } from "../forms/form-address.ts";
import { LAST_LOGOUT_KEY, lastLogout } from "../session/last-logout.ts";
import { endsSession, isGuarded } from "../session/person-paths.ts";
import { writeStored } from "../session/stored.ts";

/** What belongs to a person and leaves the browser with them. */
const PERSONAL_KEYS = [
  ...["guest_cart", "guest_cart_drain", "saved_for_later", "cart_products", "cart_links"],
  ...["hire_basket", "hire_basket_account", "hire_basket_handover", "hire_requests"],
];

/** The next person at this device finds nothing of the one who logged out: no cart, no page, no word typed. */
export function watchPerson(): void {
  const loadedAt = Date.now();
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && endsSession(formAddress(target, location.href).pathname))
      forgetPerson();
  });
  addEventListener("pageshow", ({ persisted }) => {
    const leftAt = lastLogout();
    // Out of the browser's memory a page may be another person's by now: the server decides again.
    if (persisted && (isGuarded(location.pathname) || leftAt > loadedAt)) {
      document.body.hidden = true;
      location.reload();
    }
    if (!persisted) forgetTyped(leftAt);
  });
}

function forgetPerson(): void {
  for (const key of PERSONAL_KEYS) writeStored(key, null);
  try {
    sessionStorage.removeItem("form_draft");
    sessionStorage.removeItem("typed_fields");
    localStorage.setItem(LAST_LOGOUT_KEY, String(Date.now()));
  } catch {}
}

/** Browsers fill forms in again on the way back through the history, also with what somebody else typed. */
function forgetTyped(leftAt: number): void {
  const before: unknown = history.state;
  const state = typeof before === "object" && before !== null ? before : {};
  const seenAt = "seenAt" in state ? Number(state.seenAt) : Number.POSITIVE_INFINITY;
  if (seenAt < leftAt) for (const form of document.forms) form.reset();
  history.replaceState({ ...state, seenAt: Date.now() }, "");
}
