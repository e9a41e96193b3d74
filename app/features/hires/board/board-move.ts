import { PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import * as hires from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { isKeyOf } from "#app/lib/records.ts";

/** Dates as the address that moves a hire takes them: Irish wall times, YYYY-MM-DDTHH:MM. */
export interface MoveFields {
  readonly id: string;
  /** The version of the hire that the board showed. */
  readonly version: number;
  readonly from: string;
  readonly to: string;
}

/** The answer to a move on the board. */
export type BoardMoveAnswer =
  | {
      readonly kind: "moved";
      readonly number: string;
      /** What takes it back; null where the former dates cannot be had again. */
      readonly undo: MoveFields | null;
    }
  | {
      readonly kind: "refused";
      readonly why: string;
      /** Which lines or which unit are not free on the dates; empty for every other refusal. */
      readonly short: string;
    };

const REFUSALS: Readonly<Record<string, Message>> = {
  conflict: messages.changedMeanwhile,
  "not-found": messages.gone,
  "not-allowed": messages.notAllowed,
  out: messages.notAllowed,
  short: hires.faults.short,
  "unit-taken": hires.faults.short,
};

/** Why a hire was not moved, as a sentence. */
export function moveRefusal(why: string): Message {
  return REFUSALS[why] ?? (isKeyOf(PERIOD_FAULTS, why) ? PERIOD_FAULTS[why] : hires.faults.dates);
}
