import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { cents } from "#app/lib/money.ts";
import { action as cancellation } from "#app/routes/admin/hire-booking/cancellation.ts";
import { action as sending } from "#app/routes/admin/hire-quote/sending.ts";
import { action as withdrawal } from "#app/routes/admin/hire-quote/withdrawal.ts";
import { action as check } from "#app/routes/admin/warehouse-hire/check.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { Device, type Handler } from "#tests/support/process/device.ts";

const db = await useTestDb();
const BOSS = { email: "boss@example.ie", password: "the boss's long passphrase" };
const UNCONFIRMED = ["", "no", "0"];
let device: Device;

beforeEach(async () => {
  await createAdmin(db, BOSS);
  device = new Device(db);
  await device.logIn(BOSS.email, BOSS.password);
});

const post = (action: unknown, id: string, form: Record<string, string>) =>
  device.run(action as Handler, `/admin/${id}`, { version: "1", ...form }, { id });

const stateOf = async (id: string) => {
  const [quote] = await db.select().from(hireQuotes).where(eq(hireQuotes.id, id));
  return quote?.state;
};

it.each(UNCONFIRMED)("confirmed=%s neither sends nor withdraws a quote", async (confirmed) => {
  const { id } = await quotesOn(db).draft();
  const asked = { status: 200, data: { refusal: { kind: "to-confirm" } } };
  expect(await post(sending, id, { confirmed })).toMatchObject(asked);
  expect(await stateOf(id)).toBe("draft");
  expect(await post(withdrawal, id, { confirmed })).toMatchObject(asked);
  expect(await stateOf(id)).toBe("draft");
});

it("a draft that cannot be sent is refused before the question", async () => {
  const { id } = await quotesOn(db).draft({ lines: [{ kind: "custom", text: "Crew car" }] });
  const refusal = { kind: "incomplete", faults: [{ kind: "no-rate", name: "Crew car" }] };
  expect(await post(sending, id, {})).toMatchObject({ data: { refusal } });
});

it.each(UNCONFIRMED)("confirmed=%s cancels no hire", async (confirmed) => {
  const { id, version } = await hiresOn(db).accepted();
  const form = { version: `${version}`, reason: "", confirmed };
  expect(await post(cancellation, id, form)).toMatchObject({ status: 200, data: { kind: "to-confirm" } });
  const [hire] = await db.select().from(hires).where(eq(hires.id, id));
  expect(hire?.state).not.toBe("cancelled");
});

it.each(UNCONFIRMED)("confirmed=%s checks no return of which something is missing", async (confirmed) => {
  const warehouse = scansOn(db);
  const item = await warehouse.item({ owned: 1, replacementNet: cents(1_000) });
  const { id } = await warehouse.reserved([[item.id, 1]]);
  await warehouse.scan(id, "out", { itemId: item.id });
  await warehouse.scan(id, "return", { itemId: item.id, condition: "missing" });
  expect(await post(check, id, { confirmed })).toMatchObject({ status: 200, data: { kind: "to-confirm" } });
  expect((await post(check, id, { confirmed: "yes" })).status).toBe(303);
});
