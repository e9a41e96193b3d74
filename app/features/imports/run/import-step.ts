import type { CHANGE_KINDS, FileNote, KEPT_REASONS, RUN_STATES } from "../enums.ts";
import type { SameMeaning } from "../file/parse-setup.ts";
import type { ImportSetup } from "../file/setup.ts";
import type { DroppedPictures } from "../pictures/pictures.ts";
import type { FileRefusal, ImportCounts } from "../report/import-report.ts";

export type RunState = (typeof RUN_STATES)[number];
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export type KeptReason = (typeof KEPT_REASONS)[number];

/** The part of a run's page that shows its progress and its result; an undo leads there. */
export const OUTCOME_ID = "outcome";

/** One run as the report's head and the history show it. */
export interface ImportRunView {
  readonly id: string;
  readonly fileName: string;
  readonly state: RunState;
  readonly counts: ImportCounts;
  readonly notes: readonly FileNote[];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** True when the run has a page of its own: its file was kept, or it can be undone. */
  readonly stepped: boolean;
}

/** One kept import, wherever it is between its file and its report. */
export interface ImportStep extends ImportRunView {
  readonly setup: ImportSetup;
  readonly hasFile: boolean;
  readonly tracked: boolean;
  readonly rowsDone: number;
  readonly rowsTotal: number;
  readonly stopAsked: boolean;
  /** Full paths; at most 300 of them. */
  readonly newCategories: readonly string[];
  readonly newBrands: number;
  /** Names of the first products that a dry run would make, in the order of the file. */
  readonly newProducts: readonly string[];
  /** The run that is writing the catalogue just now, if it is another one. */
  readonly other: { readonly id: string; readonly fileName: string } | null;
}

export interface FieldChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
  /** What the shop has now, where that is not what the import wrote. */
  readonly changedSince: { readonly now: unknown } | null;
}

export interface ProductChange {
  readonly id: string;
  readonly row: number | null;
  readonly sku: string;
  readonly name: string;
  readonly kind: ChangeKind;
  /** The product whose editor has it: itself, or the one above a variation; null once it is gone. */
  readonly editedId: string | null;
  /** Why an undo left it. */
  readonly kept: KeptReason | null;
  readonly fields: readonly FieldChange[];
}

export interface ChangePage {
  readonly changes: readonly ProductChange[];
  /** Paths of categories and SKUs or names of products, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly next: string | null;
  /** How many products an undo left. */
  readonly kept: number;
}

/** States in which a page asks again by itself. */
export function isUnderWay(state: RunState): state is "checking" | "running" | "undoing" {
  return state === "checking" || state === "running" || state === "undoing";
}

/** What an action of an import answers with when it does not lead back to its page. */
export type ImportAnswer =
  | { readonly kind: "busy" | "state" }
  | { readonly kind: "refused"; readonly refusal: FileRefusal }
  | SameMeaning
  | ({ readonly kind: "dropped" } & DroppedPictures);
