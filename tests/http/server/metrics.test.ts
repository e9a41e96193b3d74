import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";

const TOKEN = "a-token-for-the-scraper";
const site = useTestServer({ METRICS_TOKEN: TOKEN });
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

function figure(text: string, series: string): number {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

describe("/metrics", () => {
  test("is shown to anyone who knows the token, and to no one else", async () => {
    expect((await site.ask("/metrics")).status).toBe(401);
    expect((await site.ask("/metrics", bearer("a-token-for-the-scrapes"))).status).toBe(401);
    const answer = await site.ask("/metrics", {
      headers: { ...bearer(TOKEN).headers, Host: "10.0.0.7:3000" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/plain");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).toContain("process_resident_memory_bytes");
  });

  test("counts answers by lane, kept pages, mails and failed jobs", async () => {
    const count = 'http_request_duration_seconds_count{lane="page",method="GET",status="4xx"}';
    const read = async () => (await site.ask("/metrics", bearer(TOKEN))).text;
    const before = await read();
    await site.ask("/no-such-page-1");
    // A finished page is sent from memory while its version is known to be current: a quarter of a second.
    const kept = async () => {
      for (let n = 0; n < 3; n += 1) await site.ask("/hire");
      return figure(await read(), "http_kept_pages_total");
    };
    await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThan(figure(before, "http_kept_pages_total"));
    const after = await read();
    expect(figure(after, count)).toBe((figure(before, count) || 0) + 1);
    expect(figure(after, 'mails{state="failed"}')).toBe(0);
    expect(figure(after, "jobs_failed")).toBe(0);
    expect(figure(after, "backup_last_success_timestamp_seconds")).toBe(0);
    expect(figure(after, "backup_degraded")).toBe(0);
  });

  test("counts slow statements, which the log shows with placeholders", async () => {
    const { db } = site.running.services.database;
    const slow = async () =>
      figure((await site.ask("/metrics", bearer(TOKEN))).text, "db_slow_statements_total");
    const before = await slow();
    await db.execute(sql`select pg_sleep(0.55), ${"Nora"}::text`);
    expect(await slow()).toBeGreaterThan(before);
    const lines = site.log.filter(({ msg }) => msg === "slow statement");
    expect(lines.map(({ statement }) => statement)).toContain("select pg_sleep(0.55), $1::text");
    expect(JSON.stringify(lines)).not.toContain("Nora");
  });
});

test("a login is a line of the log that names no one", async () => {
  await signInAs(site);
  const line = site.log.find(({ msg }) => msg === "authentication");
  expect(line).toMatchObject({ operation: "/sign-in/email", factor: "password", status: 200 });
  expect(JSON.stringify(line)).not.toContain(ADMIN.email);
});

describe("an unexpected error", () => {
  test("R18: is found in the back office by the number on the visitor's page, without a stack on that page", async () => {
    const { db } = site.running.services.database;
    await db.execute(sql`alter table orders rename to orders_away`);
    const page = await site.ask(`/ga/shop/orders/${"A".repeat(32)}`);
    await db.execute(sql`alter table orders_away rename to orders`);
    expect(page.status).toBe(500);
    const number = String(page.headers["x-request-id"]);
    expect(page.text).toContain(number);
    expect(page.text).not.toMatch(/\.server\.|at .+:\d+:\d+/);
    const headers = { Cookie: await signInAs(site) };
    await expect
      .poll(async () => (await site.ask(`/admin/errors?number=${number}`, { headers })).text, {
        timeout: 60_000,
      })
      .toContain("DatabaseError 42P01");
    const nobody = await site.ask("/admin/errors?number=ffffffffffff", { headers });
    expect(nobody.text).toContain("No error of the last 90 days has this number.");
  });
});
