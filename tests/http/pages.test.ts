import { gunzipSync } from "node:zlib";
import { parseXml } from "@rgrove/parse-xml";
import { describe, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { LASTING_PATHS } from "#app/http/cache/public-pages.ts";
import { keepWarm } from "#server/start/keep-warm.ts";
import { signInAs } from "../support/http/sign-in.ts";
import { type Answer, useTestServer } from "../support/http/test-server.ts";

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

/** Makes the cents of prices fail while `work` runs, which pages write when they are drawn. */
async function withBrokenPrices<T>(error: Error, work: () => Promise<T>): Promise<T> {
  const { padStart } = String.prototype;
  String.prototype.padStart = function (this: string, length, filler) {
    if (length === 2) throw error;
    return padStart.call(this, length, filler);
  };
  try {
    return await work();
  } finally {
    String.prototype.padStart = padStart;
  }
}

test("only the open category of the tree brings its forms, each of which lists all others", async () => {
  const headers = { Cookie: await signInAs(site) };
  const forms = async (path: string) => (await site.ask(path, { headers })).text.split("<select").length - 1;
  expect(await forms("/admin/categories")).toBe(1);
  const [category] = await site.running.services.database.db.select().from(categories).limit(1);
  expect(await forms(`/admin/categories?open=${category?.id}`)).toBe(3);
});

/** Status and report. Each check of it has one second, which a busy machine may take: ask until it is as awaited. */
async function askReadiness(): Promise<[status: number, report: unknown]> {
  const { status, text } = await site.ask("/readyz");
  return [status, JSON.parse(text)];
}

type Work = () => Promise<Answer>;

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
  });

  test("a hydrated page's modules start after the first frame", async () => {
    for (const path of ["/ga/shop/cart", "/auth"]) {
      const { text } = await site.ask(path);
      expect(text).toContain("__reactRouterContext");
      expect(text).toMatch(/<link rel="waits" href="\/assets\//);
      expect(text).not.toMatch(/<link rel="modulepreload"|<script type="module" async/);
    }
  });

  test("a hydrated page knows its own routes; others come when a link leads to them", async () => {
    const { text } = await site.ask("/shop/request");
    expect(text).toContain("routes/shop/request");
    expect(text).not.toContain("routes/admin/");
    const version = /"version":\s*"(\w+)"/.exec(text)?.[1];
    const more = await site.ask(`/__manifest?paths=/auth&version=${version}`);
    expect(Object.keys(JSON.parse(more.text))).toContain("routes/auth/sign-in/route");
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
  const bug = new Error("password=hunter2");
  const contact = {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "name=Nora&email=nora%40example.ie&phone=1&message=Hello",
  };

  const adding = {
    ...contact,
    body: "product_id=01900000-0000-7000-8000-000000000000&quantity=1",
  };

  test.each([
    ["a loader", "/shop/browse?search=lamp", {}, (work: Work) => withFault(bug, work)],
    ["a loader, in Irish", "/ga/shop/browse?search=lamp", {}, (work: Work) => withFault(bug, work)],
    ["an action", "/ga/shop/cart/items", adding, (work: Work) => withFault(bug, work)],
    ["a component", "/ga/shop/browse?search=par", {}, (work: Work) => withBrokenPrices(bug, work)],
  ])(
    "R18: a fault of %s is a page in its language, with a number that is in the log too, and tells nothing else",
    async (_, path, options, broken) => {
      const before = site.log.length;
      const headers = { ...("headers" in options ? options.headers : {}), Origin: site.origin };
      const { status, text, headers: got } = await broken(() => site.ask(path, { ...options, headers }));
      expect(status).toBe(500);
      const irish = path.startsWith("/ga");
      expect(text).toContain(`<html lang="${irish ? "ga" : "en"}"`);
      expect(text).toContain(irish ? "Earráid gan choinne!" : "Unexpected Application Error!");
      expect(text).not.toMatch(/hunter2|node_modules|\bat \w+ \(/);
      const id = got["x-request-id"];
      expect(text).toContain(`<code>${id}</code>`);
      const result = site.log.slice(before).filter(({ requestId }) => requestId === id);
      expect(result).toContainEqual(expect.objectContaining({ level: 50 }));
      expect((await site.ask(path.replace("lamp", `after-${before}`))).status).toBe(200);
    },
  );

  test("R14: a lost database is a 503 in the page's language; finished pages and files are still sent", async () => {
    const lost = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const { db } = site.running.services.database;
    const company = { phone: "+353 91 555 000", email: "hello@example.ie" };
    await inTransaction(db, async (tx) => {
      await tx.insert(settings).values({ key: "company", value: company });
      await bumpSiteVersion(tx);
    });
    // The server keeps its own count of writes and learns of this one as it does of another process's.
    await expect.poll(async () => (await site.ask("/contact")).text).toContain("tel:+35391555000");
    const before = site.log.length;
    const warmth = keepWarm(site.running.services, { firstAfter: 0, pause: 0 });
    await expect.poll(() => site.log.slice(before).map(({ path }) => path)).toContain(LASTING_PATHS.at(-1));
    warmth.stop();
    const cookie = await signInAs(site);
    await withFault(lost, async () => {
      const away = await site.ask("/ga/shop/browse?search=lamp");
      expect([away.status, away.headers["retry-after"]]).toEqual([503, "10"]);
      expect(away.text).toContain("Beimid ar ais láithreach");
      expect(away.text).toContain('href="tel:+35391555000"');
      expect(away.text).toContain('href="mailto:hello@example.ie"');
      // No one has asked for these since the start.
      for (const path of LASTING_PATHS) expect([path, (await site.ask(path)).status]).toEqual([path, 200]);
      const call = await site.ask("/api/products?search=lamp");
      expect([call.status, call.headers["retry-after"]]).toEqual([503, "10"]);
      expect(call.headers["content-type"]).toBe("application/problem+json");
      expect(JSON.parse(call.text)).toMatchObject({ status: 503, title: "Service Unavailable" });
      const mine = await site.ask("/shop/cart", { headers: { Cookie: cookie } });
      expect([mine.status, mine.headers["retry-after"]]).toEqual([503, "10"]);
      const step = await site.ask("/shop/browse.data?search=lamp");
      expect([step.status, step.headers["retry-after"]]).toEqual([503, "10"]);
      const headers = { ...contact.headers, Origin: site.origin };
      const form = await site.ask("/contact", { ...contact, headers });
      expect([form.status, form.headers["retry-after"]]).toEqual([503, "10"]);
      expect(form.text).toContain("Nora");
      expect((await site.ask("/healthz")).status).toBe(200);
      // A proxy goes on sending visitors here, where they are told more than it could tell them.
      const open = await site.ask("/openz", { headers: { Host: "10.0.0.7:3000" } });
      expect([open.status, open.headers["cache-control"]]).toEqual([200, "no-store"]);
      await expect.poll(askReadiness).toMatchObject([503, { failed: ["database", "migrations"] }]);
    });
    await expect.poll(askReadiness).toMatchObject([200, { failed: [] }]);
  });

  test("R16: when the database's disk is full, nothing is acknowledged, what was typed stays, and the page says how to reach us", async () => {
    const full = Object.assign(new Error("could not extend file: No space left on device"), {
      code: "53100",
    });
    const headers = { ...contact.headers, Origin: site.origin };
    const { status, text } = await withFault(full, () => site.ask("/contact", { ...contact, headers }));
    expect([status, text.includes("Nora"), /IST-\d{4}-\d+/.test(text)]).toEqual([503, true, false]);
    expect(await site.running.services.database.db.select().from(enquiries)).toEqual([]);
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

  test.each([
    ["PUT", "/contact", "GET, HEAD, POST"],
    ["PATCH", "/shop/cart/items", "GET, HEAD, POST"],
    ["PUT", "/api/create-checkout", "GET, HEAD, POST"],
    ["PUT", "/api/cart-items", "GET, HEAD, POST, PATCH, DELETE"],
    ["DELETE", "/api/hire/basket", "GET, HEAD, POST, PUT"],
  ])("refuses %s %s and names what the address takes", async (method, path, allow) => {
    const headers = {
      Origin: site.origin,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const answer = await site.ask(path, { method, headers, body: "name=Nora" });
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
  });
});

describe("resources", () => {
  test("R8: healthz and readyz are never kept and tell no version", async () => {
    const probe = async (path: string) => {
      const { status, headers, text } = await site.ask(path, { headers: { Host: "10.0.0.7" } });
      return [status, headers["cache-control"], text.match(/\d+\.\d+/)];
    };
    for (const path of ["/healthz", "/readyz"])
      await expect.poll(() => probe(path)).toEqual([200, "no-store", null]);
    await expect
      .poll(askReadiness)
      .toEqual([200, { status: "degraded", failed: [], degraded: ["mail is kept, not sent"], backup: null }]);
  });

  test("robots.txt, the sitemap in both languages, and the manifest", async () => {
    expect((await site.ask("/robots.txt")).text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    const { text, headers } = await site.ask("/sitemap.xml");
    expect(headers["content-type"]).toContain("application/xml");
    expect(text).toContain(`<loc>${site.origin}/ga/studio5</loc>`);
    expect(text).toMatch(/<loc>[^<]+\/shop\/product\/[a-z0-9-]+<\/loc><lastmod>20/);
    expect(text).toContain(`hreflang="ga" href="${site.origin}/ga/shop/product/`);
    expect(text).toMatch(/<loc>[^<]+\/ga\/shop\/browse\?category=[a-z0-9-]+<\/loc>/);
    expect(text).not.toContain("/admin");
    const manifest = await site.ask("/manifest.webmanifest");
    expect(manifest.headers["content-type"]).toBe("application/manifest+json");
    expect(JSON.parse(manifest.text).name).toBe("ItsShowTime");
  });

  test("the product feed in both languages: its tag answers 304, it may be packed, and no sample is in it", async () => {
    for (const path of ["/feeds/products-en.xml", "/feeds/products-ga.xml"]) {
      const { status, headers, text } = await site.ask(path);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(parseXml(text).root?.name).toBe("rss");
      expect(text).not.toContain("<item>");
      const tag = { "If-None-Match": String(headers["etag"]) };
      expect((await site.ask(path, { headers: tag })).status).toBe(304);
      const packed = await site.ask(path, { headers: { "Accept-Encoding": "gzip" } });
      expect(packed.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(packed.body).toString()).toBe(text);
      expect(await site.ask(path, { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    }
  });

  test("the settings show the addresses of the product feed and why products are left out", async () => {
    const headers = { Cookie: await signInAs(site) };
    const { text } = await site.ask("/admin/settings/feed?reason=sample", { headers });
    expect(text).toContain(`href="${site.origin}/feeds/products-en.xml"`);
    expect(text).toContain(`href="${site.origin}/feeds/products-ga.xml"`);
    expect(text).toContain("0 offers are in the feed");
    expect(text).toMatch(/href="\/admin\/products\/[0-9a-f-]{36}"/);
    const refused = await site.post(
      "/admin/settings/feed",
      { version: "", "feed.backorderDays": "soon" },
      headers,
    );
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("from 1 to 365");
  });

  test("a webhook is added in the settings: its secret is shown once, what is wrong keeps what was typed", async () => {
    const Cookie = await signInAs(site);
    const post = (path: string, fields: [string, string][] = []) => site.post(path, fields, { Cookie });
    const show = (path: string) => site.ask(path, { headers: { Cookie } });
    const list = "/admin/settings/webhooks";
    const wrong = await post(list, [["url", "https://127.0.0.1/hook"]]);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('value="https://127.0.0.1/hook"');
    expect(wrong.text).toContain("an address of the public internet");
    expect(wrong.text).toContain("choose at least one");
    const made = await post(list, [
      ["url", "https://hooks.example.ie/in?key=1"],
      ["event", "order.paid"],
      ["event", "no.such"],
    ]);
    expect(made.headers["cache-control"]).toContain("no-store");
    const [secret = ""] = /whsec_[A-Za-z0-9+/=]{44}/.exec(made.text) ?? [];
    expect(secret).not.toBe("");
    const [, id = ""] = /settings\/webhooks\/([0-9a-f-]{36})/.exec(made.text) ?? [];
    const page = `${list}/${id}`;
    for (const path of [list, page]) {
      const { status, text } = await show(path);
      expect(status).toBe(200);
      expect(text).toContain("hooks.example.ie");
      expect(text).not.toContain("whsec_");
    }
    const values: [string, string][] = [
      ["url", "https://hooks.example.ie/in"],
      ["event", "order.placed"],
    ];
    expect((await post(page, [...values, ["version", "7"]])).status).toBe(409);
    expect((await post(page, [...values, ["version", "1"]])).status).toBe(303);
    expect((await show(page)).text).toContain("Disabled");
    const tested = await post(`${page}/tests`);
    expect([tested.status, tested.headers.location]).toEqual([303, page]);
    expect((await show(page)).text).toContain("Nothing has been sent yet");
    expect((await post(`${page}/deletion`)).status).toBe(303);
    expect((await show(page)).status).toBe(404);
    expect((await show("/admin/audit")).text).toContain("A webhook was deleted");
  });
});
