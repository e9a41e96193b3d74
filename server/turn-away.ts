import type { IncomingMessage, ServerResponse } from "node:http";
import { peekSettings } from "#app/features/settings/queries.server.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as errors from "#app/i18n/messages/errors.ts";
import { SECOND_MS } from "#app/lib/clock.ts";
import { escaped, PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";
import type { Services } from "./services.ts";

/** When to come back, in seconds. */
const RETRY_AFTER_S = "2";

/** An answer for whoever cannot be served soon, made beforehand. */
export interface BusyAnswer {
  /** Name, value, name, value … without those of every answer. */
  readonly headers: readonly string[];
  /** A string, which goes out together with the headers in one piece. */
  readonly body: string;
}

/** Tells visitors that the house is full. */
export interface TurnAway {
  /** Counts one, and gives what to tell. A page for browsers, a line for programs. */
  answer(target: string, accept: string | undefined): BusyAnswer;
  /** Counts and answers one at once. What else comes of the request is thrown away, and the connection is kept. */
  send(req: IncomingMessage, res: ServerResponse, target: string): void;
}

/** `general` are the headers of every answer. The log gets one line a second at most, with how many there were. */
export function createTurnAway(services: Services, general: Readonly<Record<string, string>>): TurnAway {
  const { database, metrics } = services;
  const count = countInLog(services);
  const line = busyAnswer("Service Unavailable\n", "text/plain; charset=utf-8");
  const pages = new Map<Locale, { readonly reach: string; readonly answer: BusyAnswer }>();

  function page(locale: Locale): BusyAnswer {
    const { phone = "", email = "" } = peekSettings(database.db)?.company ?? {};
    const reach = `${phone} ${email}`;
    const made = pages.get(locale);
    if (made?.reach === reach) return made.answer;
    const answer = busyAnswer(busyPage(locale, phone, email), "text/html; charset=utf-8", PLAIN_PAGE_POLICY);
    pages.set(locale, { reach, answer });
    return answer;
  }

  function withGeneral(headers: readonly string[]): string[] {
    const own = new Set(headers.filter((_, at) => at % 2 === 0));
    return [...Object.entries(general).filter(([name]) => !own.has(name)), headers].flat();
  }

  function answer(target: string, accept: string | undefined): BusyAnswer {
    metrics?.turnedAway();
    count();
    return accept?.includes("text/html") ? page(localeOf(target.split("?", 1)[0] ?? "/")) : line;
  }

  return {
    answer,
    send(req, res, target) {
      const { headers, body } = answer(target, req.headers.accept);
      res.writeHead(503, withGeneral(headers));
      res.end(req.method === "HEAD" ? undefined : body);
    },
  };
}

function busyAnswer(text: string, type: string, policy?: string): BusyAnswer {
  const headers = [
    ...["Content-Type", type, "Content-Length", String(Buffer.byteLength(text))],
    ...["Retry-After", RETRY_AFTER_S, "Cache-Control", "no-store"],
    ...(policy === undefined ? [] : ["Content-Security-Policy", policy]),
  ];
  return { headers, body: text };
}

function busyPage(locale: Locale, phone: string, email: string): string {
  const reach = [
    phone && `<a href="tel:${escaped(phone.replaceAll(/[^+\d]/g, ""))}">${escaped(phone)}</a>`,
    email && `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`,
  ].filter(Boolean);
  return plainPage(locale, format(locale, errors.busy), [
    format(locale, errors.busyText),
    format(locale, errors.busyForm),
    ...(reach.length > 0 ? [`${format(locale, errors.reachUs)} ${reach.join(" · ")}`] : []),
  ]);
}

function countInLog({ log }: Services): () => void {
  let unsaid = 0;
  return () => {
    unsaid += 1;
    if (unsaid > 1) return;
    setTimeout(() => {
      log.warn({ turnedAway: unsaid }, "the house is full");
      unsaid = 0;
    }, SECOND_MS).unref();
  };
}
