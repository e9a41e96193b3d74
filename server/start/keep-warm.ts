import { get } from "node:http";
import { setTimeout as rest } from "node:timers/promises";
import { describeDbError } from "#app/db/errors.server.ts";
import { LASTING_PATHS } from "#app/http/cache/public-pages.ts";
import { MINUTE_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import type { Services } from "./services.ts";

/**
 * The delay of the first round: after a start there is other work, and pages that visitors ask for meanwhile are kept
 * anyway.
 */
const FIRST_AFTER_MS = 15 * SECOND_MS;
const EVERY_MS = 5 * MINUTE_MS;
/** Between two pages, so that no visitor notices. */
const PAUSE_MS = 100;
const ANSWER_LIMIT_MS = 10 * SECOND_MS;
/** Every address of the machine, which not every system lets a client connect to. */
const UNSPECIFIED: readonly string[] = ["0.0.0.0", "::"];

export interface WarmKeeper {
  stop(): void;
}

/**
 * Asks this very process for every page that should be there while the database is not, again and again: a page that
 * no one has asked for since the start, or that many others have pushed out of memory, could not be made then.
 */
export function keepWarm(
  { config, log, state }: Services,
  times: { readonly firstAfter: number; readonly pause: number } = {
    firstAfter: FIRST_AFTER_MS,
    pause: PAUSE_MS,
  },
): WarmKeeper {
  const controller = new AbortController();
  const pause = (ms: number) => rest(ms, undefined, { ref: false, signal: controller.signal });
  const server = { port: config.port, host: addressToAsk(config.listenHost) };
  const host = new URL(config.origin).host;
  let failing = false;
  const run = async () => {
    for (let wait = times.firstAfter; ; wait = EVERY_MS) {
      await pause(wait);
      for (const path of LASTING_PATHS) {
        if (state.draining) return;
        const failure = await ask(server, host, path);
        if (failure && !failing && !state.draining)
          log.warn({ path, err: describeDbError(failure) }, "pages are not kept warm");
        failing = failure !== null;
        await pause(times.pause);
      }
    }
  };
  // It ends by being told to, in the middle of a pause.
  run().catch(() => undefined);
  return { stop: () => controller.abort() };
}

function addressToAsk(listenHost: string | undefined): string {
  return listenHost === undefined || UNSPECIFIED.includes(listenHost) ? "localhost" : listenHost;
}

/** Null whatever the answer is: an outage is for others to tell. An error is that there was none. */
function ask(
  server: { readonly port: number; readonly host: string },
  host: string,
  path: string,
): Promise<Error | null> {
  return new Promise((resolve) => {
    const headers = { Host: host, Accept: "text/html", "Accept-Encoding": "br" };
    const request = get({ ...server, path, headers, agent: false }, (response) => {
      response.resume();
      response.on("close", () => resolve(null));
    });
    request.setTimeout(ANSWER_LIMIT_MS, () => request.destroy());
    request.on("error", resolve);
  });
}
