import { setTimeout as rest } from "node:timers/promises";
import autocannon from "autocannon";
import type { Instance } from "./instance.ts";

export interface OverloadReport {
  readonly connections: number;
  /** Answers by status, and those that never came. */
  readonly answers: Readonly<Record<string, number>>;
  readonly broken: number;
  /** Of a visitor who asks while the house is full: milliseconds until the page, and until the refusal. */
  readonly admittedMs: readonly number[];
  readonly refusedMs: readonly number[];
  /** Refusals without Retry-After. */
  readonly rude: number;
  /** Of a visitor who comes when it is over. */
  readonly afterwardsMs: number;
  /** Resident memory in megabytes; null where the system does not tell. */
  readonly memory: { readonly before: number; readonly peak: number; readonly after: number } | null;
}

const SETTLE_MS = 5_000;
/** Pages from memory are no load: each of these is asked for once, with a number of its own. */
const NUMBER = "[<id>]";
const PATHS = [`/shop/browse?search=lamp+${NUMBER}`, `/api/products?search=lamp+${NUMBER}`];

/** Asks one instance over many connections at once, far more than it can answer, and looks at what it does. */
export async function overload(
  instance: Instance,
  {
    connections,
    seconds,
    host,
  }: { readonly connections: number; readonly seconds: number; readonly host: string },
): Promise<OverloadReport> {
  const origin = `http://127.0.0.1:${instance.port}`;
  const headers = { Host: host };
  // What a first visitor of each page costs is not the overload's doing.
  for (const path of PATHS) await probe(origin + path.replace(NUMBER, "1"), headers);
  const before = instance.memory()?.now;
  const probes: Probe[] = [];
  let over = false;
  const probing = (async () => {
    await rest(1_000);
    while (!over) {
      probes.push(await probe(`${origin}/shop/browse?search=lamp+probe+${probes.length}`, headers));
      await rest(50);
    }
  })();
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    idReplacement: true,
    requests: PATHS.map((path) => ({ method: "GET" as const, path, headers })),
  });
  over = true;
  await probing;
  await rest(SETTLE_MS);
  const afterwards = await probe(`${origin}/shop/browse?search=lamp+afterwards`, headers);
  const memory = instance.memory();
  const counted = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [
    status,
    count ?? 0,
  ]);
  return {
    connections,
    answers: Object.fromEntries(counted) as Record<string, number>,
    broken: result.errors,
    admittedMs: probes.filter(({ status }) => status === 200).map(({ ms }) => ms),
    refusedMs: probes.filter(({ status }) => status === 503).map(({ ms }) => ms),
    rude: probes.filter(({ status, retryAfter }) => status === 503 && !retryAfter).length,
    afterwardsMs: afterwards.status === 200 ? afterwards.ms : Number.NaN,
    memory: before && memory ? { before, peak: memory.peak, after: memory.now } : null,
  };
}

interface Probe {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: boolean;
}

async function probe(address: string, headers: Record<string, string>): Promise<Probe> {
  const begun = performance.now();
  const { get } = await import("node:http");
  return new Promise((resolve) => {
    const request = get(address, { headers, agent: false }, (response) => {
      response.resume();
      response.on("close", () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - begun,
          retryAfter: response.headers["retry-after"] !== undefined,
        }),
      );
    });
    request.on("error", () => resolve({ status: 0, ms: performance.now() - begun, retryAfter: false }));
  });
}
