import type { Db } from "#app/db/client.server.ts";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import { formDifferences } from "#app/lib/forms/form-differences.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import type { DraftAsk, DraftRefusal } from "../change-draft.server.ts";
import { gapsOf, shortDraftLines } from "../complete/order-of-draft.ts";
import { type DraftStatus, type DraftView, statusOf } from "../drafts.ts";
import { getDraft, getPlacedOrder } from "../queries.server.ts";
import { buildDraft } from "./build-draft.server.ts";
import type { DraftFault, DraftFigures } from "./draft-figures.ts";
import {
  DRAFT_HEAD_FIELDS,
  DRAFT_LINE_FIELDS,
  type DraftForm,
  formOfDraft,
  readDraftForm,
} from "./draft-form.ts";
import type { ReturnedDraft } from "./returned-draft.ts";
import { saveDraft } from "./save-draft.server.ts";

export interface DraftEditorData {
  readonly draft: DraftView;
  readonly status: DraftStatus;
  readonly form: DraftForm;
  readonly figures: DraftFigures;
  /** What it lacks to become an order. */
  readonly gaps: readonly DraftFault[];
  readonly order: { readonly id: string; readonly number: number } | null;
  readonly history: readonly AuditEntry[];
  /** Names of the staff in the history, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** Everything that the page of a draft shows; null where there is no such draft. */
export async function getDraftEditor(db: Db, draftId: string, now: Date): Promise<DraftEditorData | null> {
  const draft = await getDraft(db, draftId);
  if (!draft) return null;
  const form = formOfDraft(draft);
  const [built, order, history] = await Promise.all([
    buildDraft(db, form),
    getPlacedOrder(db, draftId),
    listAuditEntries(db, { subjectType: "draft-order", subjectId: draftId }),
  ]);
  const actors = history.flatMap(({ actorId }) => actorId ?? []);
  const status = statusOf({ ...draft, order }, now);
  return {
    draft,
    status,
    form,
    figures: built.figures,
    gaps: [...gapsOf(draft), ...built.faults, ...shortDraftLines(draft.lines, built.figures)],
    order,
    history,
    names: await listNames(db, actors),
  };
}

/** Saves the posted editor. Refused, it comes back as it was typed, with faults or with what is stored otherwise. */
export async function saveDraftEditor(
  db: Db,
  { form: posted, now, ...ask }: DraftAsk & { readonly form: FormFields; readonly now: Date },
): Promise<Result<null, ReturnedDraft | Exclude<DraftRefusal, { kind: "conflict" }>>> {
  const form = readDraftForm(posted);
  const saved = await saveDraft(db, { ...ask, form, now });
  if (saved.ok) return saved;
  if (saved.error.kind === "faults")
    return refuse({
      kind: "returned",
      form: saved.error.form,
      faults: saved.error.faults,
      differences: null,
      version: null,
    });
  if (saved.error.kind !== "conflict") return refuse(saved.error);
  const stored = await getDraft(db, ask.draftId);
  if (!stored) return refuse({ kind: "not-found" });
  const { figures } = await buildDraft(db, form);
  const nameOf = ({ key, name }: DraftForm["lines"][number]) =>
    figures.lines[key]?.name ?? stored.lines.find((line) => line.key === key)?.name ?? name;
  const differences = formDifferences(formOfDraft(stored), form, {
    head: DRAFT_HEAD_FIELDS,
    line: DRAFT_LINE_FIELDS.filter((field) => field !== "product"),
    nameOf,
    isOther: (one, other) => one.product !== other.product,
    quantityOf: ({ quantity }) => quantity,
  });
  return refuse({ kind: "returned", form, faults: [], differences, version: stored.version });
}
