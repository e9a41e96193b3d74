import type { Db } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { listMatchingIds } from "../list-products.server.ts";
import type { ProductsQuery } from "../list-query.ts";
import {
  BULK_ACTIONS,
  type BulkRefusal,
  isValued,
  MAX_PRODUCTS_AT_ONCE,
  type ManyProductsAnswer,
} from "./bulk.ts";
import { changeMany, isGoodValue } from "./change-many.server.ts";
import { countFreed } from "./count-freed.server.ts";

const NONE_FREED = { count: 0, mark: "" };

interface Submitted {
  readonly form: FormFields;
  readonly actorId: string;
  readonly now: Date;
  /** What the list shows that the form belongs to. */
  readonly query: ProductsQuery;
}

/** A change of many products, or the question before it. */
export async function submitMany(
  db: Db,
  { form, actorId, now, query }: Submitted,
): Promise<ManyProductsAnswer> {
  const text = (name: string) => (form.get(name) ?? "").slice(0, 100);
  const confirmed = form.confirmed();
  const action = BULK_ACTIONS.find((known) => known === text("action"));
  const chosen = await readChosen(db, form, query);
  if (!chosen.ok) return { kind: "refused", why: chosen.error.kind };
  if (!action) return { kind: "refused", why: "bad-value" };
  const typed = isValued(action) && !form.has(action) ? null : text(action);
  const { ids, all } = chosen.value;
  const isGood = typed !== null && isGoodValue({ action, value: typed, ids });
  // Nothing was typed yet where the question has not been asked.
  const [value, wrong] = isGood ? [typed, null] : [null, confirmed ? typed : typed || null];
  const moved = confirmed && all !== null && all !== text("all");
  const freed = action === "price" && value !== null ? await countFreed(db, ids, value) : NONE_FREED;
  const isUnasked = freed.count > 0 && text("freed") !== freed.mark;
  if (!confirmed || moved || isUnasked || value === null)
    return {
      kind: "to-confirm",
      action,
      value,
      wrong,
      n: ids.length,
      ids: all === null ? ids : [],
      all,
      moved,
      freed: freed.count,
      freedMark: freed.mark,
    };
  const done = await changeMany(db, { action, value, ids, actorId, now });
  return done.ok ? { kind: "done", outcome: done.value } : { kind: "refused", why: done.error.kind };
}

/** The ticked products, or all that the list holds with a mark of them. */
async function readChosen(
  db: Db,
  form: FormFields,
  query: ProductsQuery,
): Promise<Result<{ readonly ids: readonly string[]; readonly all: string | null }, BulkRefusal>> {
  if (!form.ticked("all")) {
    const ids = [...new Set(form.getAll("id").filter(isId))].slice(0, MAX_PRODUCTS_AT_ONCE);
    return ids.length > 0 ? ok({ ids, all: null }) : refuse({ kind: "none-chosen" });
  }
  const ids = (await listMatchingIds(db, query, MAX_PRODUCTS_AT_ONCE)).sort();
  if (ids.length === 0) return refuse({ kind: "none-chosen" });
  if (ids.length > MAX_PRODUCTS_AT_ONCE) return refuse({ kind: "too-many" });
  return ok({ ids, all: hashOf(ids.join(), "base64url") });
}
