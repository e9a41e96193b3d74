import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, request } from "undici";
import { collectBytes } from "#app/lib/collect-bytes.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { guardedLookup, isNotAllowed, isPublicAddress } from "../guarded-lookup.server.ts";
import type { FetchFault } from "./fetch-fault.ts";

/** Fetches what lies at an address that a stranger may have written. */
export type PictureFetcher = (address: string) => Promise<Result<Buffer, FetchFault>>;

/** What is allowed. Another rule than the public internet exists for peers on this machine only, in tests. */
export interface FetchRules {
  readonly allowsAddress: (address: string) => boolean;
  readonly allowsPort: (port: number) => boolean;
  readonly lookup: LookupFunction;
  /** Bytes of the answer as it is sent. */
  readonly mostBytes: number;
  /** From the first look-up to the last byte, over all redirects, in milliseconds. */
  readonly timeoutMs: number;
  /** A certificate to trust besides the known ones. */
  readonly ca?: string;
  /** Hosts as URLs write them, with the port, that are asked wherever they are, over http too. */
  readonly privateHosts?: readonly string[];
}

const MAX_REDIRECTS = 3;

export const PUBLIC_INTERNET: FetchRules = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 443 || port === 80,
  lookup: systemLookup,
  mostBytes: 8_000_000,
  timeoutMs: 10_000,
};

/**
 * A fetcher that asks https servers of the public internet only. The address is judged where the socket is connected,
 * so that a name which changes its address between two look-ups gains nothing; a name with one address that is not
 * allowed is refused as a whole.
 */
export function newPictureFetcher(rules: FetchRules = PUBLIC_INTERNET): PictureFetcher {
  const agentWith = (connect: { readonly lookup?: LookupFunction }) =>
    new Agent({
      connect: { ...connect, ...(rules.ca && { ca: rules.ca }), timeout: rules.timeoutMs },
      keepAliveTimeout: 1000,
      maxHeaderSize: 16_384,
    });
  const agents = { guarded: agentWith({ lookup: guardedLookup(rules) }), open: agentWith({}) };
  return async (address) => {
    const timeout = AbortSignal.timeout(rules.timeoutMs);
    try {
      return await follow(address, { rules, agents, timeout: timeout });
    } catch (error) {
      return refuse(faultOf(error, timeout));
    }
  };
}

interface Errand {
  readonly rules: FetchRules;
  readonly agents: { readonly guarded: Agent; readonly open: Agent };
  readonly timeout: AbortSignal;
}

async function follow(start: string, errand: Errand): Promise<Result<Buffer, FetchFault>> {
  let address = start;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const fault = judge(address, errand.rules);
    if (fault) return refuse(fault);
    const response = await request(address, {
      dispatcher: isNamed(new URL(address), errand.rules) ? errand.agents.open : errand.agents.guarded,
      signal: errand.timeout,
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg", "accept-encoding": "identity" },
    });
    const { statusCode, headers, body } = response;
    if (statusCode >= 200 && statusCode < 300) return read(response, errand.rules);
    body.on("error", () => {});
    body.destroy();
    const location = headers["location"];
    if (statusCode < 300 || statusCode >= 400) return refuse(faultOfStatus(statusCode));
    if (typeof location !== "string" || !URL.canParse(location, address)) return refuse("refused");
    address = new URL(location, address).href;
  }
  return refuse("too-many-redirects");
}

function isNamed({ host }: URL, { privateHosts = [] }: FetchRules): boolean {
  return privateHosts.includes(host);
}

/** An address that is an IP address is never looked up, so it is judged here; URL has written it out plainly. */
function judge(address: string, rules: FetchRules): FetchFault | null {
  if (!URL.canParse(address)) return "not-https";
  const { allowsAddress, allowsPort } = rules;
  const url = new URL(address);
  const named = isNamed(url, rules);
  if (url.protocol !== "https:" && !(named && url.protocol === "http:")) return "not-https";
  if (url.username !== "" || url.password !== "") return "credentials";
  if (named) return null;
  if (!allowsPort(url.port === "" ? 443 : Number(url.port))) return "port";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host) && !allowsAddress(host) ? "private-address" : null;
}

async function read(
  { headers, body }: Awaited<ReturnType<typeof request>>,
  { mostBytes }: FetchRules,
): Promise<Result<Buffer, FetchFault>> {
  // A body that is destroyed before its end emits an error.
  body.on("error", () => {});
  const give = (fault: FetchFault) => {
    body.destroy();
    return refuse(fault);
  };
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") return give("compressed");
  if (Number(headers["content-length"] ?? 0) > mostBytes) return give("too-large");
  const bytes = await collectBytes(body, mostBytes);
  return bytes ? ok(bytes) : give("too-large");
}

function faultOfStatus(status: number): FetchFault {
  if (status === 404 || status === 410) return "gone";
  return status >= 500 || status === 429 || status === 408 ? "server-error" : "refused";
}

function faultOf(error: unknown, timeout: AbortSignal): FetchFault {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (isNotAllowed(cause)) return "private-address";
    if ("code" in cause && cause.code === "ENOTFOUND") return "not-found-host";
    if ("code" in cause && /TIMEOUT|ETIMEDOUT/.test(String(cause.code))) return "too-slow";
  }
  return timeout.aborted ? "too-slow" : "unreachable";
}
