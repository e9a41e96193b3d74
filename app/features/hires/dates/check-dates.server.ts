import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { getAvailability } from "#app/features/claims/availability/get-availability.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { TakenUnit } from "#app/features/claims/move-claims.server.ts";
import type { PriceChange } from "#app/features/hire-prices/longer-hire.ts";
import { PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-dates.ts";
import * as admin from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { unitFaults } from "#app/i18n/messages/hire-admin/quote-work.ts";
import { cents } from "#app/lib/money.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { isRunning, takesDateRequests } from "../hire-states.ts";
import type { HireLineView, HireView } from "../hires.ts";
import { longerChargeOfHire, priceChangeOfHire } from "../payments/return-charges.server.ts";
import { getHire } from "../queries.server.ts";
import { type DatesAnswer, type DatesReply, datesReply, shortLines } from "./dates-text.ts";
import type { MoveHireAsk } from "./move-hire.server.ts";
import { readMovedPeriod } from "./moved-period.ts";

/** The latest requests that are answered: each asks for the availability of the whole hire. */
const MAX_REQUESTS = 5;

/**
 * Whether every line of a hire can be had in another period. What the hire itself holds counts as free. Null for a hire
 * without items of the fleet. Reads only, so another customer may still be faster.
 */
export async function checkDates(
  db: Db,
  { id, state, lines }: Pick<HireView, "id" | "state" | "lines">,
  { period, now }: { readonly period: Period; readonly now: Date },
): Promise<DatesAnswer | null> {
  const needed = isRunning(state) ? lines.map(toStillOut).filter(({ quantity }) => quantity > 0) : lines;
  const items = needed.flatMap((line) => (line.itemId === null ? [] : [{ ...line, itemId: line.itemId }]));
  if (items.length === 0) return null;
  const wanted = items.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const answers = await getAvailability(db, { period, wanted, now, withoutOwnerId: id });
  return {
    short: items.flatMap(({ name, nameGa, quantity }, at) => {
      const { state, available } = answers[at] ?? {};
      return state === "part" || state === "none"
        ? [{ name, nameGa, quantity, available: available ?? 0 }]
        : [];
    }),
    unconfirmed: answers.some(({ state }) => state === "unconfirmed"),
  };
}

/** What came back of a line is needed no longer. */
function toStillOut(line: HireLineView): HireLineView {
  return { ...line, quantity: line.quantity - line.back - line.missing };
}

type AskedHire = Pick<HireView, "id" | "state" | "lines" | "requests" | "startsAt">;

/**
 * Whether the dates of a hire's open requests are free, by the request's id. Dates that have begun to pass have no
 * answer, nor do any of a hire whose gear is back.
 */
export async function checkRequests(
  db: Db,
  hire: AskedHire,
  now: Date,
): Promise<Readonly<Record<string, DatesAnswer>>> {
  return ofOpenRequests(hire, now, (period) => checkDates(db, hire, { period, now }));
}

/** What staff read of the dates of a hire's open requests, by the request's id, as while they type them. */
export async function replyToRequests(
  db: Db,
  hire: HireView,
  { locale, now }: Pick<TypedDates, "locale" | "now">,
): Promise<Readonly<Record<string, DatesReply>>> {
  return ofOpenRequests(hire, now, (period) =>
    replyToStaffDates(db, hire, { period: ok(period), locale, now }),
  );
}

async function ofOpenRequests<T>(
  { state: hireState, requests }: Pick<HireView, "state" | "requests">,
  now: Date,
  answerOf: (period: Period) => Promise<T | null>,
): Promise<Readonly<Record<string, T>>> {
  if (!takesDateRequests(hireState)) return {};
  const open = requests
    .filter(({ state, endsAt }) => state === "open" && endsAt !== null && endsAt > now)
    .slice(0, MAX_REQUESTS);
  const answers: Record<string, T> = {};
  for (const { id, startsAt: from, endsAt: to } of open) {
    const answer = from && to ? await answerOf({ from, to }) : null;
    if (answer) answers[id] = answer;
  }
  return answers;
}

/** The lines that kept a hire from moving, in English for staff; empty where nothing of it is short any more. */
export async function namesOfShort(db: Db, { id, from, to, now }: MoveHireAsk): Promise<string> {
  const hire = await getHire(db, id, now);
  const period = hire && readMovedPeriod(hire, { from, to }, now);
  const answer = hire && period?.ok ? await checkDates(db, hire, { period: period.value, now }) : null;
  return shortLines("en", answer?.short ?? []);
}

/** The unit that kept a hire from moving and what has it, in English for staff. */
export async function describeTakenUnit(
  db: Db,
  { itemId, unitNumber, fault, reference }: TakenUnit,
): Promise<string> {
  const [item] = await db.select({ name: hireItems.name }).from(hireItems).where(eq(hireItems.id, itemId));
  const about = [item?.name ?? "", reference].filter((text) => text !== "").join(", ");
  return `${format("en", unitFaults[fault], { number: String(unitNumber) })} (${about}).`;
}

interface TypedDates {
  readonly period: Result<Period, PeriodFault>;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * What is said of dates while they are typed: why they are none of a hire, or whether everything is free on them, and
 * what they cost more or less.
 */
export async function replyToDates(db: Db, hire: HireView, typed: TypedDates): Promise<DatesReply | null> {
  return replyWith(db, hire, typed, ({ total }, { unconfirmed }) => {
    const amount = formatMoney(cents(Math.abs(total)));
    return unconfirmed
      ? null
      : format(typed.locale, total > 0 ? messages.dearer : messages.cheaper, { amount });
  });
}

/** What staff read of dates while they type them; they confirm dates themselves, so these have a price, too. */
export async function replyToStaffDates(
  db: Db,
  hire: HireView,
  typed: TypedDates,
): Promise<DatesReply | null> {
  return replyWith(db, hire, typed, ({ net }) => {
    const moved = net > 0 ? admin.movedDearer : admin.movedCheaper;
    const amount = formatMoney(cents(Math.abs(net)));
    return format(typed.locale, isRunning(hire.state) ? admin.longerWould : moved, { amount });
  });
}

async function replyWith(
  db: Db,
  hire: HireView,
  { period, locale, now }: TypedDates,
  priceText: (change: PriceChange, answer: DatesAnswer) => string | null,
): Promise<DatesReply | null> {
  if (!period.ok) return { text: format(locale, PERIOD_FAULTS[period.error.kind]), isFree: false };
  const answer = await checkDates(db, hire, { period: period.value, now });
  if (!answer) return null;
  const reply = datesReply(locale, answer);
  if (answer.short.length > 0) return reply;
  const change = isRunning(hire.state)
    ? await longerChargeOfHire(db, hire, period.value.to)
    : await priceChangeOfHire(db, hire, period.value);
  if (change === null || change.net === 0) return reply;
  const price = priceText(change, answer);
  return price === null ? reply : { ...reply, text: `${reply.text} ${price}` };
}
