import { expect, it } from "vitest";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { action as withdrawAction } from "#app/routes/shop/withdraw.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, type Handler } from "#tests/support/process/device.ts";

const db = await useTestDb();

const TYPED = {
  name: "Áine Ní Bhriain",
  email: "aine@example.ie",
  reference: "1001",
  which: "The blue hazer",
};

it("over the limit a guest's withdrawal keeps what was typed, says when to come back, and counts then", async () => {
  const device = new Device(db);
  const post = (form: Record<string, string>) => device.run(withdrawAction as Handler, "/withdraw", form);
  const check = async () => {
    const { data } = await post({ ...TYPED, step: "check" });
    const { token, frozen } = (data as { check: { token: string; frozen: string } }).check;
    return { ...TYPED, step: "confirm", token, frozen };
  };
  for (let n = 0; n < 30; n += 1) expect((await post(await check())).status).toBe(303);
  const statement = await check();
  const refused = await post(statement);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(3000);
  expect(refused.data).toMatchObject({
    values: TYPED,
    check: { token: statement.token, statement: expect.stringContaining(TYPED.which) },
    retryAfter: wait,
  });
  expect(await db.select().from(withdrawals)).toHaveLength(30);
  device.ahead = wait * 1000;
  expect((await post(statement)).location).toBe(`/withdraw/${statement.token}`);
});
