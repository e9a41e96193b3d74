import { expect, it } from "vitest";
import { middleware } from "#app/routes/account/data.tsx";
import { NORA, register } from "#tests/support/device.ts";
import { useTestDb } from "#tests/support/test-db.ts";

const db = await useTestDb();

it("an export holds one's own rows and nobody else's", async () => {
  const nora = await register(db);
  await register(db, { name: "Eleanora", email: `ele${NORA.email}`, password: "another pass phrase" });
  await nora.logIn();
  const [answerWithFile] = middleware;
  const request = nora.request("/account/data", {});
  const call = answerWithFile as unknown as (args: object, next: () => never) => Promise<Response>;
  const response = await call({ request, context: nora.context(request), params: {} }, () => {
    throw new Error("the page was asked for instead");
  });
  expect(response.headers.get("Content-Disposition")).toContain("itsshowtime-data.json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  const file = JSON.parse(text) as Record<string, unknown>;
  expect(file).toMatchObject({
    account: { name: NORA.name, email: NORA.email, twoFactorEnabled: false },
    sessions: { length: 1 },
    cart: [],
    orders: [],
    withdrawals: [],
    enquiries: [],
    mails: [{ kind: "account-confirm", recipient: NORA.email }],
  });
  expect(text).not.toContain(`ele${NORA.email}`);
});
