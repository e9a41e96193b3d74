import { expect, test } from "vitest";
import { bodyLimit, limitBody } from "./body-limit.server.ts";

test("imports may be large, everything else may not", () => {
  expect(bodyLimit("/admin/import")).toBe(21_000_000);
  expect(bodyLimit("/admin/import.data")).toBe(21_000_000);
  expect(bodyLimit("/api/import-csv-products")).toBe(21_000_000);
  expect(bodyLimit("/contact")).toBe(1_000_000);
  expect(bodyLimit("/admin/import/x")).toBe(1_000_000);
});

test("a body that says nothing of its length is cut at the limit", async () => {
  const chunks = () => new Blob(["12345", "67890"]).stream() as ReadableStream<Uint8Array>;
  const short = limitBody(chunks(), 10);
  expect(await new Response(short.body).text()).toBe("1234567890");
  expect(short.exceeded()).toBe(false);
  const long = limitBody(chunks(), 9);
  await expect(new Response(long.body).text()).rejects.toThrow("more than 9 bytes");
  expect(long.exceeded()).toBe(true);
});
