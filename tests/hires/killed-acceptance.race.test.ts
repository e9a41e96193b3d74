import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { newId } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { ROOT } from "#tests/support/http/test-server.ts";
import { startChild } from "#tests/support/process/run-child.ts";

/** `npm run load -- kills` dies at every statement, before and after it is sent; the suite at some of them. */
const KILLS = Number(process.env["KILLS"] ?? 12);
const { db, url } = await usePostgresDb();
const site = hiresOn(db);
mkdirSync(join(ROOT, "node_modules/.cache"), { recursive: true });
const folder = mkdtempSync(join(ROOT, "node_modules/.cache/accepting-"));
const script = join(folder, "accept-quote.mjs");

// Mails are components, which Node does not take as they are.
beforeAll(async () => {
  await build({
    ...{ root: ROOT, configFile: false, logLevel: "silent" },
    build: {
      ...{ ssr: "tests/support/children/accept-quote.ts", outDir: folder, target: "node22" },
      rolldownOptions: { output: { entryFileNames: "accept-quote.mjs" } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A sent quote that holds two pieces and answers an enquiry. */
async function offer() {
  const enquiryId = newId();
  await db.insert(enquiries).values({
    ...{ id: enquiryId, reference: `IST-${enquiryId}`, formType: "contact", email: "maire@example.ie" },
    ...{ name: "Máire", phone: "1", message: "Two, please", locale: "en" },
  });
  const { id } = await site.quotes.draft({ enquiryId, version: { hold: true } });
  await site.quotes.send(id);
  return { id, ask: JSON.stringify(await site.askOf(id)) };
}

/** What of an acceptance is stored, as it is read by SQL alone. */
async function stored(quoteId: string) {
  const [row] = await listRows<Record<string, unknown>>(
    db,
    sql`select q.state, e.state as enquiry,
      (select count(*)::int from hire_acceptances a where a.quote_id = q.id) as acceptances,
      (select count(*)::int from hires h where h.quote_id = q.id) as hires,
      (select count(*)::int from hire_lines l join hires h on h.id = l.hire_id where h.quote_id = q.id) as lines,
      (select count(*)::int from orders o join hires h on h.id = o.hire_id where h.quote_id = q.id) as orders,
      (select count(*)::int from hire_claims c join hires h on h.id = c.owner_id where h.quote_id = q.id
        and c.state = 'provisional') as claims,
      (select count(*)::int from hire_claims c where c.owner_id = q.id and c.state = 'provisional') as holds,
      (select count(*)::int from outbox_mails m join hires h on h.id::text = m.subject_id where h.quote_id = q.id) as mails,
      (select count(*)::int from audit_log a where a.subject_id = q.id::text and a.action = 'quote.accepted') as entries
      from hire_quotes q join enquiries e on e.id = q.enquiry_id where q.id = ${quoteId}`,
  );
  return row;
}

const NOTHING = {
  ...{ state: "sent", enquiry: "answered", acceptances: 0, hires: 0, lines: 0, orders: 0, claims: 0 },
  ...{ holds: 1, mails: 0, entries: 0 },
};
const ALL = {
  ...{ state: "accepted", enquiry: "won", acceptances: 1, hires: 1, lines: 1, orders: 1, claims: 1 },
  ...{ holds: 0, mails: 2, entries: 1 },
};

const accept = (ask: string, at: number, moment: "before" | "after") =>
  startChild(script, url, NOW.toISOString(), ask, String(at), moment);

/** The server ends the transaction of a process that died as soon as it reads from its connection. */
const serverNoticed = () =>
  expect
    .poll(
      async () =>
        (
          await listRows(
            db,
            sql`select 1 from pg_stat_activity where application_name = 'accepting' and datname = current_database()`,
          )
        ).length,
      { interval: 10 },
    )
    .toBe(0);

it("H21: an acceptance that is killed at any statement is stored whole or not at all, and can be made again", async () => {
  const first = await offer();
  const whole = accept(first.ask, -1, "before");
  expect(await whole.ended).toBe(0);
  expect(await stored(first.id)).toEqual(ALL);
  const statements = whole
    .output()
    .trim()
    .split("\n")
    .filter((line) => /^\d+ /.test(line));
  const commit = statements.findIndex((line) => / commit$/i.test(line));
  expect(commit).toBeGreaterThan(15);
  const steps = Array.from({ length: commit + 1 }, (_, at) => at).flatMap((at) => [
    { at, moment: "before" as const },
    { at, moment: "after" as const },
  ]);
  const every = Math.max(1, Math.floor(steps.length / KILLS));
  const chosen = steps.filter((_, index) => (steps.length - 1 - index) % every === 0);
  for (const { at, moment } of chosen) {
    const { id, ask } = await offer();
    expect(await accept(ask, at, moment).ended, `${moment} ${statements[at]}`).toBe("SIGKILL");
    await serverNoticed();
    const left = await stored(id);
    const reachedCommit = at === commit && moment === "after";
    expect(reachedCommit && left?.["hires"] === 1 ? ALL : NOTHING, `${moment} ${statements[at]}`).toEqual(
      left,
    );
    expect(await site.accept(id)).toMatchObject({ ok: true });
    expect(await stored(id)).toEqual(ALL);
  }
  expect(chosen.length).toBeGreaterThanOrEqual(Math.min(KILLS, steps.length));
  // A process is started for each statement.
}, 300_000);
