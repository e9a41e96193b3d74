import type { Db } from "#app/db/client.server.ts";
import { isId } from "#app/lib/ids.ts";
import { BULK_ACTIONS, type BulkAction, type BulkOutcome, MOST_AT_ONCE } from "./bulk.ts";
import { type BulkRefusal, changeMany, isGoodValue } from "./change-many.server.ts";
import { undoMany } from "./undo-many.server.ts";

/** What the page of products says after one of its forms. */
export type ManyAnswer =
  | {
      readonly kind: "ask";
      readonly action: BulkAction;
      readonly value: string;
      readonly ids: readonly string[];
    }
  | { readonly kind: "done"; readonly outcome: BulkOutcome }
  | { readonly kind: "undone"; readonly left: number }
  | { readonly kind: "refused"; readonly why: BulkRefusal["kind"] };

interface Submitted {
  readonly form: FormData;
  readonly actorId: string;
  readonly now: Date;
}

/** One of the forms of the list: the question before a change of many, the change, or its undoing. */
export async function submitMany(db: Db, { form, actorId, now }: Submitted): Promise<ManyAnswer> {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 100);
  const intent = text("intent");
  if (intent === "undo") {
    const back = await undoMany(db, { batch: text("batch"), actorId, now });
    return { kind: "undone", left: back.ok ? back.value.left : 0 };
  }
  const action = BULK_ACTIONS.find((one) => one === text("action"));
  const ids = form.getAll("id").filter(isId).slice(0, MOST_AT_ONCE);
  if (ids.length === 0) return { kind: "refused", why: "none-chosen" };
  if (!action) return { kind: "refused", why: "bad-value" };
  const change = { action, ids, value: text(action) };
  if (!isGoodValue(change)) return { kind: "refused", why: "bad-value" };
  if (intent !== "do") return { kind: "ask", ...change };
  const done = await changeMany(db, { ...change, actorId, now });
  return done.ok ? { kind: "done", outcome: done.value } : { kind: "refused", why: done.error.kind };
}
