import { expect, test } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { hiresOn } from "../support/hire/hires.ts";
import { signInAs } from "../support/sign-in.ts";
import { ADMIN, useTestServer } from "../support/test-server.ts";

const site = useTestServer();

test("H34: staff find a hire and open it; one that does not exist is not found", async () => {
  const cookie = await signInAs(site, ADMIN);
  const hires = hiresOn(site.running.services.database.db);
  const hire = await hires.accepted();
  const list = await site.ask("/admin/hire/hires?view=all", { headers: { cookie } });
  expect(list.text).toContain(hire.number);
  const page = `/admin/hire/hires/${hire.id}`;
  const shown = await site.ask(page, { headers: { cookie } });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain(hire.quoteNumber);
  expect((await site.ask(`/admin/hire/hires/${newId()}`, { headers: { cookie } })).status).toBe(404);
});
