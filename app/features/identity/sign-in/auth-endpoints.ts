import { z } from "zod";
import { isKeyOf } from "#app/lib/records.ts";
import { logInSchema, MAX_TOKEN_LENGTH, newPassword, oldPassword, signUpCallSchema } from "../schema.ts";

const NONE = z.object({});
const password = z.object({ password: oldPassword });
const code = z.object({ code: z.string().min(1).max(40) });

/** A call of better-auth: its method, and the only fields that are passed on. */
interface AuthEndpoint {
  readonly method: "GET" | "POST";
  readonly fields: z.ZodType<Readonly<Record<string, unknown>>>;
}

/** The calls of better-auth that this site uses. Every other one is not found. */
export const AUTH_ENDPOINTS = {
  "/get-session": { method: "GET", fields: NONE },
  "/sign-in/email": { method: "POST", fields: logInSchema },
  "/sign-up/email": { method: "POST", fields: signUpCallSchema },
  "/sign-out": { method: "POST", fields: NONE },
  "/request-password-reset": { method: "POST", fields: logInSchema.pick({ email: true }) },
  "/reset-password": {
    method: "POST",
    fields: z.object({ token: z.string().min(1).max(MAX_TOKEN_LENGTH), newPassword }),
  },
  "/change-password": {
    method: "POST",
    fields: z.object({
      currentPassword: oldPassword,
      newPassword,
      revokeOtherSessions: z.boolean().default(true),
    }),
  },
  "/two-factor/enable": { method: "POST", fields: password },
  "/two-factor/disable": { method: "POST", fields: password },
  "/two-factor/generate-backup-codes": { method: "POST", fields: password },
  "/two-factor/verify-totp": { method: "POST", fields: code },
  "/two-factor/verify-backup-code": { method: "POST", fields: code },
} as const satisfies Readonly<Record<`/${string}`, AuthEndpoint>>;

export type AuthPath = keyof typeof AUTH_ENDPOINTS;

/** The call behind a path below /api/auth, compared byte for byte; null for one that this site does not use. */
export function authPathOf(method: string, path: string): AuthPath | null {
  return isKeyOf(AUTH_ENDPOINTS, path) && AUTH_ENDPOINTS[path].method === method ? path : null;
}
