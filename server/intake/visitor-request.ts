import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { paymentOrigins } from "#app/features/payments/payment-pages.server.ts";
import { clientAddress } from "#app/http/admission/client-address.server.ts";
import { isUnsafeMethod } from "#app/http/admission/cross-site.server.ts";
import { pagePolicy } from "#app/http/cache/page-policy.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { BODY_LEFT_OUT } from "#app/http/forms/posted-form.server.ts";
import { metricsContext } from "#app/http/health/metrics.server.ts";
import { serverState } from "#app/http/health/server-state.server.ts";
import type { Services } from "../start/services.ts";

/** React Router's side: the site's pages and calls. */
export type RenderPages = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** What the application knows of each request. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { requestId: string; origin: string };
}

/** Headers that only a proxy or this server may set. */
const FOREIGN_HEADERS = [
  ...["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "forwarded"],
  BODY_LEFT_OUT,
];

/** What loaders and actions get beside the request. */
export function routerContext(c: Context<Env>, services: Services): RouterContextProvider {
  const { config, clock, log, database, state } = services;
  const context = new RouterContextProvider();
  context.set(appContext, {
    db: database.db,
    config,
    clock,
    orderKinds: HIRE_ORDER_HANDLERS,
    log,
    requestId: c.get("requestId"),
    clientAddress: visitorAddress(c.env.incoming, config.trustProxy),
  });
  context.set(pagePolicy, {
    camera: false,
    frameOrigin: null,
    formOrigins: paymentOrigins(config),
    away: false,
  });
  context.set(serverState, state);
  context.set(metricsContext, services.metrics);
  return context;
}

/** The visitor's address, as far as `trustedProxies` proxies can be believed. */
export function visitorAddress(
  { socket, headers }: HttpBindings["incoming"],
  trustedProxies: number,
): string {
  return clientAddress(socket.remoteAddress, joined(headers["x-forwarded-for"]), trustedProxies);
}

/** The visitor's own request at the site's own origin; with a body when one was received. */
export function visitorRequest(c: Context<Env>, body: Buffer | null): Request {
  return new Request(c.get("origin") + targetOf(c), {
    method: c.req.method,
    headers: visitorHeaders(c),
    signal: isUnsafeMethod(c.req.method) ? disconnectSignal(c.env) : c.req.raw.signal,
    ...(body && { body: asStream(body), duplex: "half" as const }),
  });
}

/** The request without its body, marked so that the page answers that the body was too large. */
export function requestWithoutBody(c: Context<Env>): Request {
  const headers = visitorHeaders(c);
  headers.set(BODY_LEFT_OUT, "1");
  return new Request(c.get("origin") + targetOf(c), { method: c.req.method, headers });
}

/**
 * The address that is asked for, fit for the router: NUL, which no text of the database may hold, counts as a blank,
 * and a path that cannot be decoded is one that leads nowhere.
 */
export function targetOf(c: Context<Env>): string {
  const target = (c.env.incoming.url ?? "/").replaceAll("%00", "%20");
  const [path = "", ...query] = target.split("?");
  return isDecodable(path) ? target : [path.replaceAll("%", "_"), ...query].join("?");
}

/** One header as one text. */
export function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}

function visitorHeaders(c: Context<Env>): Headers {
  const headers = new Headers(c.req.raw.headers);
  for (const name of FOREIGN_HEADERS) headers.delete(name);
  // The check for foreign pages is over; React Router's own would refuse `Origin: null` of pages without a referrer.
  if (isUnsafeMethod(c.req.method)) headers.set("Origin", c.get("origin"));
  return headers;
}

/** A signal that is aborted when the client disconnects before its answer is complete. */
function disconnectSignal({ outgoing }: HttpBindings): AbortSignal {
  const controller = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The body as a stream, of which the bytes are not copied. */
function asStream(body: Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (body.length > 0) controller.enqueue(body);
      controller.close();
    },
  });
}

function isDecodable(path: string): boolean {
  try {
    // The bundler would leave out a call whose value no one uses.
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}
