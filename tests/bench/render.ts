/**
 * `npm run bench:render`: CPU time in which React writes the same page to a string in one go, as the site does, and by
 * its stream, by turns in one process, and the ratio of both (ADR 41). Nothing fails by it.
 */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";

// React takes its build from it when it is imported.
process.env["NODE_ENV"] = "production";
const { renderToPipeableStream } = await import("react-dom/server");
const { renderPage } = await import("#app/http/responses/render-page.server.ts");
const { cardTree } = await import("../support/cost/card-tree.ts");

const RENDERS = 300;
const BLOCKS = 7;

function renderByStream(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(body).then(resolve, reject);
        pipe(body);
      },
      onError: reject,
    });
  });
}

/** CPU time of one rendering, in milliseconds. */
async function measure(render: (page: ReactElement) => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < RENDERS; n += 1) await render(cardTree());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RENDERS;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const streamed: number[] = [];
const whole: number[] = [];
// The first block warms up.
for (let block = 0; block <= BLOCKS; block += 1) {
  const times = [await measure(renderByStream), await measure(renderPage)] as const;
  if (block === 0) continue;
  streamed.push(times[0]);
  whole.push(times[1]);
}
const [stream, once] = [median(streamed), median(whole)];
console.log(
  `by stream ${stream.toFixed(3)} ms, in one go ${once.toFixed(3)} ms: ${(once / stream).toFixed(2)}`,
);
