import type { Db } from "#app/db/client.server.ts";
import { dutyValuesOf, readMaker } from "#app/features/catalog/duties/duties-form.ts";
import { saveBrandMaker } from "#app/features/catalog/duties/save-duties.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { BrandNameFault } from "./brand-name.ts";
import type { BrandDeletionAsked } from "./delete-brand.server.ts";
import { fillMaker, previewMakerFill } from "./fill-maker.server.ts";
import type { MakerFillOutcome, MakerFillPreview } from "./maker-fill.ts";

type Maker = ReturnType<typeof readMaker>;

/** What the page of a brand shows after one of its forms. */
export type BrandAnswer =
  | Faulty
  | {
      readonly kind: "fill-to-confirm";
      readonly values: ReturnType<typeof dutyValuesOf>;
      readonly preview: MakerFillPreview;
    }
  | { readonly kind: "filled"; readonly outcome: MakerFillOutcome }
  | { readonly kind: "undone"; readonly left: number }
  | {
      readonly kind: "name-refused";
      readonly name: string;
      readonly fault: Exclude<BrandNameFault, "not-found">;
    }
  | (BrandDeletionAsked & { readonly kind: "to-confirm"; readonly intoMissing: boolean });

interface Faulty {
  readonly kind: "faulty";
  readonly values: ReturnType<typeof dutyValuesOf>;
  readonly faults: Extract<Maker, { ok: false }>["error"];
}

interface Sent {
  readonly form: FormFields;
  readonly id: string;
  readonly actorId: string;
}

/** Saves the maker of a brand. */
export async function submitBrandMaker(
  db: Db,
  { form, id, actorId }: Sent,
): Promise<Faulty | { readonly kind: "saved" | "not-found" }> {
  const values = dutyValuesOf(form);
  const maker = readMaker(values);
  if (!maker.ok) return { kind: "faulty", values, faults: maker.error };
  const saved = await saveBrandMaker(db, { brandId: id, maker: maker.value, actorId });
  return { kind: saved ? "saved" : "not-found" };
}

/**
 * Fills the maker in for all products of a brand; the question before it unless `confirmed`. Null for a brand that is
 * gone.
 */
export async function submitMakerFill(
  db: Db,
  { form, id, actorId, confirmed }: Sent & { readonly confirmed: boolean },
): Promise<Extract<BrandAnswer, { readonly kind: "faulty" | "fill-to-confirm" | "filled" }> | null> {
  const values = dutyValuesOf(form);
  const maker = readMaker(values);
  if (!maker.ok) return { kind: "faulty", values, faults: maker.error };
  if (!confirmed) {
    const preview = await previewMakerFill(db, { brandId: id, maker: maker.value });
    return preview && { kind: "fill-to-confirm", values, preview };
  }
  const replace = form.ticked("replace");
  const outcome = await fillMaker(db, { brandId: id, maker: maker.value, replace, actorId });
  return outcome && { kind: "filled", outcome };
}
