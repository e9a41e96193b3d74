import type { Message } from "#app/i18n/message.ts";
import * as session from "#app/i18n/messages/session.ts";
import { cookieName, cookieValue } from "#app/lib/cookie-name.ts";
import { isKeyOf } from "#app/lib/records.ts";

/** What the page after a redirect says once. */
export const NOTICES = {
  "logged-in": session.loggedIn,
  "logged-out": session.loggedOut,
  "password-changed": session.passwordChanged,
  "address-changed": session.newAddressDone,
  "account-deleted": session.accountDeleted,
  "desk-closed": session.deskClosed,
} satisfies Record<string, Message>;

/** Said by the page itself, as the start page, where it leads, has no toasts. */
export const DESK_CLOSED = "desk-closed";

export type NoticeName = keyof typeof NOTICES;

const NAME = "notice";
/** Long enough for a slow page; a notice not shown by then is stale. */
const MAX_AGE_SECONDS = 20;

/** A Set-Cookie value. The page that says it removes it; kept pages leave both to their script. */
export function noticeCookie(notice: NoticeName, origin: string): string {
  return cookie(notice, MAX_AGE_SECONDS, origin);
}

/** A value for document.cookie or Set-Cookie that removes the notice of a page at this origin. */
export function noNotice(origin: string): string {
  return cookie("", 0, origin);
}

/** The notice in document.cookie of a page at this origin, if it is one we know. */
export function noticeIn(cookies: string, origin: string): NoticeName | null {
  const name = cookieValue(cookies, cookieName(NAME, origin)) ?? "";
  return isKeyOf(NOTICES, name) ? name : null;
}

function cookie(value: string, maxAge: number, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(NAME, origin)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
