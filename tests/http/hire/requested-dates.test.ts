import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" }, { clock: handClock(NOW) });
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

/** The page of a hire from 14 to 18 June 2027 whose customer asks for a day later. */
async function asked() {
  const hire = await hiresOn(db()).accepted();
  const id = newId();
  const dates = { startsAt: addMs(hire.startsAt, DAY_MS), endsAt: addMs(hire.endsAt, DAY_MS) };
  await db()
    .insert(hireRequests)
    .values({ id, hireId: hire.id, kind: "dates", postKey: id, ...dates });
  const page = `/admin/hire/hires/${hire.id}`;
  const shown = async () => (await site.ask(page, { headers: { cookie } })).text;
  const stored = async () => {
    const [row] = await db().select().from(hireRequests).where(eq(hireRequests.id, id));
    const [moved] = await db().select().from(hires).where(eq(hires.id, hire.id));
    return { state: row?.state, startsAt: moved?.startsAt };
  };
  return { hire, page, shown, stored, dates, answer: `${page}/requests/${id}` };
}

test("a request for other dates is seen in the head, and one press moves the hire and settles it", async () => {
  const { page, shown, stored, dates } = await asked();
  const html = await shown();
  expect(html.slice(html.indexOf("<h1"), html.indexOf("</header>", html.indexOf("<h1")))).toContain(
    'href="#requests"',
  );
  expect(plainText(html)).toContain("Move to 15 June 2027, 09:00 – 19 June 2027, 17:00");
  const form = formsOf(html, page).find(({ fields }) =>
    ["request", "to"].every((name) => fields.some((field) => field.name === name && field.type === "hidden")),
  );
  expect(form?.action).toBe(`${page}/dates`);
  const fields = Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);
  const done = await site.post(`${page}/dates`, fields, { cookie });
  expect([done.status, done.headers.location]).toEqual([303, page]);
  expect(await stored()).toEqual({ state: "done", startsAt: dates.startsAt });
  expect(await shown()).not.toContain('href="#requests"');
});

test("a request that is answered as done while the hire has other dates asks first", async () => {
  const { hire, answer, shown, stored } = await asked();
  const fields = { to: "done", answer: "Moved.", request: answer.split("/").at(-1) ?? "" };
  const question = await site.post(answer, fields, { cookie });
  expect(question.status).toBe(200);
  const text = plainText(question.text);
  expect(text).toContain("The hire is still booked from 14 June 2027, 09:00 to 18 June 2027, 17:00");
  expect(text).toContain("Moved.");
  expect(await stored()).toEqual({ state: "open", startsAt: hire.startsAt });
  expect((await site.post(answer, { ...fields, confirmed: "yes" }, { cookie })).status).toBe(303);
  expect(await stored()).toEqual({ state: "done", startsAt: hire.startsAt });
  expect(plainText(await shown())).not.toContain("Move to 15 June 2027");
});
