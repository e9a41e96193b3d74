import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { networkOf } from "#app/features/identity/sign-in/network-of.ts";
import { isTooComplex } from "#app/http/admission/body-complexity.server.ts";
import { bodyLimit } from "#app/http/admission/body-limit.server.ts";
import { sendAnswer } from "../answers.ts";
import { SERVER_CALLS } from "./admission-pools.ts";
import type { ClientLimits } from "./client-limits.ts";
import { announcedLength, hasBody, RequestBodies } from "./request-bodies.ts";
import { type Env, requestWithoutBody, visitorAddress, visitorRequest } from "./visitor-request.ts";

/** Bytes of a refused body that are thrown away, so that the client reads the answer. More is cut off. */
const MAX_DISCARDED = 500_000_000;

const MB = 1_000_000;
const LIMITS = { unfinished: 1_000, unfinishedPerNetwork: 64, memory: 256 * MB, memoryPerNetwork: 128 * MB };
const WEBHOOK_LIMITS = {
  unfinished: 200,
  unfinishedPerNetwork: 32,
  memory: 16 * MB,
  memoryPerNetwork: 8 * MB,
};

/** Receives the bodies of requests before they are admitted. */
export interface BodyIntake {
  /**
   * Reads the body and gives the request to `render`, or answers 408, 413 or 503. `render` is called with a request
   * without body for a page that says 413 in the visitor's language.
   */
  answer(
    c: Context<Env>,
    render: (request: Request) => Promise<Response>,
    busy: () => Response,
  ): Promise<Response>;
  /** Throws away the body of a request that is refused without it; null when there is none. */
  discard(req: IncomingMessage): Promise<void> | null;
  /** The answer, which ends when the body has been sent: an earlier end would reset the connection. */
  refuse(c: Context<Env>, answer: Response): Promise<Response>;
}

/** `trustedProxies` is how many proxies append to X-Forwarded-For. */
export function createBodyIntake(
  { bodyRate: rate, bodyGrace: grace, checkedEvery }: ClientLimits,
  trustedProxies: number,
): BodyIntake {
  const pace = { rate, grace, checkedEvery: Math.min(checkedEvery, 1_000) };
  const visitors = new RequestBodies({ ...LIMITS, ...pace });
  const servers = new RequestBodies({ ...WEBHOOK_LIMITS, ...pace });
  const bodiesFor = (path: string) => (SERVER_CALLS.has(path) ? servers : visitors);
  const sourceOf = (req: IncomingMessage, limit: number) => ({
    network: networkOf(visitorAddress(req, trustedProxies)),
    limit,
  });

  function discard(req: IncomingMessage): Promise<void> | null {
    if (!hasBody(req) || req.readableEnded) return null;
    const path = (req.url ?? "/").split("?", 1)[0] ?? "/";
    return bodiesFor(path).discard(req, sourceOf(req, MAX_DISCARDED));
  }

  async function refuse(c: Context<Env>, answer: Response): Promise<Response> {
    const sent = discard(c.env.incoming);
    return sent === null ? answer : endingAfter(sent, answer);
  }

  async function tooLarge(
    c: Context<Env>,
    render: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const { incoming } = c.env;
    const plain = () => refuse(c, c.text("Payload Too Large\n", 413));
    const isBrowser = /text\/html/.test(incoming.headers.accept ?? "") || c.req.path.endsWith(".data");
    if (announcedLength(incoming) > MAX_DISCARDED)
      return c.text("Payload Too Large\n", 413, { Connection: "close" });
    if (!isBrowser) return plain();
    const page = await render(requestWithoutBody(c));
    if (page.status !== 413 && page.status !== 302) return plain();
    await discard(incoming);
    return sendAnswer(page, c.req.raw);
  }

  return {
    discard,
    refuse,
    async answer(c, render, busy) {
      const { incoming } = c.env;
      const type = incoming.headers["content-type"];
      const limit = bodyLimit(c.req.path, type);
      if (announcedLength(incoming) > limit) return tooLarge(c, render);
      if (!hasBody(incoming)) return sendAnswer(await render(visitorRequest(c, Buffer.alloc(0))), c.req.raw);
      const received = await bodiesFor(c.req.path).receive(incoming, sourceOf(incoming, limit));
      if (!received.ok) {
        if (received.failure === "too-large") return tooLarge(c, render);
        if (received.failure === "busy") return refuse(c, busy());
        if (received.failure === "gone") return new Response(null, { status: 499 });
        return c.text("Request Timeout\n", 408, { Connection: "close" });
      }
      try {
        if (isTooComplex(received.bytes, type)) return await tooLarge(c, render);
        return await sendAnswer(await render(visitorRequest(c, received.bytes)), c.req.raw);
      } finally {
        received.release();
      }
    },
  };
}

/** The answer, sent at once with its length, and ended later. */
async function endingAfter(sent: Promise<void>, answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes);
      await sent;
      controller.close();
    },
  });
  const whole = new Response(body, answer);
  whole.headers.set("Content-Length", String(bytes.length));
  return whole;
}
