import { NO_STORE } from "#app/http/headers/private-headers.ts";

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

/** An error of the API as RFC 9457 describes it. `detail` is for people; `extra` members are for programs. */
export function problem(
  status: number,
  detail: string,
  extra: Readonly<Record<string, unknown>> = {},
): Response {
  const body = { type: "about:blank", title: TITLES[status] ?? "Error", status, detail, ...extra };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", ...NO_STORE },
  });
}
