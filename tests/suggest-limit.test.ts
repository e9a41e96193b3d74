import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type AppContext, appContext } from "#app/http/context.server.ts";
import { loader } from "#app/routes/api/suggest.ts";

it("tells a network that asks too often in its language", async () => {
  const context = new RouterContextProvider();
  context.set(appContext, { clientAddress: "192.0.2.77" } as AppContext);
  // What is not valid reads nothing.
  const request = new Request("https://www.example.ie/api/products/suggest?lang=de", {
    headers: { "Accept-Language": "ga" },
  });
  const ask = () => loader({ request, context } as unknown as Parameters<typeof loader>[0]);
  let answer = await ask();
  for (let n = 0; n < 100 && answer.status === 400; n += 1) answer = await ask();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("líonra") });
});
