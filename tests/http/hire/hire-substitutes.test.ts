import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const site = useTestServer({}, { clock: handClock(NOW) });
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const shown = async (path: string) =>
  plainText((await site.ask(path, { headers: { cookie } })).text).replaceAll("\u00a0", " ");
const post = (path: string, fields: PostedFields) => site.post(path, fields, { cookie });

test("H31: a substitute with too few free pieces is marked; promised, both pages name it; it can be taken back", async () => {
  const hire = await hiresOn(db()).accepted();
  await inTransaction(db(), (tx) => changeOwned(tx, { itemId: hire.itemId, by: -9, now: NOW }));
  const [shortage] = await db().select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const spot = await createHireItem(db(), { name: "Spot 600 W", nameGa: "Spotsolas 600 W", owned: 0 });
  await db().insert(hireSubstitutes).values({ itemId: hire.itemId, substituteId: spot.id, rank: 0 });
  const list = `/admin/hire/shortages?search=${hire.number}`;
  expect(await shown(list)).toContain("Spot 600 W (0 of 1 free)");
  await db().update(hireItems).set({ owned: 1 }).where(eq(hireItems.id, spot.id));
  expect(await shown(list)).not.toContain("of 1 free");
  const promise = { version: "1", item: spot.id, message: "" };
  expect((await post(`/admin/hire/shortages/${shortage?.id}/substitution`, promise)).status).toBe(303);
  const page = `/admin/hire/hires/${hire.id}`;
  const customers = `/dry-hire/hire/${hire.token}`;
  expect(await shown(customers)).toContain("1 of them: Spot 600 W");
  expect(await shown(`/ga${customers}`)).toContain("1 acu: Spotsolas 600 W");
  const staffs = await shown(page);
  expect(staffs).toContain("1 of them: Spot 600 W");
  expect(staffs).toContain(`A shortage was solved with a substitute: 1 × Spot 600 W (${spot.code})`);
  expect(staffs).toContain("Take the substitute back");
  const [line] = hire.lines;
  const taken = { version: "1", line: line?.id ?? "", item: spot.id, for: hire.itemId, message: "Sorry." };
  const late = await post(`${page}/substitutions/reversal`, { ...taken, version: "2", tell: "yes" });
  expect([late.status, late.text.includes("Sorry.</textarea>")]).toEqual([409, true]);
  const done = await post(`${page}/substitutions/reversal`, { ...taken, tell: "yes" });
  expect([done.status, done.headers.location]).toEqual([303, page]);
  for (const path of [customers, `/ga${customers}`, page]) expect(await shown(path)).not.toContain("1 acu:");
  expect(await shown(customers)).not.toContain("Spot 600 W");
  expect(await shown(list)).toContain(hire.number);
  const mails = await db().select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
  expect(mails.filter(({ text }) => text.includes("Sorry."))).toHaveLength(1);
});
