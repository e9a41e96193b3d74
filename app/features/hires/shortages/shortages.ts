import type { ClaimOwner, Period, ShortageReason } from "#app/features/claims/claims.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { listQuery, oneOf, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";
import { isKeyOf } from "#app/lib/records.ts";

export const SHORTAGES_PAGE = 50;
export const SHORTAGE_VIEWS = ["all", "mine", "soon"] as const;

export const shortagesList = listQuery(adminPath("/admin/hire/shortages"), {
  view: oneOf(SHORTAGE_VIEWS, "all"),
  /** Part of an item, a number or a customer's name. */
  search: textField,
  page: pageField,
});

/** What the address of the list asks for. */
export type ShortagesQuery = QueryOf<typeof shortagesList>;

/** An open shortage in the list. */
export interface ShortageRow {
  readonly id: string;
  readonly itemId: string;
  readonly item: string;
  readonly itemGa: string | null;
  readonly quantity: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly owner: ClaimOwner;
  readonly ownerId: string | null;
  readonly reference: string;
  readonly customer: string | null;
  /** The customer's language. */
  readonly locale: Locale;
  /** The version of the hire; null for a quote. */
  readonly hireVersion: number | null;
  /** The quote of the hire, or the quote that is short. */
  readonly quoteId: string | null;
  readonly reason: ShortageReason;
  readonly assigneeId: string | null;
  readonly assignee: string | null;
}

/** What one hire is short of. */
export interface HireShortage {
  readonly id: string;
  readonly quantity: number;
  readonly name: string;
  readonly nameGa: string | null;
}

/** An item that can go in the place of the promised one. */
export interface SubstituteChoice {
  readonly id: string;
  readonly name: string;
  /** Pieces that are free for the whole hire. */
  readonly free: number;
}

/** What a shortage of a hire can be covered with, to choose from. */
export interface ShortageWays {
  readonly substitutes: readonly SubstituteChoice[];
  readonly donors: readonly DonorHire[];
}

/** A hire that has the pieces of a shortage on the shelf. */
export interface DonorHire {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What a form about a shortage is answered when nothing was done. */
export interface SubhireAnswer {
  /** Id of the shortage, or of the hire whose sub-hires it was about. */
  readonly subject: string;
  /** Why. "to-confirm": it waits for a yes. */
  readonly kind: string;
  /** Everything that is wrong with the form, where that is known at once; left out: the one reason. */
  readonly faults?: readonly string[];
  /** When the gear is needed, of what waits for a yes; null for every other answer. */
  readonly blocked: Period | null;
  /** What the form held, by field. */
  readonly values: Readonly<Record<string, string>>;
}

type FormAnswer = Pick<SubhireAnswer, "subject" | "kind" | "faults">;

/** Why nothing was done, as a sentence; null for a question, and for what is said at fields. */
export function subhireFault({ kind }: FormAnswer): Message | null {
  return kind === "to-confirm" || isKeyOf(FAULTY_FIELDS, kind) ? null : messageOf(kind);
}

/** The field that each fault is about. */
const FAULTY_FIELDS = {
  "no-supplier": "supplier",
  "no-item": "description",
  "bad-quantity": "quantity",
  "bad-period": "from",
  "not-whole-hire": "from",
  "no-cost": "cost",
  "no-note": "note",
} as const;

/** What is wrong with fields of a form that came back, by the ids of the fields. */
export function subhireFaultTexts(t: Translate, answer: FormAnswer | null): readonly FaultText[] {
  if (!answer) return [];
  const { subject, kind, faults = [kind] } = answer;
  return faults.flatMap((fault) =>
    isKeyOf(FAULTY_FIELDS, fault)
      ? [{ field: `${FAULTY_FIELDS[fault]}-${subject}`, message: t(messageOf(fault)) }]
      : [],
  );
}

function messageOf(kind: string): Message {
  const faults: Readonly<Record<string, Message>> = { ...messages.faults, "too-long": textTooLong };
  return faults[kind] ?? messages.faults["not-allowed"];
}
