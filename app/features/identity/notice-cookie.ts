import type { Message } from "#app/i18n/message.ts";
import * as session from "#app/i18n/messages/session.ts";

/** What the page after a redirect says once. */
export const NOTICES = {
  "logged-in": session.loggedIn,
  "logged-out": session.loggedOut,
  "password-changed": session.passwordChanged,
  "address-changed": session.newAddressDone,
  "account-deleted": session.accountDeleted,
} satisfies Record<string, Message>;

export type NoticeName = keyof typeof NOTICES;

const NAME = "notice";
/** Long enough for a slow page; a notice not shown by then is stale. */
const MAX_AGE_SECONDS = 20;

/** A Set-Cookie value. The page's own script reads and removes it, so that pages stay the same for everybody. */
export function noticeCookie(notice: NoticeName): string {
  return `${NAME}=${notice}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
}

/** A value for document.cookie that removes the notice. */
export const NO_NOTICE = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The notice in document.cookie, if it is one we know. */
export function noticeIn(cookies: string): NoticeName | null {
  const name = /(?:^|;\s*)notice=([\w-]+)/.exec(cookies)?.[1] ?? "";
  return Object.hasOwn(NOTICES, name) ? (name as NoticeName) : null;
}
