import { eq, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { DraftOrigin, OriginColumns } from "../draft-origin.server.ts";
import type { DraftFault } from "./draft-figures.ts";
import type { DraftForm } from "./draft-form.ts";
import { draftColumns, prepareDraft } from "./save-draft.server.ts";

interface NewDraftAsk {
  /** An id made with the form: posting the form again names the same draft. */
  readonly id: string;
  readonly form: DraftForm;
  readonly origin: DraftOrigin;
  /** What the draft belongs to. */
  readonly columns: OriginColumns;
  readonly actorId: string;
  readonly now: Date;
}

export interface AddDraftRefusal {
  readonly form: DraftForm;
  readonly faults: readonly DraftFault[];
}

/** Stores a new draft as it was typed. The same form posted again, also at the same moment, stores nothing more. */
export async function addDraft(db: Db, draft: NewDraftAsk): Promise<Result<null, AddDraftRefusal>> {
  const { id, origin, columns, actorId, now } = draft;
  const { form, built, faults } = await prepareDraft(db, draft.form);
  if (faults.length > 0) return refuse({ form, faults });
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select({ id: draftOrders.id }).from(draftOrders).where(eq(draftOrders.id, id));
    if (known) return ok(null);
    const number = await nextDraftNumber(tx);
    const stored = await tx
      .insert(draftOrders)
      .values({
        ...columns,
        ...(await draftColumns(tx, built)),
        id,
        number,
        token: newToken(),
        createdBy: actorId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: draftOrders.id })
      .returning({ id: draftOrders.id });
    if (stored.length === 0) return ok(null);
    await addAuditEntry(tx, {
      actorId,
      action: "draft-order.created",
      subjectId: id,
      details: { number, origin: origin.kind },
    });
    return ok(null);
  });
}

/** The number of a further draft. */
export async function nextDraftNumber(tx: Tx): Promise<number> {
  const [next] = await tx
    .select({ number: sql<number>`nextval('draft_order_numbers')::int` })
    .from(sql`(select 1) one`);
  if (!next) throw new Error("The sequence of draft numbers gave none");
  return Number(next.number);
}
