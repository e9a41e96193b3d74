import { formAddress } from "../forms/form-address.ts";
import { lastLogout, noteLogout } from "../session/last-logout.ts";
import { endsSession, isGuarded } from "../session/person-paths.ts";
import { writeStored } from "../session/stored.ts";
import * as keys from "../session/stored-keys.ts";

/** What belongs to a person and leaves the browser with them. */
const PERSONAL_KEYS = [
  ...[keys.GUEST_CART_KEY, keys.GUEST_CART_MERGE_KEY, keys.SAVED_KEY, keys.SEEN_KEY, keys.CART_LINKS_KEY],
  ...[keys.HIRE_BASKET_KEY, keys.ACCOUNT_COUNT_KEY, keys.HIRE_BASKET_MERGE_KEY, keys.REQUESTS_KEY],
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
  for (const key of [keys.FORM_DRAFT_KEY, keys.TYPED_FIELDS_KEY]) writeStored(key, null, "sessionStorage");
  noteLogout();
}

/** Browsers fill forms in again on the way back through the history, also with what somebody else typed. */
function forgetTyped(leftAt: number): void {
  const before: unknown = history.state;
  const state = typeof before === "object" && before !== null ? before : {};
  const seenAt = "seenAt" in state ? Number(state.seenAt) : Number.POSITIVE_INFINITY;
  if (seenAt < leftAt) for (const form of document.forms) form.reset();
  history.replaceState({ ...state, seenAt: Date.now() }, "");
}
