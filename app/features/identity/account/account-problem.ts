import * as auth from "#app/i18n/messages/account/auth.ts";
import type { Translate } from "#app/i18n/use-t.tsx";

/** Why an account form as a whole was refused. */
export type AccountProblem =
  | { readonly kind: "login-failed" }
  | { readonly kind: "not-confirmed" }
  | { readonly kind: "locked" }
  | { readonly kind: "wrong-password" }
  | { readonly kind: "wrong-code" }
  | { readonly kind: "code-expired" }
  | { readonly kind: "last-admin" }
  | { readonly kind: "too-many"; readonly minutes: number }
  | { readonly kind: "common-password" }
  | { readonly kind: "dead-link" }
  | { readonly kind: "unknown" };

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

export function problemText(t: Translate, problem: AccountProblem): string {
  switch (problem.kind) {
    case "login-failed":
      return t(auth.loginFailed);
    case "not-confirmed":
      return t(auth.notConfirmed);
    case "locked":
      return t(auth.accountLocked);
    case "wrong-password":
      return t(auth.wrongPassword);
    case "wrong-code":
      return t(auth.wrongCode);
    case "code-expired":
      return t(auth.codeExpired);
    case "last-admin":
      return t(auth.lastAdmin);
    case "too-many":
      return t(auth.tooManyAttempts, { minutes: problem.minutes });
    case "common-password":
      return t(auth.passwordTooCommon);
    case "dead-link":
      return t(auth.linkDead);
    case "unknown":
      return t(auth.somethingWrong);
  }
}
