import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { LASTING_PATHS } from "#app/http/cache/public-pages.ts";
import { keepWarm, type WarmKeeper } from "./keep-warm.ts";
import type { Services } from "./services.ts";

/** Another address of the loopback than the one that "localhost" names; macOS has none. */
const OTHER_ADDRESS = "127.0.0.2";

const UNUSED_PORT = 1;

let keeper: WarmKeeper | undefined;

afterEach(() => keeper?.stop());

/** Begins to ask for the pages; gives the lines of the log. */
function keep(port: number): readonly string[] {
  const lines: string[] = [];
  const config = { origin: "https://itsshowtime.example", port, listenHost: OTHER_ADDRESS };
  const log = { warn: (_: object, message: string) => void lines.push(message) };
  const services = { config, log, state: { draining: false } } as unknown as Services;
  keeper = keepWarm(services, { firstAfter: 0, pause: 0 });
  return lines;
}

test.skipIf(process.platform === "darwin")("asks the address that the process listens on", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    response.end();
  });
  server.listen(0, OTHER_ADDRESS);
  await once(server, "listening");
  const lines = keep((server.address() as AddressInfo).port);
  await expect.poll(() => asked).toEqual(LASTING_PATHS.map((path) => `itsshowtime.example${path}`));
  server.close();
  expect(lines).toEqual([]);
});

test("logs once that its requests fail", async () => {
  const lines = keep(UNUSED_PORT);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines).toEqual(["pages are not kept warm"]);
});
