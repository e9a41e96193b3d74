import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { listViews } from "#app/db/schema/list-views.ts";
import type { ListView, ListViews } from "./list-views.ts";

/** What this person keeps of a list, and what others share of it. One statement. */
export async function getListViews(db: Db, list: string, userId: string): Promise<ListViews> {
  const rows = await db
    .select()
    .from(listViews)
    .where(and(eq(listViews.list, list), or(eq(listViews.userId, userId), listViews.shared)))
    .orderBy(asc(sql`lower(${listViews.name})`), asc(listViews.id));
  return {
    list,
    views: rows.flatMap((row) =>
      row.kind === "view"
        ? [{ ...pick(row), isOwn: row.userId === userId, isDefault: row.isDefault && row.userId === userId }]
        : [],
    ),
    columns: rows.find(({ kind }) => kind === "columns")?.query ?? null,
  };
}

function pick({ id, name, query, shared }: typeof listViews.$inferSelect) {
  return { id, name, query, shared };
}

/** All views of a person and those that others share, by list and name. */
export async function listSavedViews(
  db: Db,
  userId: string,
): Promise<readonly (ListView & { readonly list: string })[]> {
  const rows = await db
    .select()
    .from(listViews)
    .where(and(eq(listViews.kind, "view"), or(eq(listViews.userId, userId), listViews.shared)))
    .orderBy(asc(listViews.list), asc(sql`lower(${listViews.name})`), asc(listViews.id));
  return rows.map((row) => ({
    ...pick(row),
    list: row.list,
    isOwn: row.userId === userId,
    isDefault: row.isDefault && row.userId === userId,
  }));
}
