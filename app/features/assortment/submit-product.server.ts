import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { type Adjusted, adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { ADJUST_REASONS } from "#app/features/inventory/enums.ts";
import { undoAdjustment } from "#app/features/inventory/undo-adjustment.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Flash, PlainFlash } from "#app/ui/flash.ts";
import { deleteProduct, duplicateProduct, publishProduct } from "./change-state.server.ts";
import { type ReturnedProduct, readBase, readProductValues } from "./product-values.ts";
import { saveProduct } from "./save-product.server.ts";
import { typedWhole } from "./typed.ts";

/** What became of a form of a product's page, with the flash that its page shows next. */
export type ProductAnswer =
  | {
      readonly kind: "go";
      readonly id: string;
      readonly flash: Flash;
    }
  | { readonly kind: "gone" }
  | { readonly kind: "deleted" }
  | { readonly kind: "returned"; readonly form: ReturnedProduct };

interface Submitted {
  /** Null for a product that is not there yet. */
  readonly id: string | null;
  readonly form: FormFields;
  readonly actorId: string;
  readonly now: Date;
}

/** One of the forms of a product's page. */
export async function submitProduct(db: Db, submitted: Submitted): Promise<ProductAnswer> {
  const { id, form, actorId, now } = submitted;
  const intent = form.get("intent") ?? "save";
  if (id === null || intent === "save" || intent === "generate") return save(db, submitted, intent);
  const who = { id, actorId };
  switch (intent) {
    case "publish":
    case "unpublish": {
      const done = await publishProduct(db, { ...who, on: intent === "publish" });
      if (done.ok) return go(id, intent === "publish" ? "product-published" : "product-unpublished");
      return done.error.kind === "gone" ? { kind: "gone" } : go(id, "product-incomplete");
    }
    case "duplicate": {
      const copy = await duplicateProduct(db, { ...who, now });
      return copy.ok ? go(copy.value, "product-copied") : { kind: "gone" };
    }
    case "delete": {
      const done = await deleteProduct(db, who);
      if (done.ok) return { kind: "deleted" };
      return done.error.kind === "held" ? go(id, "product-held") : { kind: "gone" };
    }
    case "undo-stock":
      return go(id, await undoStock(db, submitted, id));
    default: {
      const done = await adjust(db, submitted, id);
      if (!done) return go(id, "stock-refused");
      if (!done.line) return go(id, "stock-saved");
      // The line can be taken back.
      return { kind: "go", id, flash: { name: "stock-line-saved", id: done.line } };
    }
  }
}

async function save(db: Db, { id, form, actorId, now }: Submitted, intent: string): Promise<ProductAnswer> {
  const done = await saveProduct(db, {
    id,
    values: readProductValues(form),
    base: readBase(form.get("base") ?? ""),
    generate: intent === "generate",
    actorId,
    now,
  });
  if (!done.ok) return done.error;
  if (id === null) return go(done.value.id, "product-created");
  return { kind: "go", id, flash: { name: "product-saved", parts: done.value.merged } };
}

function go(id: string, name: PlainFlash): ProductAnswer {
  return { kind: "go", id, flash: { name } };
}

/** "-2" and "+3" change the count by so many, "=12" or "12" make it so many. Null when it is none, or came too late. */
async function adjust(db: Db, { form, actorId }: Submitted, id: string): Promise<Adjusted | null> {
  const [, sign, digits = ""] = /^([+\-−=]?)\s*(\d{1,7})$/.exec((form.get("by") ?? "").trim()) ?? [];
  const reason = ADJUST_REASONS.find((one) => one === form.get("reason"));
  const n = typedWhole(digits);
  const seen = typedWhole(form.get("seen") ?? "");
  if (sign === undefined || typeof n !== "number" || !reason || seen === undefined) return null;
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
    if (!done.ok) return null;
    const details = { reason, ...change };
    await addAuditEntry(tx, { ...about(id), actorId, action: "product.stock-changed", details });
    return done.value;
  });
}

/** Takes a line of the ledger back, of the product or of one of its variations. Returns its result. */
async function undoStock(db: Db, { form, actorId }: Submitted, id: string): Promise<PlainFlash> {
  const [line, productId] = [form.get("line") ?? "", String(form.get("of") ?? id)];
  if (!isId(line) || !isId(productId)) return "stock-undo-gone";
  return inTransaction(db, async (tx) => {
    const done = await undoAdjustment(tx, { line, productId, actorId });
    if (!done.ok) return `stock-undo-${done.error.kind}` as const;
    const details = { line, available: done.value };
    await addAuditEntry(tx, { ...about(productId), actorId, action: "product.stock-undone", details });
    return "stock-undone";
  });
}

function about(subjectId: string) {
  return { subjectType: "product", subjectId } as const;
}
