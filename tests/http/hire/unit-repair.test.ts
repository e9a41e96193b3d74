import { expect, test } from "vitest";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();

test("what was typed of a repair that a colleague ended is shown with the reason", async () => {
  const Cookie = await signInAs(site, ADMIN);
  const item = await createHireItem(site.running.services.database.db, { kind: "serialised", owned: 1 });
  const page = `/admin/hire/units/${item.units[0]}`;
  const seen = JSON.stringify({ claimId: "11111111-1111-4111-8111-111111111111", values: {} });
  const fields = { fault: "The pan motor squeaks", repairer: "Castlegar", promised: "", cost: "45.00", seen };
  const answer = await site.post(`${page}/repair`, fields, { Cookie });
  expect(answer.status).toBe(422);
  const words = plainText(answer.text);
  expect(words).toContain("The unit is not in this repair any more; nothing was saved.");
  for (const typed of ["The pan motor squeaks", "Castlegar", "45.00"]) expect(words).toContain(typed);
});
