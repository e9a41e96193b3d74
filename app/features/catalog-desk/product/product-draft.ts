import type { ChangeDraft } from "#app/features/change-drafts/change-drafts.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { differingFields, mergeDrafts, mergeValues, readBase } from "#app/lib/forms/merge-values.ts";
import {
  type ProductValues,
  type ReturnedProduct,
  readProductValues,
  variationIds,
} from "./product-values.ts";

/** The draft of a change of a product, as its page shows it beside what is stored now. */
export interface ProductDraft extends Omit<ChangeDraft, "values" | "base"> {
  /** What the form is filled with: the draft, and in fields that it does not change what is stored now. */
  readonly values: ProductValues;
  /**
   * What the form says it was filled with. A field that both have changed keeps its old value here, so that publishing
   * tells the conflict.
   */
  readonly base: ProductValues;
  /** Fields in which the draft differs from what is stored now. */
  readonly differing: readonly string[];
  /** Those of them that have changed in the published product since. */
  readonly conflicting: readonly string[];
}

/** A stored draft beside what is stored of its product now. */
export function productDraftBeside(draft: ChangeDraft, stored: ProductValues): ProductDraft {
  const { values: together, conflicts } = mergeValues(draft.base, draft.values, stored);
  const kept = new Set(variationIds(stored));
  // A variation that was deleted meanwhile has no fields in the form.
  const values = Object.fromEntries(
    Object.entries(together).filter(
      ([field]) => !field.startsWith("v.") || kept.has(field.split(".")[1] ?? ""),
    ),
  );
  const conflicting = conflicts.map(({ field }) => field);
  const old = conflicting.map((field) => [field, draft.base[field] ?? ""] as const);
  return {
    ...draft,
    values,
    base: { ...stored, ...Object.fromEntries(old) },
    differing: differingFields(values, stored),
    conflicting,
  };
}

/** A posted form of a product. */
export interface FilledForm {
  readonly values: ProductValues;
  /** What the form was filled with. */
  readonly base: ProductValues;
  /** The version of the draft that it was filled from; "" for none. */
  readonly draft: string;
}

/** What a posted form of a product holds, and what it was filled with. */
export function readFilled(form: FormFields): FilledForm {
  return {
    values: readProductValues(form),
    base: readBase(form.get("base") ?? ""),
    draft: form.get("draft") ?? "",
  };
}

/** A form beside the draft that somebody else has saved since it was filled. */
export function productBesideOther(
  { values: mine, base }: FilledForm,
  other: ChangeDraft,
  stored: ProductValues,
): ReturnedProduct {
  const together = mergeDrafts(base, mine, productDraftBeside(other, stored).values);
  return { base, draft: other.version, draftConflict: "saved", faults: [], dutyFaults: [], ...together };
}

/** A form whose draft somebody else has discarded or published since it was filled. */
export function withoutDraft(filled: FilledForm): ReturnedProduct {
  return { ...returnedAsIs(filled), draft: "", draftConflict: "gone" };
}

/** A form as it was posted, without a reason yet. */
export function returnedAsIs({
  values,
  base,
  draft = "",
}: Omit<FilledForm, "draft"> & Partial<FilledForm>): ReturnedProduct {
  return {
    values,
    base,
    draft,
    draftConflict: null,
    faults: [],
    dutyFaults: [],
    conflicts: [],
    merged: [],
  };
}
