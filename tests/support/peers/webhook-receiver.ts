import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { newWebhookSender, PUBLIC_RECEIVERS } from "#app/integrations/webhooks/webhook-sender.server.ts";

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: {
    readonly type: string;
    readonly timestamp: string;
    // biome-ignore lint/suspicious/noExplicitAny: each event has data of its own
    readonly data: any;
  };
}

/** An HTTP server on this machine that takes webhooks; `answer` is the status of each further answer. */
export function useWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const peer = { received, answer: 200, url: "", host: "" };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body, message: JSON.parse(body) });
      response.writeHead(peer.answer, { Location: "http://127.0.0.1:1/" }).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    peer.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    peer.url = `http://${peer.host}/hooks`;
  });
  beforeEach(() => {
    received.length = 0;
    peer.answer = 200;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return peer;
}

/** A sender that may call the receiver, and nothing else outside the public internet. */
export function senderTo(host: string) {
  return newWebhookSender({ ...PUBLIC_RECEIVERS, timeoutMs: 2000, privateHosts: [host] });
}

/** Checks a signature as a receiver does that follows Standard Webhooks. */
export function isSigned({ headers, body }: ReceivedWebhook, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return headers["webhook-signature"] === expected;
}
