import type { Locale } from "#app/i18n/locale.ts";
import type { ROLES } from "./enums.ts";

/** The signed-in person, as pages see them. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  /** Roles of a staff member; empty for a customer. */
  readonly roles: readonly Role[];
  /** Buys at the prices of an active price list. */
  readonly hasPriceList: boolean;
}

export type Role = (typeof ROLES)[number];

/** A member of the staff, as choices of an assignee show them. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  /** Cannot log in, and is given no work. */
  readonly isLocked: boolean;
}

/** One sign-in of the viewer that is still open. */
export interface OpenSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly userAgent: string | null;
  /** True for the session that asks. */
  readonly current: boolean;
}

/** An account as the back office's list shows it. */
export interface UserSummary {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly confirmed: boolean;
  /** The instant at which the account was locked; null while it is open. */
  readonly lockedAt: Date | null;
  readonly createdAt: Date;
  readonly roles: readonly Role[];
}

export interface UserDetail extends UserSummary {
  /** The language of mails. */
  readonly locale: Locale;
  readonly twoFactorEnabled: boolean;
  /** Since when they may order on invoice; null when they may not. */
  readonly tradeSince: Date | null;
  readonly openSessions: number;
  /** Was invited, and has not chosen a password yet. */
  readonly isInvited: boolean;
}

/** What an admin can do to somebody's account. */
export const USER_ACTIONS = [
  "roles",
  "allow-invoice",
  "end-invoice",
  "lock",
  "unlock",
  "end-sessions",
  "remove-factor",
  "invite-again",
  "withdraw-invitation",
] as const;

export type UserAction = (typeof USER_ACTIONS)[number];

/** What an admin is asked about first: only the person could undo it. */
export const ASKED_ACTIONS: readonly UserAction[] = ["remove-factor"];

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

/** The page that a sign-in leads to when no page asked for it. */
export const AFTER_SIGN_IN = "/shop/browse";

/** How long the link of a reset mail works, in minutes. */
export const RESET_LINK_MINUTES = 60;

/** How long the link of a confirmation mail works, in hours. */
export const CONFIRM_LINK_HOURS = 24;

/** How long the link of an invitation works, in hours. */
export const INVITE_LINK_HOURS = 24;
/** How long the page of a link says that the invitation was withdrawn: as long as the text of its mail is kept. */
export const WITHDRAWN_LINK_DAYS = 30;

/** How long the link to a new address works, in minutes. */
export const CHANGE_EMAIL_LINK_MINUTES = 60;

/** How long a session lasts that is not used. */
export const SESSION_DAYS = 30;

/** A session this old is prolonged by its next request. */
export const SESSION_UPDATE_DAYS = 1;

/** How long somebody stays signed in without logging in again, however often they come, in days. */
export const MAX_SESSION_DAYS = 180;

const MAX_RETURN_PATH = 2000;
const MAX_DECODINGS = 5;
// Control characters, spaces and backslashes: browsers drop or rewrite them before they read an address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSAFE_CHARACTERS = /[\u0000-\u0020\\\u007f-\u00a0\u2028\u2029\ufeff]/;

/**
 * The path to go to after signing in, if it surely stays on this site; otherwise the fallback.
 * A safe path is kept byte for byte. The pages of /auth themselves are no place to return to.
 */
export function safeReturnPath(value: unknown, fallback: string = AFTER_SIGN_IN): string {
  if (typeof value !== "string" || value.length > MAX_RETURN_PATH || !value.startsWith("/")) return fallback;
  if (UNSAFE_CHARACTERS.test(value)) return fallback;
  const path = fullyDecoded(value.split(/[?#]/, 1)[0] ?? "");
  if (path === null || path.includes("//") || path.includes(":") || UNSAFE_CHARACTERS.test(path))
    return fallback;
  if (/^(?:\/ga)?\/(?:auth|api)(?:\/|$)/.test(path) || path.split("/").includes("..")) return fallback;
  return value;
}

/** Applies safeReturnPath to the "return" parameter of an address or form; a repeated parameter is not believed. */
export function returnPathFrom(
  params: { getAll(name: string): readonly unknown[] },
  fallback: string = AFTER_SIGN_IN,
): string {
  const values = params.getAll("return");
  return values.length === 1 ? safeReturnPath(values[0], fallback) : fallback;
}

/** Undoes percent-encoding until nothing changes; null when it is malformed or nested suspiciously deep. */
function fullyDecoded(path: string): string | null {
  let current = path;
  for (let round = 0; round < MAX_DECODINGS; round++) {
    const next = decoded(current);
    if (next === null || next === current) return next;
    // A space is fine in a page's address once decoded; control characters are not.
    current = next.replaceAll(" ", "+");
  }
  return null;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The form in which an address is compared and kept. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}
