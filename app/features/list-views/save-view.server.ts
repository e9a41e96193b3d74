import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { listViews } from "#app/db/schema/list-views.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { lockUser } from "#app/features/identity/users/lock-user.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { MAX_QUERY, MAX_VIEWS } from "./list-views.ts";

export type ViewRefusal =
  | { readonly kind: "no-name" }
  /** The person has a view of this name for the list. */
  | { readonly kind: "name-taken" }
  | { readonly kind: "too-many" }
  /** The filters have more than MAX_QUERY characters. */
  | { readonly kind: "query-too-long" }
  /** Deleted, or somebody else's. */
  | { readonly kind: "unknown-view" };

interface ViewValues {
  readonly userId: string;
  readonly name: string;
  /** Everybody who opens the list sees it. */
  readonly shared: boolean;
  /** The list opens with it. Takes the place of another default of the person. */
  readonly isDefault: boolean;
}

interface NewView extends ViewValues {
  readonly list: string;
  readonly query: string;
}

/** Keeps the filters of a list under a name. */
export function addView(db: Db, view: NewView): Promise<Result<{ readonly id: string }, ViewRefusal>> {
  const { userId, list, query, shared } = view;
  return inTransaction(db, async (tx) => {
    if (query.length > MAX_QUERY) return refuse({ kind: "query-too-long" });
    await lockUser(tx, userId);
    const name = await freeName(tx, view, null);
    if (!name.ok) return name;
    const isOwnView = and(eq(listViews.userId, userId), eq(listViews.list, list), eq(listViews.kind, "view"));
    if ((await tx.$count(listViews, isOwnView)) >= MAX_VIEWS) return refuse({ kind: "too-many" });
    const id = newId();
    const { isDefault } = view;
    if (isDefault) await clearDefault(tx, view);
    await tx
      .insert(listViews)
      .values({ id, userId, list, kind: "view", name: name.value, query, shared, isDefault });
    if (shared) await note(tx, userId, { id, name: name.value, list, shared });
    return ok({ id });
  });
}

/** Renames a view of the person, shares it or stops that, makes it the default or not. Returns its list and query. */
export function changeView(
  db: Db,
  view: ViewValues & { readonly id: string },
): Promise<Result<{ readonly list: string; readonly query: string }, ViewRefusal>> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, view.userId);
    const found = await findOwn(tx, view);
    if (!found) return refuse({ kind: "unknown-view" });
    const { list, query } = found;
    const name = await freeName(tx, { ...view, list }, view.id);
    if (!name.ok) return name;
    if (view.isDefault) await clearDefault(tx, { ...view, list });
    const { shared, isDefault } = view;
    await tx.update(listViews).set({ name: name.value, shared, isDefault }).where(eq(listViews.id, view.id));
    if (shared !== found.shared) await note(tx, view.userId, { ...found, name: name.value, shared });
    return ok({ list, query });
  });
}

/** Deletes a view of the person; for others too where it was shared. Null: no such view. */
export function deleteView(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<{ readonly list: string } | null> {
  return inTransaction(db, async (tx) => {
    const found = await findOwn(tx, { id, userId });
    if (!found) return null;
    await tx.delete(listViews).where(eq(listViews.id, id));
    if (found.shared) await note(tx, userId, { ...found, shared: false });
    return { list: found.list };
  });
}

/** Keeps the columns of a list for a person; null goes back to the usual ones. */
export async function keepColumns(
  db: Db,
  {
    userId,
    list,
    columns,
  }: { readonly userId: string; readonly list: string; readonly columns: string | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    await tx
      .delete(listViews)
      .where(and(eq(listViews.userId, userId), eq(listViews.list, list), eq(listViews.kind, "columns")));
    if (columns !== null)
      await tx.insert(listViews).values({ userId, list, kind: "columns", query: columns });
  });
}

async function findOwn(tx: Tx, { id, userId }: { readonly id: string; readonly userId: string }) {
  const [found] = await tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, id), eq(listViews.userId, userId), eq(listViews.kind, "view")));
  return found ?? null;
}

/** The name as it is kept, if the person has no other view of it for the list. */
async function freeName(
  tx: Tx,
  { userId, list, name: typed }: Pick<NewView, "userId" | "list" | "name">,
  ownId: string | null,
): Promise<Result<string, ViewRefusal>> {
  const name = cleanText(typed);
  if (name === "") return refuse({ kind: "no-name" });
  const same = and(
    eq(listViews.userId, userId),
    eq(listViews.list, list),
    eq(sql`lower(${listViews.name})`, sql`lower(${name})`),
    ownId === null ? undefined : ne(listViews.id, ownId),
  );
  return (await tx.$count(listViews, same)) > 0 ? refuse({ kind: "name-taken" }) : ok(name);
}

async function clearDefault(tx: Tx, { userId, list }: Pick<NewView, "userId" | "list">): Promise<void> {
  await tx
    .update(listViews)
    .set({ isDefault: false })
    .where(and(eq(listViews.userId, userId), eq(listViews.list, list), listViews.isDefault));
}

interface NotedView {
  readonly id: string;
  readonly name: string;
  readonly list: string;
  readonly shared: boolean;
}

/** What others see is written down. */
function note(tx: Tx, actorId: string, { id, name, list, shared }: NotedView): Promise<void> {
  const about = { subjectType: "list-view", subjectId: id } as const;
  const action = shared ? "list-view.shared" : "list-view.unshared";
  return addAuditEntry(tx, { actorId, action, ...about, details: { name, list } });
}
