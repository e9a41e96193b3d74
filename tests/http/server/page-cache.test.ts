import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type AskOptions, useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();
const PATH = "/our-team";

/** How many requests went through the pages rather than out of memory: only those are logged as answered. */
function rendered(): number {
  return site.log.filter((line) => line.msg === "answered" && line["path"] === PATH).length;
}

const get = (options?: AskOptions) => site.ask(PATH, options);

/** As another instance on the same database would do. */
async function writeElsewhere(): Promise<void> {
  await site.running.services.database.db.execute(sql`
    insert into site_version (single, version) values (true, 1000)
    on conflict (single) do update set version = site_version.version + 1`);
}

afterEach(() => get());

describe("a page that is the same for everybody", () => {
  test("is rendered once and then sent from memory", async () => {
    await get();
    // Where a quarter second passes in between, one request asks for the site version, and is logged as well.
    const answers = await vi.waitFor(
      async () => {
        const before = rendered();
        const burst = await Promise.all(Array.from({ length: 30 }, () => get()));
        expect(rendered()).toBe(before);
        return burst;
      },
      { timeout: 60_000, interval: 1 },
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding, Cookie",
    });
  });

  test("comes in the encoding that is asked for, always with the same words", async () => {
    const plain = await get();
    const br = await get({ headers: { "Accept-Encoding": "gzip, br" } });
    const gzip = await get({ headers: { "Accept-Encoding": "gzip" } });
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    const again = await get({ headers: { "Accept-Encoding": "gzip" } });
    expect(again.body.equals(gzip.body)).toBe(true);
  });

  test("is not sent again to a browser that has it", async () => {
    const { headers } = await get();
    const again = await get({ headers: { "If-None-Match": headers.etag ?? "" } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  test("answers HEAD with the same headers and no body", async () => {
    const whole = await get();
    const head = await get({ method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect([head.headers.etag, head.headers["content-length"]]).toEqual([
      whole.headers.etag,
      whole.headers["content-length"],
    ]);
  });

  test("is another page in Irish, and the same page with an advertiser's parameter", async () => {
    expect((await site.ask("/ga/our-team")).text).not.toBe((await get()).text);
    // From memory while the version is known to be current, which on a busy machine may be over in between.
    await vi.waitFor(async () => {
      await get();
      const before = rendered();
      await site.ask(`${PATH}?utm_source=mail`);
      expect(rendered()).toBe(before);
    });
  });

  test("is rendered for a visitor with a session, and never kept for others", async () => {
    const before = rendered();
    const { status, headers } = await get({ headers: { Cookie: "itsshowtime.session_token=forged" } });
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(rendered()).toBe(before + 1);
    expect((await get()).headers["cache-control"]).toContain("public");
  });

  test("is new within a second after a write of another instance", async () => {
    await get();
    const before = rendered();
    await writeElsewhere();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await get();
    expect(rendered()).toBe(before + 1);
  });
});

test("pages of one visitor are not kept by anybody", async () => {
  for (const path of ["/auth", "/admin", "/ga/shop/success"]) {
    expect((await site.ask(path)).headers["cache-control"]).toMatch(/no-store|no-cache/);
  }
});
