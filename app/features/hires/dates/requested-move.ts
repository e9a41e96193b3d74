import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { isBack, isMovable, isRunning, isUpcoming } from "../hire-states.ts";
import type { HireRequestView, HireView } from "../hires.ts";
import { readMovedPeriod } from "./moved-period.ts";

type DatedHire = Pick<HireView, "state" | "startsAt" | "endsAt">;

/** Irish wall times, as the form of dates sends them; of a hire that is out the collection is empty. */
export interface RequestedMove {
  readonly from: string;
  readonly to: string;
}

/** The move to the dates of an open request; null where the hire has them or cannot have them. */
export function requestedMove(
  hire: DatedHire,
  request: Pick<HireRequestView, "state" | "startsAt" | "endsAt">,
  now: Date,
): RequestedMove | null {
  const { startsAt, endsAt } = request;
  if (request.state !== "open" || !startsAt || !endsAt) return null;
  if (!isMovable(hire.state) || !wantsOtherDates(hire, request)) return null;
  const typed = { from: isRunning(hire.state) ? "" : toIrishInput(startsAt), to: toIrishInput(endsAt) };
  return readMovedPeriod(hire, typed, now).ok ? typed : null;
}

/** Whether a request about the dates of a hire was open when all of its gear was back. */
export function endedWithReturn(
  hire: Pick<HireView, "state">,
  { kind, state }: Pick<HireRequestView, "kind" | "state">,
): boolean {
  return state === "closed" && kind !== "fault" && isBack(hire.state);
}

/** Whether a request asks for other dates than the hire has. Once gear has left, only its return can differ. */
export function wantsOtherDates(
  hire: DatedHire,
  { startsAt, endsAt }: Pick<HireRequestView, "startsAt" | "endsAt">,
): boolean {
  if (!startsAt || !endsAt) return false;
  if (endsAt.getTime() !== hire.endsAt.getTime()) return true;
  return isUpcoming(hire.state) && startsAt.getTime() !== hire.startsAt.getTime();
}
