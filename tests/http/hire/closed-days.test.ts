import { beforeAll, expect, test } from "vitest";
import { formatDayTime } from "#app/i18n/dates.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const site = useTestServer({}, { clock: handClock(NOW) });
const PAGE = "/admin/enquiries/hours";
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

/** Saves the hours as their form has them, but for what changes. */
async function save(change: Readonly<Record<string, string>>) {
  const { text } = await site.ask(PAGE, { headers: { cookie } });
  const form = formsOf(text, PAGE).find(({ fields }) => fields.some(({ name }) => name === "daysOff"));
  const stored = Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));
  return site.post(PAGE, { ...stored, ...change }, { cookie });
}

test("closing a day names the hires that begin or end on it, with the way to each", async () => {
  const hire = await hiresOn(site.running.services.database.db).accepted();
  const before = await site.ask(PAGE, { headers: { cookie } });
  expect(before.text).not.toContain(hire.number);
  const saved = await save({ daysOff: `2027-01-04\n${irishDate(hire.startsAt)}` });
  expect([saved.status, saved.headers.location]).toEqual([303, PAGE]);
  const after = await site.ask(PAGE, { headers: { cookie } });
  const words = plainText(after.text);
  expect(words).toContain("1 hire begins or ends on a day on which the store is closed");
  expect(words).toContain(`${hire.number} ${hire.name} : begins ${formatDayTime("en", hire.startsAt)}`);
  expect(after.text).toContain(`href="/admin/hire/hires/${hire.id}#dates"`);
  expect((await save({ daysOff: "2027-01-04" })).status).toBe(303);
  expect((await site.ask(PAGE, { headers: { cookie } })).text).not.toContain(hire.number);
});

test("a refusal names every weekday and line that is wrong, and keeps what was typed", async () => {
  const wrong = { "opens-1": "", "closes-4": "08:00", daysOff: "2027-01-04\n3.12.2027" };
  const refused = await save(wrong);
  expect(refused.status).toBe(422);
  const words = plainText(refused.text);
  for (const day of ["Tuesday", "Friday"]) expect(words).toContain(`${day}: give both times`);
  expect(words).not.toContain("Monday: give both times");
  expect(words).toContain("Line 2, “3.12.2027”: write a closing day as year-month-day");
  expect(refused.text).toContain("2027-01-04\n3.12.2027</textarea>");
});
