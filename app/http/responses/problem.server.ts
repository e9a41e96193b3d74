import { apiLocale } from "#app/http/api-locale.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { format, type Message } from "#app/i18n/message.ts";
import { tooManyRequests } from "./too-many-requests.ts";

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

type Extra = Readonly<Record<string, unknown>>;

/** An error of the API as RFC 9457 describes it. `detail` is for people; `extra` members are for programs. */
export function problem(status: number, detail: string, extra: Extra = {}): Response {
  return problemWith({ status, headers: new Headers(NO_STORE) }, detail, extra);
}

/** The error in the caller's language. */
export function problemFor(request: Request, status: number, detail: Message): Response {
  return problem(status, format(apiLocale(request), detail));
}

/** The error of a network that calls too often; `retryAfter` is in whole seconds. */
export function tooManyProblem(retryAfter: number, detail: string, extra: Extra = {}): Response {
  return problemWith(tooManyRequests(retryAfter), detail, extra);
}

interface Init {
  readonly status: number;
  readonly headers: Headers;
}

function problemWith({ status, headers }: Init, detail: string, extra: Extra): Response {
  const body = { type: "about:blank", title: TITLES[status] ?? "Error", status, detail, ...extra };
  headers.set("Content-Type", "application/problem+json");
  return new Response(JSON.stringify(body), { status, headers });
}
