import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerStarting } from "./starting.ts";

const server = createServer(answerStarting({ "X-Content-Type-Options": "nosniff" }));
let origin = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("anyone who opens the site while it starts gets a page in their language that loads again by itself", async () => {
  for (const [path, lang, title] of [
    ["/", "en", "The doors are opening"],
    ["/ga/shop?q=x", "ga", "Tá na doirse á n-oscailt"],
  ] as const) {
    const answer = await fetch(origin + path, { headers: { Accept: "text/html,*/*" } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("refresh")).toBe("2");
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const html = await answer.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  }
});

test("programs and posted forms get a line, and no page that would send them again", async () => {
  const program = await fetch(`${origin}/readyz`);
  expect([program.status, await program.text()]).toEqual([503, "Starting\n"]);
  const posted = await fetch(`${origin}/contact`, { method: "POST", headers: { Accept: "text/html" } });
  expect([posted.status, posted.headers.get("refresh")]).toEqual([503, null]);
});
