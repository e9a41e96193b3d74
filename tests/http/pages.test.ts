import { describe, expect, test } from "vitest";
import { ADMIN, useTestServer } from "../support/test-server.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

/** Puts a fault in place of every read of the database while `work` runs. */
async function withFault<T>(error: Error, work: () => Promise<T>): Promise<T> {
  const { db } = site.running.services.database;
  const fail = () => {
    throw error;
  };
  Object.assign(db, { select: fail, execute: fail });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(db, "select");
    Reflect.deleteProperty(db, "execute");
  }
}

describe("addresses", () => {
  test.each([
    "/",
    "/ga",
    "/hire",
    "/ga/studio5",
    "/contact",
    "/shop",
    "/shop/browse",
    "/ga/shop/cart",
    "/auth",
    "/terms",
  ])("%s is a page in its language", async (path) => {
    const { status, headers, text } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).toContain(`<html lang="${path.startsWith("/ga") ? "ga" : "en"}"`);
  });

  test("a public page names itself in both languages", async () => {
    const { text } = await site.ask("/ga/studio5");
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/ga/studio5"/>`);
    expect(text).toContain(`<link rel="alternate" hrefLang="en" href="${site.origin}/studio5"/>`);
    expect(text).toContain(`<link rel="alternate" hrefLang="ga" href="${site.origin}/ga/studio5"/>`);
  });

  test("a slash at the end leads to the address without it", async () => {
    const { status, headers } = await site.ask("/shop/browse/?page=2");
    expect([status, headers.location]).toEqual([308, `${site.origin}/shop/browse?page=2`]);
    expect((await site.ask("//evil.example/")).status).toBe(400);
    expect((await site.ask("/\\evil.example/")).status).toBe(400);
  });

  test("pages that need no React load none", async () => {
    const { text } = await site.ask("/studio5");
    expect(text.match(/<script[^>]*src="[^"]+"/g)).toHaveLength(1);
    expect(text).not.toContain("__reactRouterContext");
    expect((await site.ask("/shop/cart")).text).toContain("__reactRouterContext");
  });

  test("a hydrated page knows its own routes; others come when a link leads to them", async () => {
    const { text } = await site.ask("/shop/cart");
    expect(text).toContain("routes/shop/cart");
    expect(text).not.toContain("routes/admin/");
    const version = /"version":\s*"(\w+)"/.exec(text)?.[1];
    const more = await site.ask(`/__manifest?paths=/auth&version=${version}`);
    expect(Object.keys(JSON.parse(more.text))).toContain("routes/auth/sign-in");
    expect(more.headers["cache-control"]).toContain("immutable");
    const older = await site.ask("/__manifest?paths=/auth&version=older");
    expect([older.status, older.headers["x-remix-reload-document"]]).toEqual([204, "true"]);
    expect((await site.ask(`/__manifest?paths=${"/a,".repeat(3000)}&version=${version}`)).status).toBe(400);
  });
});

