import { describe, expect, test } from "vitest";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();

/** One request of every kind of answer there is. */
const ANSWERS = [
  ["a finished page", "/", {}],
  ["a page of its own", "/auth", {}],
  ["router data", "/shop/browse.data", {}],
  ["a file", "/favicon.ico", {}],
  ["a missing file", "/assets/none.js", {}],
  ["a missing page", "/none", {}],
  ["a redirect", "/admin", {}],
  ["an API", "/api/categories", {}],
  ["health", "/healthz", {}],
  ["an upload", "/media/none.jpg", {}],
  ["a foreign post", "/contact", { method: "POST", headers: { Origin: "https://evil.example" } }],
  ["a wrong host", "/", { headers: { Host: "evil.example" } }],
  ["a wrong method", "/", { method: "PURGE" }],
  ["a large body", "/contact", { method: "POST", headers: { "Content-Length": "1000001" }, body: "" }],
] as const;

describe("F-23: every answer is guarded, and may be framed by no one", () => {
  test.each(ANSWERS)("%s", async (_name, path, options) => {
    const { headers } = await site.ask(path, options);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["referrer-policy"]).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-resource-policy"]).toMatch(/^(same-origin|cross-origin)$/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toMatch(/object-src 'none'|default-src 'none'/);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers.server).toBeUndefined();
    // Promising https for a site that runs without it would lock its visitors out.
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
});

test("F-24: a page's policy has no unsafe source, and inline scripts only by hash", async () => {
  const policy = (await site.ask("/contact")).headers["content-security-policy"] ?? "";
  expect(policy).not.toContain("unsafe-");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
});

describe("the Host header is not trusted", () => {
  test.each(["evil.example", "localhost.evil.example", "localhost:1"])("%s is misdirected", async (host) => {
    expect((await site.ask("/", { headers: { Host: host } })).status).toBe(421);
  });

  test("forwarded hosts change nothing", async () => {
    const { text } = await site.ask("/terms", {
      headers: {
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "https",
        Forwarded: "host=evil.example",
      },
    });
    expect(text).not.toContain("evil.example");
    expect((await site.ask("http://evil.example/")).status).toBe(400);
  });

  test("another loopback name leads to the configured one", async () => {
    const { status, headers } = await site.ask("/hire?x=1", { headers: { Host: `127.0.0.1:${site.port}` } });
    expect([status, headers.location]).toEqual([307, `${site.origin}/hire?x=1`]);
  });
});

describe("requests that may change something", () => {
  const PATHS = [
    "/contact",
    "/auth",
    "/auth/sign-out",
    "/api/send-form-email",
    "/api/create-checkout",
    "/admin/import",
  ];

  test.each(PATHS)("%s refuses what another site's page sends", async (path) => {
    const attacks = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "null", "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Cookie: "itsshowtime.session_token=x" },
    ];
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const headers of attacks) {
        const { status, text } = await site.ask(path, { method, headers: { ...headers }, body: "a=b" });
        expect([method, headers, status, text]).toEqual([method, headers, 403, "Forbidden\n"]);
      }
    }
  });

  test("our own page is let in, also one without a referrer", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    for (const headers of [
      { ...form, Origin: site.origin },
      { ...form, Origin: "null", "Sec-Fetch-Site": "same-origin" },
      { ...form, "Sec-Fetch-Site": "same-origin" },
    ]) {
      const { status } = await site.ask("/contact", { method: "POST", headers, body: "name=" });
      expect(status).toBe(400);
    }
  });
});

describe("bodies", () => {
  const headers = () => ({ Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" });

  test("more than a megabyte is refused, announced or not", async () => {
    const body = Buffer.alloc(1_000_001, "a");
    const announced = await site.ask("/contact", { method: "POST", headers: headers(), body });
    expect([announced.status, announced.text]).toEqual([413, "Payload Too Large\n"]);
    const chunked = await site.ask("/contact", {
      method: "POST",
      headers: { ...headers(), "Transfer-Encoding": "chunked" },
      body,
    });
    expect([chunked.status, chunked.text]).toEqual([413, "Payload Too Large\n"]);
  });

  test("the import takes more than that, up to 21 megabytes", async () => {
    const body = Buffer.alloc(2_000_000, "a");
    const files = { ...headers(), "Content-Type": "multipart/form-data; boundary=b" };
    expect((await site.ask("/admin/import", { method: "POST", headers: files, body })).status).not.toBe(413);
    const length = { ...files, "Content-Length": "21000001" };
    expect((await site.ask("/admin/import", { method: "POST", headers: length, body: "" })).status).toBe(413);
  });

  test("the import of the fleet takes up to 5 megabytes", async () => {
    const body = Buffer.alloc(4_000_000, "a");
    const files = { ...headers(), "Content-Type": "multipart/form-data; boundary=b" };
    for (const path of ["/admin/hire/import", "/admin/hire/import/runs"]) {
      expect((await site.ask(path, { method: "POST", headers: files, body })).status).not.toBe(413);
      const length = { ...files, "Content-Length": "5000001" };
      expect((await site.ask(path, { method: "POST", headers: length, body: "" })).status).toBe(413);
    }
  });
});

describe("files", () => {
  test("named by content: kept for ever, ready compressed", async () => {
    const page = await site.ask("/");
    const style = /href="(\/assets\/[^"#]+\.css)#?"/.exec(page.text)?.[1] ?? "";
    const plain = await site.ask(style);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const encoding of ["br", "gzip"]) {
      const packed = await site.ask(style, { headers: { "Accept-Encoding": encoding } });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(packed.body.length).toBeLessThan(plain.body.length / 3);
      expect(packed.headers.vary).toBe("Accept-Encoding");
    }
    const again = await site.ask(style, { headers: { "If-None-Match": plain.headers.etag ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("parts, as players of files ask for them", async () => {
    const file = "/social.jpg";
    const whole = await site.ask(file, { method: "HEAD" });
    const size = Number(whole.headers["content-length"]);
    const part = await site.ask(file, { headers: { Range: "bytes=10-19" } });
    expect([part.status, part.body.length, part.headers["content-range"]]).toEqual([
      206,
      10,
      `bytes 10-19/${size}`,
    ]);
    const end = await site.ask(file, { headers: { Range: "bytes=-5" } });
    expect([end.status, end.headers["content-range"]]).toEqual([
      206,
      `bytes ${size - 5}-${size - 1}/${size}`,
    ]);
    expect((await site.ask(file, { headers: { Range: `bytes=${size}-` } })).status).toBe(416);
  });

  test("are only read", async () => {
    const { status, headers } = await site.ask("/favicon.ico", {
      method: "POST",
      headers: { Origin: site.origin },
    });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});
