import { and, isNull, lte } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { changedTables, readRows } from "#tests/support/database/remember-rows.ts";
import {
  type Attack,
  askOptionsOf,
  attacksOn,
  faultsOf,
  holdsForeignMarkup,
  sampleOf,
  type Target,
} from "#tests/support/http/attack.ts";
import { type Cookies, learnSite, signEverybodyIn } from "#tests/support/http/learn-site.ts";
import { fieldNamesOf, listRoutes } from "#tests/support/http/route-list.ts";
import { type Answer, useTestServer } from "#tests/support/http/test-server.ts";
import { measureProcessorTime } from "#tests/support/process/processor-time.ts";
import { SEED } from "#tests/support/random.ts";

/** Requests against each route; `npm run load -- hostile` sends many more. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 3);
/** A visit of every page may take this long on a busy machine. */
const WALK_MS = 240_000;
/** Tables that keep who read what, counts of attempts and of searches, and the worker's own. */
const RECORDS = [
  "audit_log",
  "error_reports",
  "jobs",
  "outbox_mails",
  "rate_limits",
  "search_misses",
  "sessions",
];
/** The pattern whose `.data` address gets a foreign `Origin` as well; one check answers for all of them. */
const AT_DATA = "ga?/contact";
/** The webhook is called by a server, which has no origin; it proves itself by a signature. */
const WITHOUT_ORIGIN = new Set(["api/webhooks/stripe"]);

const site = useTestServer({ TRUST_PROXY: "1", SAMPLE_DATA: "1", SECRET: "s".repeat(32) });
const cookies: Cookies = { visitor: "", customer: "", admin: "" };
const routes = listRoutes();
const targets = new Map<string, Target>();
let networks = 0;

/** A network of its own for each request, so that no limit per address answers instead of the route. */
function nextNetwork(): string {
  networks += 1;
  return `2001:db8:${(networks >> 8).toString(16)}:${(networks & 255).toString(16)}::1`;
}

async function samplesOf(pattern: string, productId: string): Promise<unknown[]> {
  const { paths } = JSON.parse((await site.ask("/api/openapi.json")).text) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>;
  };
  return Object.values(paths[`/${pattern}`] ?? {}).flatMap(({ requestBody }) => {
    const schema = requestBody?.content["application/json"]?.schema;
    return schema ? [sampleOf(schema, "", productId)] : [];
  });
}

beforeAll(async () => {
  await signEverybodyIn(site, cookies);
  const learned = await learnSite(site, cookies, routes);
  const { products } = JSON.parse((await site.ask("/api/products")).text) as { products: { id: string }[] };
  for (const route of routes) {
    const { addresses, forms } = learned.get(route.pattern) ?? { addresses: [], forms: [] };
    const samples = await samplesOf(route.pattern, products[0]?.id ?? "");
    targets.set(route.pattern, {
      pattern: route.pattern,
      addresses,
      forms,
      names: fieldNamesOf(route),
      samples,
    });
  }
}, WALK_MS);

/** Another one for each route, or all of them would meet the same few attacks. */
const seedOf = (pattern: string): number =>
  [...pattern].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e6;

const targetOf = (pattern: string): Target =>
  targets.get(pattern) ?? { pattern, addresses: [], forms: [], names: [], samples: [] };

async function strike(attack: Attack): Promise<void> {
  const options = askOptionsOf(attack, {
    cookie: cookies[attack.role],
    address: nextNetwork(),
    origin: site.origin,
  });
  let answer: Answer | undefined;
  const spent = await measureProcessorTime(async () => {
    answer = await site.ask(attack.path, options);
  });
  const faults = answer ? faultsOf(answer, spent, site.origin) : [];
  // A probe says what it is asked to say; the site is whole when it answers at all.
  const grave = faults.filter((fault) => !(fault === "status 503" && attack.path.startsWith("/readyz")));
  if (grave.length === 0) return;
  const lines = site.log.filter(({ level }) => level >= 50).slice(-1);
  const body = attack.sent ? `${attack.sent.type} ${attack.sent.body.toString("latin1").slice(0, 600)}` : "";
  throw new Error(
    `${grave.join(", ")}\n${attack.role}: ${attack.method} ${attack.path.slice(0, 400)}\n${body}\n${JSON.stringify(lines).slice(0, 2_000)}`,
  );
}

