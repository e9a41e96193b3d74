import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { reallocateShortage } from "#app/features/claims/shortages/solve-shortage.server.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";
import { hiresList } from "../list/hires-query.ts";
import { listHires } from "../list/list-hires.server.ts";
import { listShortages } from "../shortages/list-shortages.server.ts";
import { listShortagesOfHire } from "../shortages/shortages-of-hire.server.ts";
import { listAskedSubhires } from "./list-asked-subhires.server.ts";

const db = await useTestDb();

it("a shortage that opens again, as its sub-hire is cancelled, is notified again", async () => {
  const { ask, move } = await shortHire(db, 1);
  const [shortage] = await db.select().from(hireShortages);
  const collectedAt = async (now: Date) => {
    await collectNotifications({ db, clock: { now: () => now } });
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.subjectId, shortage?.id ?? ""));
    return rows.map((row) => row.collectedAt);
  };
  const before = addMs(NOW, -1);
  expect(await collectedAt(before)).toEqual([before]);
  await ask();
  await move("confirmed");
  expect(await collectedAt(NOW)).toEqual([before]);
  await move("cancelled");
  const after = addMs(NOW, 1);
  expect(await collectedAt(after)).toEqual([after]);
  expect(await collectedAt(addMs(NOW, 2))).toEqual([after]);
});

it("a shortage that staff solve is solved once, with the quantity that they saw", async () => {
  const { hire } = await shortHire(db, 1);
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const solve = (quantity: number) =>
    inTransaction(db, (tx) => reallocateShortage(tx, { id: shortage?.id ?? "", quantity, now: NOW }));
  expect(await solve(2)).toMatchObject({ error: { kind: "conflict" } });
  expect(await solve(1)).toMatchObject({ ok: true });
  expect(await solve(1)).toMatchObject({ error: { kind: "conflict" } });
});

it("a shortage names the supplier that was asked until it confirms, and its hire says what is short", async () => {
  const { hire, ask, move } = await shortHire(db, 1);
  const listed = async () => {
    const query = { view: "all", search: hire.number, page: 1 } as const;
    const { shortages } = await listShortages(db, query, { viewerId: "staff-1", now: NOW });
    const asked = await listAskedSubhires(db, shortages);
    return shortages.map(({ id }) => asked[id]?.map(({ quantity, hireId }) => [quantity, hireId]));
  };
  const hires = async () => {
    const query = hiresList.parse(new URLSearchParams({ view: "attention", search: hire.number }));
    return (await listHires(db, query, NOW)).hires.map(({ id, isShort }) => [id, isShort]);
  };
  expect(await listed()).toEqual([[]]);
  await ask();
  expect(await listed()).toEqual([[[1, hire.id]]]);
  expect(await hires()).toEqual([[hire.id, true]]);
  expect(await listShortagesOfHire(db, hire.id, NOW)).toMatchObject([{ quantity: 1 }]);
  await move("confirmed");
  expect(await listed()).toEqual([]);
  expect(await hires()).toEqual([]);
  expect(await listShortagesOfHire(db, hire.id, NOW)).toEqual([]);
});
