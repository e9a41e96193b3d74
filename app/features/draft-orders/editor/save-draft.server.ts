import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { changeDraft, type DraftAsk, type DraftRefusal, lockChangeable } from "../change-draft.server.ts";
import { type BuiltDraft, buildDraft } from "./build-draft.server.ts";
import type { DraftFault } from "./draft-figures.ts";
import { blankDraftLine, type DraftForm } from "./draft-form.ts";

export type SaveDraftRefusal =
  | DraftRefusal
  | { readonly kind: "faults"; readonly faults: readonly DraftFault[]; readonly form: DraftForm };

/**
 * Stores a draft as it was typed, whole or not at all. Refused when it has changed since the form was made, and when a
 * field cannot be read. A draft whose payment link was sent is open again: the link says that the order has changed.
 */
export async function saveDraft(
  db: Db,
  { form: typed, now, ...ask }: DraftAsk & { readonly form: DraftForm; readonly now: Date },
): Promise<Result<null, SaveDraftRefusal>> {
  const { form, built, faults } = await prepareDraft(db, typed);
  return inTransaction(db, async (tx) => {
    const draft = await lockChangeable(tx, ask);
    if (!draft.ok) return draft;
    if (faults.length > 0) return refuse({ kind: "faults", faults, form });
    const set = { ...(await draftColumns(tx, built)), state: "open" as const };
    const { actorId } = ask;
    await changeDraft(tx, draft.value, { now, actorId, action: "draft-order.changed", set });
    return ok(null);
  });
}

/** A form with the lines of its field for new ones, what it comes to, and all that is wrong with it. */
export async function prepareDraft(db: Db, typed: DraftForm) {
  const { form, faults } = await withAdded(db, typed);
  const built = await buildDraft(db, form);
  return { form, built, faults: [...faults, ...built.faults] };
}

/** The columns that a form is stored in. An account that is gone meanwhile is none. */
export async function draftColumns(db: Db, { head, lines, discount, deliveryPrice, price }: BuiltDraft) {
  const { userId: typed, ...columns } = head;
  const userId = typed === null ? null : await knownUser(db, typed);
  return { ...columns, userId, lines, discount, deliveryPrice, total: price.totals.total };
}

async function knownUser(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return row?.id ?? null;
}

/**
 * The form with the lines of its field for new ones, each a SKU, "4 x SKU" or "4 SKU". What is no SKU of one product
 * stays in the field.
 */
async function withAdded(
  db: Db,
  form: DraftForm,
): Promise<{ readonly form: DraftForm; readonly faults: readonly DraftFault[] }> {
  const rows = form.add.split("\n").filter((row) => row.trim() !== "");
  if (rows.length === 0) return { form: { ...form, add: "" }, faults: [] };
  const wanted = rows.map((row) => ({ row, readings: readingsOf(row) }));
  const bySku = await productsBySku(
    db,
    wanted.flatMap(({ readings }) => readings.map(({ sku }) => sku)),
  );
  const lineOf = ({ quantity, sku }: Reading) => {
    const id = bySku.get(sku);
    return id === undefined ? [] : [{ ...blankDraftLine(newId(), id), quantity }];
  };
  const read = wanted.map(({ row, readings }) => ({ row, line: readings.flatMap(lineOf)[0] }));
  const added = read.flatMap(({ line }) => line ?? []);
  const left = read.filter(({ line }) => !line).map(({ row }) => row);
  return {
    form: { ...form, lines: [...form.lines, ...added], add: left.join("\n") },
    faults: left.length > 0 ? [{ field: "add", kind: "unknown-code" }] : [],
  };
}

interface Reading {
  readonly quantity: string;
  readonly sku: string;
}

/** What a row may mean, the whole row as a SKU first: one may begin like a quantity ("4x2.5-LEAD"). */
function readingsOf(row: string): readonly Reading[] {
  const text = row.trim().toLowerCase();
  const [, quantity, sku] = /^(\d{1,4})(?:\s*[x×*]\s*|\s+)(\S.*)$/.exec(text) ?? [];
  const whole = { quantity: "1", sku: text };
  return quantity && sku ? [whole, { quantity, sku }] : [whole];
}

async function productsBySku(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: products.id, sku: sql<string>`lower(${products.sku})` })
    .from(products)
    .where(and(inArray(sql`lower(${products.sku})`, [...skus]), eq(products.status, "published")));
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
