import type { IncomingMessage, ServerResponse } from "node:http";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { escapeHtml } from "#app/lib/text/escape-html.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "../start/plain-page.ts";
import type { Services } from "../start/services.ts";

/** The Retry-After of shed load, in seconds. */
const RETRY_AFTER_S = "2";

/** The answer to a request that is refused under load, made beforehand. */
interface ShedResponse {
  /** Name, value, name, value … without those of every answer. */
  readonly headers: readonly string[];
  /** A string, which goes out together with the headers in one piece. */
  readonly body: string;
}

/** Refuses requests under load. */
export interface LoadShedding {
  /** Counts one request, and gives its answer: a page for browsers, a line for programs. */
  shedResponse(target: string, accept: string | undefined): ShedResponse;
  /**
   * Counts and answers one request at once. The answer ends when `bodySent` resolves: a connection that is closed
   * while its client still sends is reset, and the client never reads the answer.
   */
  send(req: IncomingMessage, res: ServerResponse, bodySent: Promise<void> | null): void;
}

/** `general` are the headers of every answer. The log gets one line a second at most, with the number of requests. */
export function createLoadShedding(
  services: Services,
  general: Readonly<Record<string, string>>,
): LoadShedding {
  const { database, metrics } = services;
  const count = countInLog(services);
  const line = preparedResponse("Service Unavailable\n", "text/plain; charset=utf-8");
  const pages = new Map<Locale, { readonly reach: string; readonly response: ShedResponse }>();

  function page(locale: Locale): ShedResponse {
    const { phone = "", email = "" } = getSettings.last(database.db)?.company ?? {};
    const reach = `${phone} ${email}`;
    const known = pages.get(locale);
    if (known?.reach === reach) return known.response;
    const response = preparedResponse(
      busyPage(locale, phone, email),
      "text/html; charset=utf-8",
      PLAIN_PAGE_POLICY,
    );
    pages.set(locale, { reach, response });
    return response;
  }

  function withGeneral(headers: readonly string[]): string[] {
    const own = new Set(headers.filter((_, at) => at % 2 === 0));
    return [...Object.entries(general).filter(([name]) => !own.has(name)), headers].flat();
  }

  function shedResponse(target: string, accept: string | undefined): ShedResponse {
    metrics?.loadShed();
    count();
    return accept?.includes("text/html") ? page(localeOf(target.split("?", 1)[0] ?? "/")) : line;
  }

  return {
    shedResponse,
    send(req, res, bodySent) {
      const { headers, body } = shedResponse(req.url ?? "/", req.headers.accept);
      res.writeHead(503, withGeneral(headers));
      const text = req.method === "HEAD" ? "" : body;
      if (bodySent === null) {
        res.end(text);
        return;
      }
      res.write(text);
      void bodySent.then(() => res.end());
    },
  };
}

function preparedResponse(text: string, type: string, policy?: string): ShedResponse {
  const headers = [
    ...["Content-Type", type, "Content-Length", String(Buffer.byteLength(text))],
    ...["Retry-After", RETRY_AFTER_S, "Cache-Control", NO_STORE["Cache-Control"]],
    ...(policy === undefined ? [] : ["Content-Security-Policy", policy]),
  ];
  return { headers, body: text };
}

function busyPage(locale: Locale, phone: string, email: string): string {
  const reach = [
    phone && `<a href="tel:${escapeHtml(phone.replaceAll(/[^+\d]/g, ""))}">${escapeHtml(phone)}</a>`,
    email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ].filter(Boolean);
  return plainPage(locale, format(locale, errors.busy), [
    format(locale, errors.busyText),
    format(locale, errors.busyForm),
    ...(reach.length > 0 ? [`${format(locale, errors.reachUs)} ${reach.join(" · ")}`] : []),
  ]);
}

function countInLog({ log }: Services): () => void {
  let unlogged = 0;
  return () => {
    unlogged += 1;
    if (unlogged > 1) return;
    setTimeout(() => {
      log.warn({ requests: unlogged }, "load shed");
      unlogged = 0;
    }, SECOND_MS).unref();
  };
}
