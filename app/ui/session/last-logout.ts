import { readStored, writeStored } from "./stored.ts";

/** The key of the time at which somebody last logged out in this browser, in ms since 1970. */
const LAST_LOGOUT_KEY = "last_logout";

export function lastLogout(): number {
  return Number(readStored(LAST_LOGOUT_KEY));
}

export function noteLogout(): void {
  writeStored(LAST_LOGOUT_KEY, String(Date.now()));
}
