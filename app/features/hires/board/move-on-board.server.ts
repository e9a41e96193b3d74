import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { describeTakenUnit, namesOfShort } from "../dates/check-dates.server.ts";
import { type MoveHireAsk, moveHire } from "../dates/move-hire.server.ts";
import type { BoardMoveAnswer } from "./board-move.ts";

/** Moves a hire as its page does, and says what takes it back, or which lines keep it where it is. */
export async function moveOnBoard(context: MailContext, ask: MoveHireAsk): Promise<BoardMoveAnswer> {
  const moved = await moveHire(context, ask);
  if (moved.ok) {
    const { number, version, before, reversible } = moved.value;
    const [from, to] = [toIrishInput(before.from), toIrishInput(before.to)];
    return { kind: "moved", number, undo: reversible ? { id: ask.id, version, from, to } : null };
  }
  const { error } = moved;
  const short =
    error.kind === "short"
      ? `${await namesOfShort(context.db, ask)}.`
      : error.kind === "unit-taken"
        ? await describeTakenUnit(context.db, error)
        : "";
  return { kind: "refused", why: error.kind, short };
}
