import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { ADJUST_REASONS } from "#app/features/inventory/stock-ledger.ts";
import { deleteProduct, duplicateProduct, publishProduct } from "./change-state.server.ts";
import { type ReturnedProduct, readBase, readProductValues } from "./product-values.ts";
import { saveProduct } from "./save-product.server.ts";
import { typedWhole } from "./typed.ts";

/** What became of a form of a product's page. `said` is what the page says next. */
export type ProductAnswer =
  | { readonly kind: "go"; readonly id: string; readonly said: string; readonly merged?: readonly string[] }
  | { readonly kind: "gone" }
  | { readonly kind: "deleted" }
  | { readonly kind: "returned"; readonly form: ReturnedProduct };

interface Submitted {
  /** Null for a product that is not there yet. */
  readonly id: string | null;
  readonly form: FormData;
  readonly actorId: string;
  readonly now: Date;
}

/** One of the forms of a product's page. */
export async function submitProduct(db: Db, submitted: Submitted): Promise<ProductAnswer> {
  const { id, form, actorId, now } = submitted;
  const intent = String(form.get("intent") ?? "save");
  if (id === null || intent === "save" || intent === "generate") return save(db, submitted, intent);
  const who = { id, actorId };
  switch (intent) {
    case "publish":
    case "unpublish": {
      const done = await publishProduct(db, { ...who, on: intent === "publish" });
      if (done.ok) return { kind: "go", id, said: intent };
      return done.error.kind === "gone" ? { kind: "gone" } : { kind: "go", id, said: "lacks" };
    }
    case "duplicate": {
      const copy = await duplicateProduct(db, { ...who, now });
      return copy.ok ? { kind: "go", id: copy.value, said: "copied" } : { kind: "gone" };
    }
    case "delete": {
      const done = await deleteProduct(db, who);
      if (done.ok) return { kind: "deleted" };
      return done.error.kind === "held" ? { kind: "go", id, said: "held" } : { kind: "gone" };
    }
    default:
      return { kind: "go", id, said: (await adjust(db, submitted, id)) ? "stock" : "stock-fault" };
  }
}

async function save(db: Db, { id, form, actorId, now }: Submitted, intent: string): Promise<ProductAnswer> {
  const done = await saveProduct(db, {
    id,
    values: readProductValues(form),
    base: readBase(String(form.get("base") ?? "")),
    generate: intent === "generate",
    actorId,
    now,
  });
  if (!done.ok) return done.error;
  return { kind: "go", id: done.value.id, said: id ? "saved" : "created", merged: done.value.merged };
}

/** "-2" and "+3" change the count by so many, "=12" or "12" make it so many. False when it is none, or came too late. */
async function adjust(db: Db, { form, actorId }: Submitted, id: string): Promise<boolean> {
  const [, sign, digits = ""] = /^([+\-−=]?)\s*(\d{1,7})$/.exec(String(form.get("by") ?? "").trim()) ?? [];
  const reason = ADJUST_REASONS.find((one) => one === form.get("reason"));
  const n = typedWhole(digits);
  const seen = typedWhole(String(form.get("seen") ?? ""));
  if (sign === undefined || typeof n !== "number" || !reason || seen === undefined) return false;
  const relative = sign === "+" || sign === "-" || sign === "−";
  const change = relative ? { by: sign === "+" ? n : -n } : { to: n };
  return inTransaction(db, async (tx) => {
    // A difference holds whatever was there; a count only if nothing has moved since it was seen.
    const done = await adjustStock(tx, {
      productId: id,
      change,
      reason,
      actorId,
      ...(!relative && { seen }),
    });
    if (!done.ok) return false;
    const details = { reason, ...change };
    await addAuditEntry(tx, {
      actorId,
      action: "product.stock-changed",
      subjectType: "product",
      subjectId: id,
      details,
    });
    return true;
  });
}
