import { and, asc, eq, exists, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { readStoreHours } from "#app/features/claims/availability/get-availability.server.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { isClosedDay } from "#app/features/opening-hours/working-hours.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { listPartlyOut } from "../closing/pieces-to-go.server.ts";
import { isRunning } from "../hire-states.ts";
import type { BoardSubject } from "./board.ts";
import { type BoardQuery, firstDayOf } from "./board-query.ts";
import { listBoard } from "./list-board.server.ts";

interface Viewer {
  readonly viewerId: string;
  readonly canOpen: (href: string) => boolean;
  readonly now: Date;
}

/** The board that an address asks for: its rows, its days with those that are closed, and the choices of its filters. */
export async function getBoard(db: Db, query: BoardQuery, { viewerId, canOpen, now }: Viewer) {
  const first = firstDayOf(query, now);
  const range = { from: startOfIrishDay(first), to: startOfIrishDay(first + query.days) };
  const { hours, overdueUntil } = await readStoreHours(db, { from: range.from, now });
  const { subjects, ...board } = await listBoard(db, query, {
    range,
    now,
    overdueUntil,
    viewerId,
    canOpen,
  });
  const days = Array.from({ length: query.days }, (_, n) => first + n);
  return {
    ...board,
    subjects: await withPartlyOut(db, subjects, now),
    first,
    today: irishDayOf(now),
    now: now.getTime(),
    closed: days.filter((day) => isClosedDay(hours, day)),
    ...(await listChoices(db)),
    staff: (await listStaff(db, "hires")).filter(({ id }) => id !== viewerId),
  };
}

async function withPartlyOut(
  db: Db,
  subjects: readonly BoardSubject[],
  now: Date,
): Promise<readonly BoardSubject[]> {
  const left = subjects.flatMap(({ id, state }) =>
    id !== null && state !== null && isRunning(state) ? [id] : [],
  );
  const partlyOut = await listPartlyOut(db, left, now);
  return subjects.map((subject) =>
    subject.id !== null && partlyOut.has(subject.id) ? { ...subject, isPartlyOut: true } : subject,
  );
}

/** Groups and categories that have items. */
async function listChoices(db: Db) {
  const ofGroup = db.select().from(hireItems).where(eq(hireItems.groupId, hireGroups.id));
  const ofCategory = db
    .select()
    .from(hireItems)
    .where(and(eq(hireItems.categoryId, categories.id), isNotNull(hireItems.categoryId)));
  const groups = await db
    .select({ id: hireGroups.id, name: hireGroups.name, nameGa: hireGroups.nameGa })
    .from(hireGroups)
    .where(exists(ofGroup))
    .orderBy(asc(hireGroups.position), asc(hireGroups.name));
  const used = await db
    .select({ id: categories.id, name: categories.name, nameGa: categories.nameGa })
    .from(categories)
    .where(exists(ofCategory))
    .orderBy(asc(categories.name));
  return { groups, categories: used };
}
