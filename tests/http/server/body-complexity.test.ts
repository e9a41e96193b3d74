import { describe, expect, test } from "vitest";
import { type Answer, useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();
const URLENCODED = "application/x-www-form-urlencoded";

function post(path: string, type: string, body: string, accept = "*/*"): Promise<Answer> {
  const headers = { Origin: site.origin, "Content-Type": type, Accept: accept };
  return site.ask(path, { method: "POST", headers, body });
}

const parts = (n: number) => {
  const one = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  return `${one.repeat(n)}--b--\r\n`;
};

describe("a posted form", () => {
  const uploads = ["/equipment-servicing", "/ga/equipment-servicing.data", "/shop/request", "/admin/media"];

  test.each(uploads)("%s takes one megabyte that is not multipart", async (path) => {
    expect((await post(path, URLENCODED, `a=${"x".repeat(1_000_000)}`)).status).toBe(413);
  });

  test.each(["/withdraw", "/equipment-servicing", "/contact.data", "/auth", "/shop/cart/items"])(
    "%s takes 1,000 fields",
    async (path) => {
      expect((await post(path, URLENCODED, "a=1&".repeat(1_001))).status).toBe(413);
      expect((await post(path, URLENCODED, "a=1&".repeat(900))).status).not.toBe(413);
      expect((await post(path, "multipart/form-data; boundary=b", parts(1_001))).status).toBe(413);
      expect((await post(path, 'Multipart/Form-Data; boundary="b"', parts(900))).status).not.toBe(413);
    },
  );

  test("with more fields is answered with its page, in its language", async () => {
    const { status, text } = await post("/ga/contact", URLENCODED, "a=1&".repeat(1_001), "text/html");
    expect(status).toBe(413);
    expect(text).toContain('<html lang="ga"');
    expect(text).toContain("X-Request-Id".length > 0 ? "<main" : "");
  });
});

describe("a JSON body", () => {
  test.each(["/api/send-form-email", "/api/cart-items", "/api/create-checkout", "/api/auth/sign-in/email"])(
    "%s takes 10,000 values, 32 levels deep",
    async (path) => {
      const values = `{"a":[${"1,".repeat(10_001)}1]}`;
      const levels = `{"a":${"[".repeat(40)}${"]".repeat(40)}}`;
      for (const body of [values, levels])
        expect((await post(path, "application/json", body)).status).toBe(413);
      const text = JSON.stringify({ a: "[{,".repeat(20_000) });
      expect((await post(path, "application/json", text)).status).not.toBe(413);
    },
  );
});
