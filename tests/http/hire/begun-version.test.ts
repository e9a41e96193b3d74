import { beforeAll, expect, test } from "vitest";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const site = useTestServer({}, { clock: handClock(NOW) });
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const shown = async (path: string) => plainText((await site.ask(path, { headers: { cookie } })).text);
const post = (path: string, fields: PostedFields) => site.post(path, fields, { cookie });

test("a version that was begun is marked in the list, and its editor asks and deletes it", async () => {
  const { quoteId, quoteNumber } = await hiresOn(site.running.services.database.db).accepted();
  const { quotes } = hiresOn(site.running.services.database.db);
  const [page, list] = [`/admin/hire/quotes/${quoteId}`, `/admin/hire/quotes?search=${quoteNumber}`];
  const version = async () => ({ version: `${(await quotes.view(quoteId)).version}` });
  expect(await shown(list)).not.toContain("Version not sent");
  expect((await post(`${page}/versions`, await version())).status).toBe(303);
  expect(await shown(list)).toContain("Version not sent");
  expect(await shown(page)).toContain("Delete version 2");
  const asked = await post(`${page}/draft/deletion`, await version());
  expect([asked.status, plainText(asked.text)]).toEqual([200, expect.stringContaining("Delete version 2?")]);
  const done = await post(`${page}/draft/deletion`, { ...(await version()), confirmed: "yes" });
  expect([done.status, done.headers.location]).toEqual([303, page]);
  const text = await shown(page);
  expect([text.includes("Delete version 2"), text.includes("New version")]).toEqual([false, true]);
  expect(text).toContain("A version of a quote was deleted before it was sent");
  expect(await shown(list)).not.toContain("Version not sent");
});
