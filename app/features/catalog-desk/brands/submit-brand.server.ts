import type { Db } from "#app/db/client.server.ts";
import { dutyValuesOf, readMaker } from "#app/features/catalog/duties/duties-form.ts";
import { saveBrandMaker } from "#app/features/catalog/duties/save-duties.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { askBrand, type BrandQuestion, deleteBrand } from "./delete-brand.server.ts";
import { fillMaker, previewMakerFill } from "./fill-maker.server.ts";
import type { MakerFillOutcome, MakerFillPreview } from "./maker-fill.ts";
import { undoMakerFill } from "./undo-maker-fill.server.ts";

type Maker = ReturnType<typeof readMaker>;

/** What the page of a brand says after one of its forms. */
type BrandAnswer =
  | { readonly kind: "gone" | "deleted" | "saved" }
  | {
      readonly kind: "faulty";
      readonly values: ReturnType<typeof dutyValuesOf>;
      readonly faults: Extract<Maker, { ok: false }>["error"];
    }
  | {
      readonly kind: "ask-fill";
      readonly values: ReturnType<typeof dutyValuesOf>;
      readonly preview: MakerFillPreview;
    }
  | { readonly kind: "filled"; readonly outcome: MakerFillOutcome }
  | { readonly kind: "undone"; readonly left: number }
  | (BrandQuestion & { readonly kind: "ask"; readonly intoMissing: boolean });

/** One of the forms of a brand: its maker, alone or filled in for all products, or the question before it is deleted, or the answer to it. */
export async function submitBrand(
  db: Db,
  { form, id, actorId }: { readonly form: FormFields; readonly id: string; readonly actorId: string },
): Promise<BrandAnswer> {
  const intent = form.get("intent");
  if (intent === "ask-delete") return { kind: "ask", intoMissing: false, ...(await askBrand(db, id)) };
  if (intent === "delete") {
    const done = await deleteBrand(db, { id, into: form.get("into") ?? "", actorId });
    if (done.ok) return { kind: "deleted" };
    if (done.error.kind === "gone") return { kind: "gone" };
    return { kind: "ask", intoMissing: true, ...(await askBrand(db, id)) };
  }
  if (intent === "undo-fill") {
    const back = await undoMakerFill(db, { brandId: id, batch: form.get("batch") ?? "", actorId });
    return back ? { kind: "undone", ...back } : { kind: "gone" };
  }
  const values = dutyValuesOf(form);
  const maker = readMaker(values);
  if (!maker.ok) return { kind: "faulty", values, faults: maker.error };
  if (intent === "ask-fill") {
    const preview = await previewMakerFill(db, { brandId: id, maker: maker.value });
    return preview ? { kind: "ask-fill", values, preview } : { kind: "gone" };
  }
  if (intent === "fill") {
    const replace = form.get("replace") === "yes";
    const outcome = await fillMaker(db, { brandId: id, maker: maker.value, replace, actorId });
    return outcome ? { kind: "filled", outcome } : { kind: "gone" };
  }
  return {
    kind: (await saveBrandMaker(db, { brandId: id, maker: maker.value, actorId })) ? "saved" : "gone",
  };
}
