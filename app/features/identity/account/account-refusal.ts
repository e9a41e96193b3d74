import type { Mailed } from "#app/features/mail/mail-server.tsx";
import type { Message } from "#app/i18n/message.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { minutesIn } from "#app/lib/time/clock.ts";
import type { FieldErrors } from "../schema.ts";

/** The texts of refusals. A limit says in how many minutes it ends. */
const TEXTS = {
  "login-failed": auth.loginFailed,
  locked: auth.accountLocked,
  "code-expired": auth.codeExpired,
  "last-admin": auth.lastAdmin,
  "provider-unavailable": auth.deletionNeedsProvider,
  "dead-link": auth.linkDead,
  unknown: auth.somethingWrong,
} satisfies Readonly<Record<string, Message>>;

/** Why an account form as a whole was refused. */
export type AccountRefusal =
  | { readonly kind: keyof typeof TEXTS | "not-confirmed" }
  | { readonly kind: "too-many"; readonly minutes: number };

/** A refusal by better-auth that is about one field of its form; null for those about the form as a whole. */
export function fieldRefusal(code: string | undefined): FieldErrors | null {
  switch (code) {
    case "INVALID_PASSWORD":
      return { current: "passwordWrong" };
    case "PASSWORD_TOO_COMMON":
      return { password: "passwordTooCommon" };
    case "INVALID_CODE":
      return { code: "codeWrong" };
    case "CODE_SPENT":
      return { code: "codeSpent" };
    case "INVALID_BACKUP_CODE":
      return { code: "recoveryCodeWrong" };
    default:
      return null;
  }
}

/** Reads the name of a refusal by better-auth. `retryAfter` is in seconds. */
export function accountRefusal(code: string | undefined, retryAfter: number | undefined): AccountRefusal {
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
      return { kind: "login-failed" };
    case "EMAIL_NOT_VERIFIED":
      return { kind: "not-confirmed" };
    case "ACCOUNT_LOCKED":
      return { kind: "locked" };
    case "INVALID_TWO_FACTOR_COOKIE":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
      return { kind: "code-expired" };
    case "LAST_ADMIN":
      return { kind: "last-admin" };
    case "PROVIDER_UNAVAILABLE":
      return { kind: "provider-unavailable" };
    case "TOO_MANY_REQUESTS":
      return { kind: "too-many", minutes: minutesIn(retryAfter ?? 60) };
    case "INVALID_TOKEN":
    case "TOKEN_EXPIRED":
    case "USER_NOT_FOUND":
      return { kind: "dead-link" };
    default:
      return { kind: "unknown" };
  }
}

export function refusalText(t: Translate, mailed: Mailed, refusal: AccountRefusal): string {
  if (refusal.kind === "too-many") return t(auth.tooManyAttempts, { minutes: refusal.minutes });
  if (refusal.kind === "not-confirmed") return t(mailed(auth.notConfirmed, auth.notConfirmedUnmailed));
  return t(TEXTS[refusal.kind]);
}
