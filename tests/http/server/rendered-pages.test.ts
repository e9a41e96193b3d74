import { brotliDecompressSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { createProduct } from "#tests/support/factories.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
const LIST = "/admin/products";

let admin = "";
let id = "";

beforeAll(async () => {
  admin = await signInAs(site);
  ({ id } = await createProduct(db(), { name: "Fresnel" }));
});

const open = (cookie = admin, headers: Readonly<Record<string, string>> = {}) =>
  site.ask(LIST, { headers: { Cookie: cookie, ...headers } });

test("a list that has not changed is sent with the same bytes, scripts allowed, and kept by no cache", async () => {
  const [first, second] = [await open(), await open()];
  expect(second.text).toBe(first.text);
  expect(second.text).toContain("Fresnel");
  for (const name of ["content-security-policy", "content-type", "cache-control", "vary"])
    expect(second.headers[name]).toBe(first.headers[name]);
  expect(second.headers["content-security-policy"]).toContain("'sha256-");
  expect(second.headers["cache-control"]).toContain("no-store");
  expect(second.headers.vary).toContain("Accept-Encoding");
  expect(second.headers.etag).toBeUndefined();
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
});

test("a list shows what is stored at each request", async () => {
  await open();
  for (const name of ["Profile", "Follow spot"]) {
    await db().update(products).set({ name }).where(eq(products.id, id));
    for (const encoding of ["identity", "br"]) {
      const { headers, body } = await open(admin, { "Accept-Encoding": encoding });
      const isBrotli = headers["content-encoding"] === "br";
      expect(isBrotli).toBe(encoding === "br");
      expect((isBrotli ? brotliDecompressSync(body) : body).toString()).toContain(name);
    }
  }
});

test("each member of staff gets their own page, and what their session allows now", async () => {
  const who = { name: "Nora", email: "nora@example.ie", password: "a-long-passphrase-of-mine" };
  const nora = await signUpAs(site, who, "admin");
  expect((await open()).text).not.toContain("Nora");
  for (const _again of [1, 2]) expect((await open(nora.cookie)).text).toContain("Nora");
  expect((await open()).text).not.toContain("Nora");
  await site.post("/auth/sign-out", {}, { Cookie: nora.cookie });
  expect((await open(nora.cookie)).status).toBe(302);
});