describe("a path where there is nothing", () => {
  test("is the 404 page with its words, and the path is in the log", async () => {
    const { status, text } = await site.ask("/no/such/page?secret=1");
    expect(status).toBe(404);
    expect(text).toMatch(/>404</);
    expect(text).toContain("Oops! Page not found");
    expect(text).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home/);
    expect(site.log).toContainEqual(expect.objectContaining({ msg: "unknown path", path: "/no/such/page" }));
    expect(JSON.stringify(site.log)).not.toContain("secret=1");
  });

  test("speaks Irish under /ga", async () => {
    const { status, text } = await site.ask("/ga/no/such/page");
    expect(status).toBe(404);
    expect(text).toContain('<html lang="ga"');
    expect(text).toContain("Úps! Níor aimsíodh an leathanach");
  });

  test("a product that does not exist is the same page", async () => {
    const { status, text } = await site.ask("/shop/product/no-such-product");
    expect(status).toBe(404);
    expect(text).toContain("Oops! Page not found");
  });

  test("a missing file costs a line of text", async () => {
    for (const path of [
      "/assets/root-12345678.js",
      "/pictures/x.avif",
      "/nothing.png",
      "/assets/../package.json",
    ]) {
      const { status, headers, body } = await site.ask(path);
      expect([status, headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
      expect(body.length).toBeLessThan(50);
    }
  });
});

describe("when something fails", () => {
  test("an error is a page with a number that is in the log too, and tells nothing else", async () => {
    const before = site.log.length;
    const { status, text, headers } = await withFault(new Error("password=hunter2"), () =>
      site.ask("/shop/browse?search=lamp"),
    );
    expect(status).toBe(500);
    expect(text).toContain("Unexpected Application Error!");
    expect(text).not.toMatch(/hunter2|node_modules|\bat \w+ \(/);
    const id = headers["x-request-id"];
    expect(text).toContain(`<code>${id}</code>`);
    expect(site.log.slice(before)).toContainEqual(
      expect.objectContaining({ requestId: id, msg: "unexpected error" }),
    );
    expect((await site.ask("/shop/browse?search=lamp")).status).toBe(200);
  });

  test("R14: a lost database is a 503 in the page's language; finished pages and files are still sent", async () => {
    const lost = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const finished = await site.ask("/projects");
    await site.ask("/contact");
    const login = await site.ask("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site.origin },
      body: JSON.stringify(ADMIN),
    });
    const cookie = (login.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
    await withFault(lost, async () => {
      const away = await site.ask("/ga/shop/browse?search=lamp");
      expect([away.status, away.headers["retry-after"]]).toEqual([503, "10"]);
      expect(away.text).toContain("Beimid ar ais láithreach");
      expect((await site.ask("/projects")).text).toBe(finished.text);
      const call = await site.ask("/api/products?search=lamp");
      expect([call.status, call.headers["retry-after"]]).toEqual([503, "10"]);
      expect(call.headers["content-type"]).toBe("application/problem+json");
      expect(JSON.parse(call.text)).toMatchObject({ status: 503, title: "Service Unavailable" });
      const mine = await site.ask("/shop/cart", { headers: { Cookie: cookie } });
      expect([mine.status, mine.headers["retry-after"]]).toEqual([503, "10"]);
      const step = await site.ask("/shop/browse.data?search=lamp");
      expect([step.status, step.headers["retry-after"]]).toEqual([503, "10"]);
      const form = await site.ask("/contact", {
        method: "POST",
        headers: { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" },
        body: "name=Nora&email=nora%40example.ie&phone=1&message=Hello",
      });
      expect([form.status, form.headers["retry-after"]]).toEqual([503, "10"]);
      expect(form.text).toContain("Nora");
      expect((await site.ask("/healthz")).status).toBe(200);
      const ready = await site.ask("/readyz");
      expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
        503,
        { failed: ["database", "migrations"] },
      ]);
    });
    expect((await site.ask("/readyz")).status).toBe(200);
  });

  test("a method that a page does not take is refused in words", async () => {
    const { status, text } = await site.ask("/our-team", {
      method: "POST",
      headers: { Origin: site.origin },
    });
    expect(status).toBe(405);
    expect(text).toContain("Unexpected Application Error!");
    expect((await site.ask("/", { method: "TRACE" })).status).toBe(405);
  });
});

describe("resources", () => {
  test("R8: healthz and readyz are never kept and tell no version", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const { status, headers, text } = await site.ask(path, { headers: { Host: "10.0.0.7" } });
      expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(text).not.toMatch(/\d+\.\d+/);
    }
    expect(JSON.parse((await site.ask("/readyz")).text)).toEqual({
      status: "degraded",
      failed: [],
      degraded: ["mail is kept, not sent"],
      backup: null,
    });
  });

  test("robots.txt, the sitemap in both languages, and the manifest", async () => {
    expect((await site.ask("/robots.txt")).text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    const { text, headers } = await site.ask("/sitemap.xml");
    expect(headers["content-type"]).toContain("application/xml");
    expect(text).toContain(`<loc>${site.origin}/ga/studio5</loc>`);
    expect(text).toMatch(/<loc>[^<]+\/shop\/product\/[a-z0-9-]+<\/loc><lastmod>20/);
    expect(text).toContain(`hreflang="ga" href="${site.origin}/ga/shop/product/`);
    expect(text).not.toContain("/admin");
    const manifest = await site.ask("/manifest.webmanifest");
    expect(manifest.headers["content-type"]).toBe("application/manifest+json");
    expect(JSON.parse(manifest.text).name).toBe("ItsShowTime");
  });
});
