import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, request } from "undici";
import { guardedLookup, isNotAllowed, isPublicAddress, type LookupRules } from "../guarded-lookup.server.ts";

/** What is allowed. Another rule than the public internet exists for receivers on this machine only, in tests. */
export interface WebhookRules extends LookupRules {
  /** From the first look-up to the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Hosts as URLs write them, with the port, that are called wherever they are, over http too. */
  readonly privateHosts: readonly string[];
}

export const PUBLIC_RECEIVERS: WebhookRules = {
  allowsAddress: isPublicAddress,
  lookup: systemLookup,
  timeoutMs: 10_000,
  privateHosts: [],
};

/** Why an address cannot be an endpoint. */
export type WebhookUrlFault = "not-https" | "credentials" | "port" | "private-address";

/** The result of sending a message. `status` is null where no answer came. */
export interface WebhookOutcome {
  readonly delivered: boolean;
  readonly status: number | null;
  /** The error in a sentence for people; null when the message was delivered. */
  readonly error: string | null;
}

interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type WebhookSender = (message: WebhookMessage) => Promise<WebhookOutcome>;

/** Below 1024 are the services of other protocols. */
const FIRST_FREE_PORT = 1024;

/** What is wrong with the address of an endpoint, as far as the text shows it; null: nothing. */
export function webhookUrlFault(
  address: string,
  { allowsAddress, privateHosts }: Pick<WebhookRules, "allowsAddress" | "privateHosts"> = PUBLIC_RECEIVERS,
): WebhookUrlFault | null {
  if (!URL.canParse(address)) return "not-https";
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return "credentials";
  if (privateHosts.includes(url.host)) return /^https?:$/.test(url.protocol) ? null : "not-https";
  if (url.protocol !== "https:") return "not-https";
  const port = url.port === "" ? 443 : Number(url.port);
  if (port !== 443 && port < FIRST_FREE_PORT) return "port";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host)) return allowsAddress(host) ? null : "private-address";
  return /(?:^|\.)localhost$/.test(host) ? "private-address" : null;
}

/**
 * Sends messages to https servers of the public internet only. A redirect is not followed: its target is not what staff
 * entered. The answer's body is not read.
 */
export function newWebhookSender(rules: WebhookRules = PUBLIC_RECEIVERS): WebhookSender {
  const agentWith = (connect: { readonly lookup?: LookupFunction }) =>
    new Agent({
      connect: { ...connect, timeout: rules.timeoutMs },
      keepAliveTimeout: 1000,
      maxHeaderSize: 16_384,
    });
  const agents = { guarded: agentWith({ lookup: guardedLookup(rules) }), open: agentWith({}) };
  return async ({ url, headers, body }) => {
    const fault = webhookUrlFault(url, rules);
    if (fault) return failed(`The address is refused: ${fault}`);
    const timeout = AbortSignal.timeout(rules.timeoutMs);
    const isNamed = rules.privateHosts.includes(new URL(url).host);
    try {
      const response = await request(url, {
        dispatcher: isNamed ? agents.open : agents.guarded,
        method: "POST",
        signal: timeout,
        headers: { ...headers, "content-type": "application/json", "user-agent": "ItsShowTime-Webhooks/1" },
        body,
      });
      response.body.on("error", () => {});
      response.body.destroy();
      const { statusCode: status } = response;
      const delivered = status >= 200 && status < 300;
      return { delivered, status, error: delivered ? null : `Answered ${status}` };
    } catch (error) {
      return failed(reasonOf(error, timeout));
    }
  };
}

function failed(error: string): WebhookOutcome {
  return { delivered: false, status: null, error };
}

function reasonOf(error: unknown, timeout: AbortSignal): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (isNotAllowed(cause)) return "The name leads to a private address";
    if ("code" in cause && cause.code === "ENOTFOUND") return "The host name does not exist";
    if ("code" in cause && /^[A-Z_]+$/.test(String(cause.code))) return `No connection: ${cause.code}`;
  }
  return timeout.aborted ? "No answer in time" : "No connection";
}
