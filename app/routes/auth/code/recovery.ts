import type { Route } from "./+types/recovery.ts";
import { enterCode } from "./enter-code.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Logs in with a recovery code, which is used up. */
export function action(args: Route.ActionArgs) {
  return enterCode(args, "/two-factor/verify-backup-code");
}
