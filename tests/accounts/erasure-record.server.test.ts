import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { users } from "#app/db/schema/identity.ts";
import {
  ERASURES_FILE,
  findErased,
  readErasures,
  recordErasure,
} from "#app/features/backups/erasures.server.ts";
import { addMs, HOUR_MS, systemClock } from "#app/lib/time/clock.ts";
import { action as deleteAction } from "#app/routes/account/delete.tsx";
import { action as eraseAction } from "#app/routes/admin/customer/erasure.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { config, type Device, NORA, register } from "#tests/support/process/device.ts";

const db = await useTestDb();
const file = join(config.backups.folder, ERASURES_FILE);
// Files of one process share the folder, and others erase people, too.
const clear = () => rmSync(config.backups.folder, { recursive: true, force: true });
beforeEach(clear);
afterEach(clear);

const BACKUP = join(config.backups.folder, "itsshowtime-2026-11-21T03-00-00Z-0a1b.tar.gz");
const readSince = (since: Date) => readErasures(config.backups, BACKUP, since);

async function nora(): Promise<{ device: Device; userId: string; customerId: string }> {
  const device = await register(db);
  await device.logIn();
  const [row] = await db.select().from(customerEmails).where(eq(customerEmails.email, NORA.email));
  return { device, userId: row?.userId ?? "", customerId: row?.customerId ?? "" };
}

it("records who was erased beside the backups, without a word of them", async () => {
  expect(await readSince(new Date(0))).toBeNull();
  const one = await nora();
  expect(await one.device.run(deleteAction, "/account/delete", { current: NORA.password })).toMatchObject({
    flash: expect.anything(),
  });
  const two = await nora();
  const path = `/admin/customers/${two.customerId}/erasure`;
  await two.device.run(eraseAction, path, { email: NORA.email }, { id: two.customerId });
  expect(await db.$count(users)).toBe(0);

  const text = readFileSync(file, "utf8");
  expect(text).not.toMatch(/nora|example/i);
  expect(statSync(file).mode & 0o077).toBe(0);
  const recorded = await readSince(addMs(new Date(), -HOUR_MS));
  expect(recorded?.map(({ ids }) => ids)).toEqual([[one.userId], [two.customerId, two.userId]]);
  expect(await readSince(addMs(new Date(), HOUR_MS))).toEqual([]);
});

it("finds the erased in a restored database: by id, by address, by the account alone", async () => {
  const { userId, customerId } = await nora();
  await recordErasure(
    { config, clock: systemClock, log: console },
    { ids: [], emails: [" NORA@example.ie"] },
  );
  const [byAddress] = (await readSince(new Date(0))) ?? [];
  const find = async (line: { ids?: string[]; emails?: string[] }) => {
    const broken = '{"at":';
    writeFileSync(file, `${JSON.stringify({ at: new Date(), ids: [], emails: [], ...line })}\n${broken}`);
    const erasures = (await readSince(new Date(0))) ?? [];
    return inTransaction(db, (tx) => findErased(tx, erasures, config.backups.key));
  };
  const known = { customers: [customerId], accounts: [] };
  expect(await find({ ids: [customerId] })).toEqual(known);
  expect(await find({ ids: [userId] })).toEqual(known);
  expect(await find({ emails: byAddress?.emails ?? [] })).toEqual(known);
  expect(await find({ ids: ["somebody else"] })).toEqual({ customers: [], accounts: [] });
  await db.delete(customers);
  expect(await find({ ids: [userId] })).toEqual({ customers: [], accounts: [userId] });
});
