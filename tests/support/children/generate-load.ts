/**
 * Sends requests to a site on this machine and tells how each was answered, over the channel to its parent. In a
 * process of its own, so that it waits for the site and not for a test. It stops by itself.
 */
import { Agent, request as httpRequest } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as rest } from "node:timers/promises";
import type { GeneratedAnswer, GeneratorPlan, Lane } from "#tests/load/generate.ts";

const MAX_WAIT_MS = 30_000;
const TICK_MS = 2;

process.once("message", (plan: GeneratorPlan) => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  generate(plan).then((answers) => {
    const lag = delay.percentile(99) / 1e6;
    process.send?.({ answers, lag }, undefined, undefined, () => process.exit(0));
  });
});
process.once("disconnect", () => process.exit(1));

async function generate(plan: GeneratorPlan): Promise<GeneratedAnswer[]> {
  const answers: GeneratedAnswer[] = [];
  await Promise.all(
    plan.lanes.map((lane) =>
      lane.perSecond === null
        ? askInTurn(plan, lane, answers)
        : askOnTime(plan, lane, lane.perSecond, answers),
    ),
  );
  return answers;
}

/** Every connection asks again as soon as it has its answer. */
async function askInTurn(plan: GeneratorPlan, lane: Lane, answers: GeneratedAnswer[]): Promise<void> {
  const end = performance.now() + plan.seconds * 1000;
  let n = 0;
  await Promise.all(
    Array.from({ length: lane.connections }, async (_, at) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < end) {
        const due = performance.now();
        const answer = await ask(plan, lane, { agent, n: n++, at });
        answers.push({ lane: lane.name, ...answer, ms: performance.now() - due });
      }
      agent.destroy();
    }),
  );
}

/**
 * Requests are due at even intervals, whatever becomes of those before; each goes over the connection that has rested
 * longest. Times count from when a request was due, so that one which had to wait for its turn to be sent counts in full.
 */
async function askOnTime(
  plan: GeneratorPlan,
  lane: Lane,
  perSecond: number,
  answers: GeneratedAnswer[],
): Promise<void> {
  const idle = Array.from({ length: lane.connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const all = [...idle];
  const waiting: { readonly n: number; readonly due: number }[] = [];
  const begun = performance.now();
  const total = Math.round(plan.seconds * perSecond);
  let made = 0;
  let open = 0;
  const next = () => {
    while (waiting.length > 0) {
      const agent = idle.shift();
      const first = agent && waiting.shift();
      if (agent === undefined || first === undefined) return;
      open += 1;
      void ask(plan, lane, { agent, n: first.n, at: first.n }).then((answer) => {
        answers.push({ lane: lane.name, ...answer, ms: performance.now() - first.due });
        idle.push(agent);
        open -= 1;
        next();
      });
    }
  };
  while (made < total || open > 0 || waiting.length > 0) {
    const dueByNow = Math.min(total, 1 + Math.floor(((performance.now() - begun) / 1000) * perSecond));
    for (; made < dueByNow; made += 1) {
      waiting.push({ n: made, due: begun + (made * 1000) / perSecond });
      next();
    }
    await rest(TICK_MS);
  }
  for (const agent of all) agent.destroy();
}

/** `[<n>]` in an address or a body becomes the number of the request. */
function ask(
  plan: GeneratorPlan,
  lane: Lane,
  { agent, n, at }: { readonly agent: Agent; readonly n: number; readonly at: number },
): Promise<Omit<GeneratedAnswer, "ms" | "lane">> {
  const path = (lane.paths[n % lane.paths.length] ?? "/").replaceAll("[<n>]", String(n));
  const body = lane.body?.replaceAll("[<n>]", `${process.pid}-${n}`);
  const cookie = lane.cookies[at % Math.max(1, lane.cookies.length)];
  const headers = {
    ...lane.headers,
    Host: plan.host,
    ...(cookie === undefined ? {} : { Cookie: cookie }),
    ...(body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port: plan.port,
        path,
        method: body === undefined ? "GET" : "POST",
        headers,
        agent,
      },
      (response) => {
        const polite = response.headers["retry-after"] !== undefined;
        response.resume();
        response.on("end", () => resolve({ status: response.statusCode ?? 0, polite }));
        response.on("error", () => resolve({ status: 0, polite: false }));
      },
    );
    request.setTimeout(MAX_WAIT_MS, () => request.destroy());
    request.on("error", () => resolve({ status: 0, polite: false }));
    request.end(body);
  });
}
