import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { newId } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { KILLS, someMoments, useKilledChanges } from "#tests/support/hire/killed-changes.ts";

const { db, url } = await usePostgresDb();
const site = hiresOn(db);
const changes = useKilledChanges("accept", { db, url });

/** A sent quote that holds two pieces and answers an enquiry. */
async function offer() {
  const enquiryId = newId();
  await db.insert(enquiries).values({
    id: enquiryId,
    reference: `IST-${enquiryId}`,
    formType: "contact",
    email: "maire@example.ie",
    name: "Máire",
    phone: "1",
    message: "Two, please",
    locale: "en",
  });
  const { id } = await site.quotes.draft({ enquiryId, version: { hold: true } });
  await site.quotes.send(id);
  return { id, ask: await site.askOf(id) };
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
  state: "sent",
  enquiry: "answered",
  acceptances: 0,
  hires: 0,
  lines: 0,
  orders: 0,
  claims: 0,
  holds: 1,
  mails: 0,
  entries: 0,
};
const ALL = {
  state: "accepted",
  enquiry: "won",
  acceptances: 1,
  hires: 1,
  lines: 1,
  orders: 1,
  claims: 1,
  holds: 0,
  mails: 2,
  entries: 1,
};

it("H21: an acceptance that is killed at any statement is stored whole or not at all, and can be made again", async () => {
  const first = await offer();
  const statements = await changes.runWhole(first.ask);
  expect(await stored(first.id)).toEqual(ALL);
  const commit = statements.findIndex((line) => / commit$/i.test(line));
  expect(commit).toBeGreaterThan(15);
  const chosen = someMoments(commit + 1);
  for (const { at, moment } of chosen) {
    const { id, ask } = await offer();
    expect(await changes.runKilled(ask, { at, moment }), `${moment} ${statements[at]}`).toBe("SIGKILL");
    const left = await stored(id);
    const reachedCommit = at === commit && moment === "after";
    expect(reachedCommit && left?.["hires"] === 1 ? ALL : NOTHING, `${moment} ${statements[at]}`).toEqual(
      left,
    );
    expect(await site.accept(id)).toMatchObject({ ok: true });
    expect(await stored(id)).toEqual(ALL);
  }
  expect(chosen.length).toBeGreaterThanOrEqual(Math.min(KILLS, 2 * (commit + 1)));
  // A process is started for each statement.
}, 300_000);