test("what is attacked is known: where routes with parameters lead, and what their forms hold", () => {
  const unknown = [...targets.values()].filter(
    ({ pattern, addresses }) => /:/.test(pattern) && addresses.length === 0,
  );
  expect(unknown.map(({ pattern }) => pattern)).toEqual([]);
  expect(targets.has(AT_DATA)).toBe(true);
  const withForms = routes.filter(({ pattern }) => targetOf(pattern).forms.length > 0);
  expect(withForms.length).toBeGreaterThan(40);
});

describe.each(routes.map(({ pattern }) => pattern))("%s", (pattern) => {
  test(`survives ${RUNS} hostile requests from seed ${SEED + seedOf(pattern)}`, async () => {
    await signEverybodyIn(site, cookies);
    await fc.assert(fc.asyncProperty(attacksOn(targetOf(pattern)), strike), {
      numRuns: RUNS,
      seed: SEED + seedOf(pattern),
      interruptAfterTimeLimit: 25_000,
      endOnFailure: process.env["FUZZ_SHRINK"] !== "1",
    });
  });

  // attacks.test.ts posts every sign of a foreign page to the page's address of each route, not to `.data`.
  test.skipIf(WITHOUT_ORIGIN.has(pattern))("F-11: refuses its own form from a foreign page", async () => {
    const { addresses, forms } = targetOf(pattern);
    const fields = (forms.find(({ method }) => method === "post") ?? forms[0])?.fields ?? [];
    const body = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
    const path = addresses[0] ?? "/none";
    const dataPath = `${path === "/" ? "/_root" : path}.data`;
    for (const [where, header, value] of [
      [path, "Origin", "https://evil.example"],
      [dataPath, "Sec-Fetch-Site", "cross-site"],
      ...(pattern === AT_DATA ? ([[dataPath, "Origin", "https://evil.example"]] as const) : []),
    ] as const) {
      const { status } = await site.ask(where, {
        method: "POST",
        headers: {
          [header]: value,
          Cookie: cookies.admin,
          "Content-Type": "application/x-www-form-urlencoded",
        },
        body,
      });
      // Below folders of files there are no pages at all.
      const refused = where.startsWith("/.well-known/") ? [403, 404] : [403];
      expect([where, header, refused.includes(status), status]).toEqual([where, header, true, status]);
    }
  });
});

describe("after all of it", () => {
  test(
    "F-11: reading every page changes nothing, and nothing that was sent is on one or in a mail as markup",
    async () => {
      await signEverybodyIn(site, cookies);
      const { db } = site.running.services.database;
      // What was posted may have left work to do.
      await expect
        .poll(
          () => db.$count(jobs, and(isNull(jobs.doneAt), isNull(jobs.failedAt), lte(jobs.runAt, new Date()))),
          { interval: 250 },
        )
        .toBe(0);
      // The worker collects them once a minute, which may be while the pages are read.
      await collectNotifications({ db, clock: systemClock });
      const before = await readRows(db);
      for (const { addresses } of targets.values())
        for (const address of addresses) {
          const { text, headers } = await site.ask(address, { headers: { Cookie: cookies.admin } });
          if (headers["content-type"]?.startsWith("text/html"))
            expect([address, holdsForeignMarkup(text)]).toEqual([address, false]);
        }
      const changed = changedTables(before, await readRows(db));
      expect(changed.filter((table) => !RECORDS.includes(table))).toEqual([]);
      for (const { html, subject, recipient } of await db.select().from(outboxMails)) {
        expect(holdsForeignMarkup(html)).toBe(false);
        expect(`${subject}${recipient}`).not.toMatch(/[\r\n]/);
      }
    },
    WALK_MS,
  );

  test("F-21: the log has one line for each event, no error, and no one's data", () => {
    expect(site.log.length).toBeGreaterThan(RUNS);
    const lines = site.log.map((line) => JSON.stringify(line));
    expect(lines.filter((_, index) => (site.log[index]?.level ?? 0) >= 50)).toEqual([]);
    expect(lines.filter((line) => /zqperson|555 ?7137|[\w.+-]+@[\w-]+\.\w/i.test(line))).toEqual([]);
    const tokens = Object.values(cookies).flatMap(
      (cookie) => /session_token=([^;.]+)/.exec(cookie)?.[1] ?? [],
    );
    expect(lines.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([]);
  });
});
