import type { Mailed } from "#app/features/mail/mail-server.tsx";
import type { Message } from "#app/i18n/message.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import type { Translate } from "#app/i18n/use-t.tsx";

/** The texts of refusals. A limit says in how many minutes it ends. */
const TEXTS = {
  "login-failed": auth.loginFailed,
  locked: auth.accountLocked,
  "wrong-password": auth.wrongPassword,
  "wrong-code": auth.wrongCode,
  "code-expired": auth.codeExpired,
  "last-admin": auth.lastAdmin,
  "provider-unavailable": auth.deletionNeedsProvider,
  "common-password": auth.passwordTooCommon,
  "dead-link": auth.linkDead,
  unknown: auth.somethingWrong,
} satisfies Readonly<Record<string, Message>>;

/** Why an account form as a whole was refused. */
export type AccountProblem =
  | { readonly kind: keyof typeof TEXTS | "not-confirmed" }
  | { readonly kind: "too-many"; readonly minutes: number };

/** Reads the name of a refusal by better-auth. `retryAfter` is in seconds. */
export function accountProblem(code: string | undefined, retryAfter: number | undefined): AccountProblem {
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
      return { kind: "login-failed" };
    case "EMAIL_NOT_VERIFIED":
      return { kind: "not-confirmed" };
    case "ACCOUNT_LOCKED":
      return { kind: "locked" };
    case "INVALID_PASSWORD":
      return { kind: "wrong-password" };
    case "INVALID_CODE":
    case "INVALID_BACKUP_CODE":
      return { kind: "wrong-code" };
    case "INVALID_TWO_FACTOR_COOKIE":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
      return { kind: "code-expired" };
    case "LAST_ADMIN":
      return { kind: "last-admin" };
    case "PROVIDER_UNAVAILABLE":
      return { kind: "provider-unavailable" };
    case "TOO_MANY_REQUESTS":
      return { kind: "too-many", minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) };
    case "PASSWORD_TOO_COMMON":
      return { kind: "common-password" };
    case "INVALID_TOKEN":
    case "TOKEN_EXPIRED":
    case "USER_NOT_FOUND":
      return { kind: "dead-link" };
    default:
      return { kind: "unknown" };
  }
}

export function problemText(t: Translate, mailed: Mailed, problem: AccountProblem): string {
  if (problem.kind === "too-many") return t(auth.tooManyAttempts, { minutes: problem.minutes });
  if (problem.kind === "not-confirmed") return t(mailed(auth.notConfirmed, auth.notConfirmedUnmailed));
  return t(TEXTS[problem.kind]);
}
