import { expect, it } from "vitest";
import { sessions } from "#app/db/schema/identity.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { endOldSessions } from "./end-old-sessions.server.ts";

const db = await useTestDb();

it("ends what has expired or began 180 days ago, although it was used a minute ago, and nothing else", async () => {
  const now = new Date();
  const { id: userId } = await createUser(db);
  const session = (id: string, days: number, expiresIn = 30 * DAY_MS) => ({
    id,
    token: id,
    userId,
    createdAt: addMs(now, -days * DAY_MS),
    updatedAt: now,
    expiresAt: addMs(now, expiresIn),
  });
  await db
    .insert(sessions)
    .values([session("old", 180.1), session("young", 179.9), session("expired", 1, -1)]);
  await endOldSessions(db, now);
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual(["young"]);
});
