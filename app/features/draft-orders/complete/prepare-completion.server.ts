import type { Db } from "#app/db/client.server.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { DraftAsk, DraftRefusal } from "../change-draft.server.ts";
import type { DraftView } from "../drafts.ts";
import { buildDraft } from "../editor/build-draft.server.ts";
import type { DraftFault } from "../editor/draft-figures.ts";
import { formOfDraft } from "../editor/draft-form.ts";
import { getDraft } from "../queries.server.ts";
import { gapsOf, shortDraftLines } from "./order-of-draft.ts";

export type CompletionRefusal =
  | DraftRefusal
  | { readonly kind: "incomplete"; readonly faults: readonly DraftFault[] }
  /** The catalogue says other prices than those that are stored. */
  | { readonly kind: "price-changed"; readonly total: Cents };

/**
 * A draft that can be completed: as its page was seen, with all that an order needs, at the prices of the catalogue of
 * this moment.
 */
export async function prepareCompletion(
  db: Db,
  {
    draftId,
    version,
    holdsStock = false,
  }: Pick<DraftAsk, "draftId" | "version"> & {
    /** An order is placed at once, so that stock counts. */
    readonly holdsStock?: boolean;
  },
): Promise<Result<DraftView, CompletionRefusal>> {
  const draft = await getDraft(db, draftId);
  if (!draft) return refuse({ kind: "not-found" });
  if (draft.state === "ordered" || draft.state === "cancelled") return refuse({ kind: "closed" });
  if (draft.version !== version) return refuse({ kind: "conflict" });
  const built = await buildDraft(db, formOfDraft(draft));
  const short = holdsStock ? shortDraftLines(draft.lines, built.figures) : [];
  const faults = [...gapsOf(draft), ...built.faults, ...short];
  if (faults.length > 0) return refuse({ kind: "incomplete", faults });
  const { total } = built.price.totals;
  return total === draft.total ? ok(draft) : refuse({ kind: "price-changed", total });
}
