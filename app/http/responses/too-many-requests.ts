import type { ErrorResponse } from "react-router";
import { NO_STORE } from "#app/http/headers/private-headers.ts";

/** Status and headers of every answer to a network that asks too often. `retryAfter` is in whole seconds. */
export function tooManyRequests(retryAfter: number, headers: Readonly<Record<string, string>> = NO_STORE) {
  return { status: 429, headers: new Headers({ ...headers, "Retry-After": String(retryAfter) }) };
}

/** The answer that a loader or an action throws. The error page reads the seconds from its body. */
export function rateLimited(retryAfter: number): Response {
  return Response.json({ retryAfter }, tooManyRequests(retryAfter));
}

/** The seconds of a `rateLimited` answer that an error page shows; null where it says none. */
export function retryAfterIn({ status, data }: ErrorResponse): number | null {
  const found: unknown = status === 429 && typeof data === "object" ? data?.retryAfter : null;
  return typeof found === "number" ? found : null;
}
