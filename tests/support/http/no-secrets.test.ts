import { expect, it } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { assertNoSecret } from "./no-secrets.ts";

const line = (fields: object) => `{"level":30}\n${JSON.stringify({ level: 40, ...fields })}\n`;

it.each([
  { reason: "550 no mailbox aine@example.ie" },
  { phone: "+353 91 555 123" },
  { text: "Ring 091 555 123" },
  { path: "/shop/orders/uT4bq9Xk_0Zr-7MfVh2LwNc8JdPsYe1A" },
  { cookie: "itsshowtime.session_token=x" },
  { key: "sk_test_1" },
])("S22, F-21: a log with %j is found", (fields) => {
  expect(() => assertNoSecret(line(fields))).toThrow(/^S22, F-21: the log tells /);
});

it("leaves ids, hashes, names in addresses and what is printed beside the log alone", () => {
  const hash = "9f86d081884c7d659a2feaa0c55ad015";
  const path = "/shop/product/moving-head-spot-300-w-two-prism";
  assertNoSecret(line({ id: newId(), hash, path, ms: 12.5, userId: "0loGK2NXCXrY3T1vtEljmAK1m5pocQov" }));
  assertNoSecret("The admin is admin@example.ie.\n");
});
