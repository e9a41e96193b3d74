/** The key of the time at which somebody last logged out in this browser, in ms since 1970. */
export const LAST_LOGOUT_KEY = "last_logout";

export function lastLogout(): number {
  try {
    return Number(localStorage.getItem(LAST_LOGOUT_KEY) ?? 0);
  } catch {
    return 0;
  }
}
