import type { RequestListener } from "node:http";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { sendRefusal } from "../static-files.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

/** Seconds after which a browser asks again by itself, and programs are told to. */
const AGAIN_S = "2";

/** Answers while the database is being opened: 503, to browsers a page that loads again by itself. */
export function answerStarting(general: Readonly<Record<string, string>>): RequestListener {
  const headers = { ...general, "Retry-After": AGAIN_S };
  return (req, res) => {
    if (req.method !== "GET" || !req.headers.accept?.includes("text/html")) {
      sendRefusal(res, 503, "Starting\n", headers);
      return;
    }
    const locale = localeOf((req.url ?? "/").split("?", 1)[0] ?? "/");
    const page = plainPage(locale, format(locale, errors.starting), [format(locale, errors.startingText)]);
    res.writeHead(503, {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(page)),
      "Content-Security-Policy": PLAIN_PAGE_POLICY,
      ...NO_STORE,
      Refresh: AGAIN_S,
    });
    res.end(page);
  };
}
