import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ask, SESSION_ENDED } from "./ask.ts";

const asked: string[] = [];

/** Answers with the status that its path names; the body is what follows it. `/silent` is never answered. */
const server = createServer(async (request, response) => {
  const [, status, body = ""] = new URL(request.url ?? "", "http://site").pathname.split("/");
  const chunks: string[] = [];
  for await (const chunk of request.setEncoding("utf8")) chunks.push(chunk);
  asked.push(`${request.method} ${request.headers["content-type"] ?? ""} ${chunks.join("")}`);
  if (status === "silent") return;
  response.writeHead(Number(status), { Location: "/200/1" }).end(decodeURIComponent(body));
});
let site = "";
const events: string[] = [];

beforeAll(async () => {
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => events.push(type));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  events.length = 0;
  asked.length = 0;
});

it("answers with the JSON of an answer, and null for an empty one", async () => {
  expect(await ask(`${site}/200/[1,2]`)).toEqual({ kind: "answered", value: [1, 2] });
  expect(await ask(`${site}/204`)).toEqual({ kind: "answered", value: null });
});

it("posts JSON, by another method where it is named", async () => {
  await ask(`${site}/200/1`, { json: { a: 1 } });
  await ask(`${site}/200/1`, { json: { a: 1 }, method: "PATCH" });
  expect(asked).toEqual(['POST application/json {"a":1}', 'PATCH application/json {"a":1}']);
});

it("tells the page that the session has ended", async () => {
  expect(await ask(`${site}/401`)).toEqual({ kind: "signed-out" });
  expect(events).toEqual([SESSION_ENDED]);
});

it("tells apart what the role, the site and the network refuse", async () => {
  expect(await ask(`${site}/403`)).toEqual({ kind: "not-allowed" });
  const refused = await ask(`${site}/409/{"detail":"Too late"}`);
  expect(refused.kind === "refused" && (await refused.response.json())).toEqual({ detail: "Too late" });
  // A page where JSON was asked for, a server that is too slow, and none at all.
  expect(await ask(`${site}/200/<p>`)).toEqual({ kind: "away" });
  expect(await ask(`${site}/silent`, { limitMs: 50 })).toEqual({ kind: "away" });
  expect(await ask("http://127.0.0.1:1/")).toEqual({ kind: "away" });
  expect(events).toEqual([]);
});

it("ends with the signal of its caller", async () => {
  const controller = new AbortController();
  const answer = ask(`${site}/silent`, { signal: controller.signal });
  controller.abort();
  expect(await answer).toEqual({ kind: "away" });
});
