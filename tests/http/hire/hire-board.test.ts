import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { irishDate, toIrishInput } from "#app/lib/time/irish-time.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const site = useTestServer({}, { clock: handClock(NOW) });
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const BOARD = "/admin/hire/board";

const open = (query = "", as = cookie) => site.ask(`${BOARD}${query}`, { headers: { cookie: as } });

function move(fields: Readonly<Record<string, string>>, as = cookie) {
  return site.post(`${BOARD}/moves`, fields, { cookie: as });
}

async function signInWith(role: Role): Promise<string> {
  const who = { email: `board-${role}@example.ie`, password: "a board of its own 1" };
  return (await signUpAs(site, { name: `Board ${role}`, ...who }, role)).cookie;
}

/** A hire of all pieces of an item, and the address of the board that begins a week before it. */
async function newHire(name = "Moving head") {
  const item = await createHireItem(db(), { name, owned: 2 });
  const hire = await hiresOn(db()).accepted({ lines: [{ kind: "item", itemId: item.id, quantity: 2 }] });
  return { item, hire, query: `?from=${irishDate(addMs(hire.startsAt, -7 * DAY_MS))}` };
}

const datesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, days: number) => ({
  from: toIrishInput(addMs(startsAt, days * DAY_MS)),
  to: toIrishInput(addMs(endsAt, days * DAY_MS)),
});

test("without scripts the board names its rows and leads to the list, in which every bar is a link", async () => {
  const { item, hire, query } = await newHire("Profile spot");
  for (const more of ["", "&rows=hires", "&days=60"]) {
    const { status, text } = await open(`${query}${more}`);
    expect(status).toBe(200);
    expect(text).toContain(hire.number);
    expect(text).toMatch(/<noscript>.*layout=agenda/);
    expect(text).not.toContain(" style=");
  }
  expect((await open(query)).text).toContain(item.code);
  const list = await open(`${query}&layout=agenda`);
  expect(list.text).toContain(`href="/admin/hire/hires/${hire.id}"`);
  expect(list.text).not.toContain(" style=");
});

test("what an address cannot mean counts as not said, and a filter that finds nothing says so", async () => {
  for (const query of [
    "?from=2027-02-30&days=31",
    "?state=gone&group=x&category=%00",
    "?page=9999&units=x&rows=1",
  ])
    expect((await open(query)).status).toBe(200);
  const { status, text } = await open(`?group=${newId()}`);
  expect(status).toBe(200);
  expect(text).toContain("No row of these days fits the filters.");
});

test("the store reads the schedule without any price or door that is closed to it, and moves nothing", async () => {
  const { hire, query } = await newHire();
  const store = await signInWith("store");
  const { status, text } = await open(query, store);
  expect(status).toBe(200);
  expect(text).toContain(hire.number);
  expect(text).not.toMatch(/€\s*\d|\/admin\/hire\/(?:hires|items)\//);
  expect((await move({ id: hire.id, version: "1", ...datesOf(hire, 1) }, store)).status).toBe(403);
  const editor = await signInWith("editor");
  expect((await open(query, editor)).status).toBe(403);
});

test("H24: a hire is moved with its claims and moved back; onto gear of others it is refused by name", async () => {
  const { item, hire } = await newHire("Follow spot");
  const later = datesOf(hire, 2);
  const moved = await move({ id: hire.id, version: String(hire.version), ...later });
  expect(moved.status).toBe(200);
  const [claim] = await db().select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
  expect(toIrishInput(claim?.startsAt ?? null)).toBe(later.from);
  const entries = and(eq(auditLog.subjectId, hire.id), eq(auditLog.action, "hire.moved"));
  expect(await db().$count(auditLog, entries)).toBe(1);
  const back = await move({ id: hire.id, version: String(hire.version + 1), ...datesOf(hire, 0) });
  expect(back.status).toBe(200);

  const far = datesOf(hire, 30);
  const lines = [{ kind: "item", itemId: item.id, quantity: 1 }] as const;
  await hiresOn(db()).accepted({
    lines,
    version: { startsAt: addMs(hire.startsAt, 30 * DAY_MS), endsAt: addMs(hire.endsAt, 30 * DAY_MS) },
  });
  const refused = await move({ id: hire.id, version: String(hire.version + 2), ...far });
  expect(refused.status).toBe(409);
  const [kept] = await db().select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
  expect(kept?.startsAt).toEqual(hire.startsAt);
});

test("a move from a board that is out of date is refused, as are dates that are none and hires that are none", async () => {
  const { hire } = await newHire();
  const dates = datesOf(hire, 1);
  expect((await move({ id: hire.id, version: "0", ...dates })).status).toBe(409);
  expect((await move({ id: newId(), version: "1", ...dates })).status).toBe(404);
  expect((await move({ id: "x", version: "1", ...dates })).status).toBe(404);
  const wrong = [
    { from: dates.to, to: dates.from },
    { from: "", to: "" },
    { from: "2028-03-26T01:30", to: "2028-03-27T09:00" },
    { from: "2020-01-01T09:00", to: "2020-01-02T09:00" },
    { from: `${dates.from.slice(0, -2)}07`, to: dates.to },
  ];
  for (const typed of wrong)
    expect((await move({ id: hire.id, version: String(hire.version), ...typed })).status).toBe(422);
  const [claim] = await db().select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
  expect(claim?.startsAt).toEqual(hire.startsAt);
});
