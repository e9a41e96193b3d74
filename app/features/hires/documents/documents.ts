import type { SupplyCode } from "#app/features/load-check/power.ts";
import type { Named } from "#app/i18n/named.ts";
import type { HIRE_NOTE_KINDS } from "../enums.ts";
import type { HireView } from "../hires.ts";

export type NoteKind = (typeof HIRE_NOTE_KINDS)[number];

/** What the papers of a hire name it by. No sum is in it. */
export type PaperHire = Pick<
  HireView,
  "id" | "number" | "state" | "name" | "company" | "place" | "transport" | "startsAt" | "endsAt"
>;

/** A promised item, and how many pieces of another one go in its place. */
export interface Replaced extends Named {
  readonly quantity: number;
}

/** A unit on a note. */
export interface NoteUnit {
  readonly number: number;
  readonly serial: string | null;
  readonly name: string;
  readonly nameGa: string | null;
  readonly state: "out" | "back" | "damaged" | "missing";
  /** The promised item in whose place it goes; left out of any other, and before December 2026. */
  readonly insteadOf?: Named;
}

/** Pieces without numbers; what came back of them is 0 on a delivery note. */
export interface NoteCount {
  readonly name: string;
  readonly nameGa: string | null;
  readonly out: number;
  readonly back: number;
  readonly damaged: number;
  readonly missing: number;
  /** Our own goods of a custom line, which no scan knows; left out for any other, and before December 2026. */
  readonly byHand?: true;
  /** The promised items in whose place pieces of it go; left out where they go in no other one's, and before December 2026. */
  readonly insteadOf?: readonly Replaced[];
}

/** Goods of a note that no weight is known of: they are counted by hand. */
export function unweighedOf({ counts }: NoteContent): readonly (NoteCount & { readonly quantity: number })[] {
  return counts.flatMap((count) =>
    count.byHand && count.out > 0 ? [{ ...count, quantity: count.out }] : [],
  );
}

/** The load check's result for what went out: grams, litres, watts and milliamperes. */
export interface NoteLoad {
  readonly grams: number;
  readonly litres: number;
  readonly cases: number;
  readonly watts: number;
  readonly supply: SupplyCode | null;
  /** The current on the one phase of a single-phase supply, otherwise on L1, L2 and L3. */
  readonly milliamperes: readonly number[];
}

/** A delivery or return note in no language. It is frozen when it is signed. */
export interface NoteContent {
  readonly kind: NoteKind;
  readonly hire: {
    readonly number: string;
    readonly name: string;
    readonly company: string | null;
    readonly place: string;
    readonly transport: HireView["transport"];
    /** ISO 8601, UTC. */
    readonly startsAt: string;
    readonly endsAt: string;
  };
  readonly units: readonly NoteUnit[];
  readonly counts: readonly NoteCount[];
  readonly load: NoteLoad;
}

/** Each line that was drawn as x, y, x, y …; x from 0 to 1000 and y from 0 to 400. */
export type Strokes = readonly (readonly number[])[];

export interface NoteSignature {
  readonly name: string;
  /** The drawn signature; null where the typed name is the signature. */
  readonly strokes: Strokes | null;
  readonly signedAt: Date;
  readonly hash: string;
}

/** A note as a page or a file shows it. */
export interface HireNote {
  readonly number: number;
  readonly content: NoteContent;
  /** The signature of this note; null while no one has signed it. */
  readonly signature: NoteSignature | null;
}

/** A document in a list of a hire. */
export interface HireDocument {
  readonly kind: NoteKind;
  readonly number: number;
  readonly signedBy: string | null;
  readonly signedAt: Date | null;
}

/** The last part of the address of a note: "delivery-1". */
export function noteFile({ kind, number }: Pick<HireDocument, "kind" | "number">): string {
  return `${kind}-${number}`;
}

/** Reads "delivery", the latest one, and "delivery-1"; null for any other text. */
export function readNoteFile(
  text: string,
): { readonly kind: NoteKind; readonly number: number | null } | null {
  const [, kind, number] = /^(delivery|return)(?:-([1-9]\d{0,4}))?$/.exec(text) ?? [];
  if (kind !== "delivery" && kind !== "return") return null;
  return { kind, number: number === undefined ? null : Number(number) };
}
