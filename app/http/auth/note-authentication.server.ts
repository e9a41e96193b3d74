import type { RouterContextProvider } from "react-router";
import { appContext } from "../context.server.ts";

/** Operations whose outcome the log holds, with what the person had to know or to have. */
const FACTORS: Readonly<Record<string, string>> = {
  "/sign-in/email": "password",
  "/sign-up/email": "none",
  "/sign-out": "session",
  "/two-factor/verify-totp": "code of an app",
  "/two-factor/verify-backup-code": "recovery code",
  "/two-factor/enable": "password",
  "/two-factor/disable": "password",
  "/two-factor/generate-backup-codes": "password",
  "/request-password-reset": "none",
  "/reset-password": "link in a mail",
  "/change-password": "password",
  "/verify-password": "password",
};

/** One line of the log for each try to prove who one is. Who it was is not said: the request's number leads to the rest. */
export function noteAuthentication(
  context: Readonly<RouterContextProvider>,
  method: string,
  operation: string,
  status: number,
): void {
  const factor = FACTORS[operation];
  if (method !== "POST" || factor === undefined) return;
  const { log, requestId } = context.get(appContext);
  log.info({ requestId, operation, factor, status }, "authentication");
}
