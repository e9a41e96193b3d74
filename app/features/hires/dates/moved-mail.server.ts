import type { Tx } from "#app/db/client.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { dropQueuedMail } from "#app/features/mail/drop-queued-mail.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { format } from "#app/i18n/message.ts";
import { awaitingText } from "#app/i18n/messages/hire/hire-page.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import type { LockedHire } from "../transition-hire.server.ts";

/** How long the mail of a move waits; moved on by then, the hire has one mail, and moved back, none. */
const WAIT_MS = 5 * MINUTE_MS;

interface Moved extends Period {
  /** The last instant to withdraw from now on; null: no right to withdraw. */
  readonly withdrawUntil: Date | null;
  /** Whether the move cuts the time to withdraw short. */
  readonly isCut: boolean;
  /** Until when the deposit is to be paid, where the move cuts that short; otherwise null. */
  readonly depositDueAt: Date | null;
  /** Whether it is out: only its return moves. */
  readonly running: boolean;
  readonly now: Date;
}

type KnownDates = Pick<LockedHire, "movedMailId" | "knownStartsAt" | "knownEndsAt">;

const NOTHING_WAITS: KnownDates = { movedMailId: null, knownStartsAt: null, knownEndsAt: null };

/**
 * Tells the customer, in the customer's language, the dates of a locked hire that moves: those that the customer knows,
 * and from now on. A mail of an earlier move that still waits is replaced, so that a hire that is moved back is not
 * mailed at all. Returns what the hire's row keeps of it.
 */
export async function tellMoved(
  tx: Tx,
  context: MailContext,
  hire: LockedHire,
  moved: Moved,
): Promise<KnownDates> {
  const known = await takeBackMail(tx, hire, moved);
  if (isSame(known, moved)) return NOTHING_WAITS;
  const { isCut, depositDueAt, running, now } = moved;
  const mail = running
    ? await renderReturnMovedMail(context, hire, known, moved)
    : await renderMovedMail(context, hire, known, moved);
  const id = await queueMail(tx, mail, { notBefore: addMs(now, WAIT_MS) });
  // What was cut short is told in any case.
  if (isCut || depositDueAt) return NOTHING_WAITS;
  return { movedMailId: id, knownStartsAt: known.from, knownEndsAt: known.to };
}

/** Removes a waiting mail of a move that is no longer so: the customer is told otherwise. */
export async function dropMovedMail(tx: Tx, { movedMailId }: LockedHire, now: Date): Promise<void> {
  if (movedMailId) await dropQueuedMail(tx, movedMailId, now);
}

/** The dates that the customer knows, once a mail that still waits is taken back. */
async function takeBackMail(tx: Tx, hire: LockedHire, { running, now }: Moved): Promise<Period> {
  const { movedMailId, knownStartsAt, knownEndsAt, startsAt, endsAt } = hire;
  const current = { from: startsAt, to: endsAt };
  if (!movedMailId || !knownStartsAt || !knownEndsAt) return current;
  // The mail of a return says nothing of a collection that moved before it.
  if (running && knownStartsAt.getTime() !== startsAt.getTime()) return current;
  return (await dropQueuedMail(tx, movedMailId, now)) ? { from: knownStartsAt, to: knownEndsAt } : current;
}

function isSame(one: Period, other: Period): boolean {
  return one.from.getTime() === other.from.getTime() && one.to.getTime() === other.to.getTime();
}

function renderMovedMail(
  context: MailContext,
  hire: LockedHire,
  known: Period,
  { from, to, withdrawUntil, depositDueAt, now }: Moved,
): Promise<RenderedMail> {
  const { locale, number, name } = hire;
  const at = (instant: Date) => formatDateTime(locale, instant);
  const dates = { oldFrom: at(known.from), oldTo: at(known.to), from: at(from), to: at(to) };
  return renderHireMail(context, hire, {
    kind: "hire-moved",
    subject: format(locale, messages.movedSubject, { number }),
    paragraphs: [
      format(locale, messages.movedText, { name, number, ...dates }),
      ...(depositDueAt ? [format(locale, awaitingText, { time: at(depositDueAt) })] : []),
    ],
    withdrawUntil: withdrawUntil && withdrawUntil > now ? withdrawUntil : null,
  });
}

function renderReturnMovedMail(
  context: MailContext,
  hire: LockedHire,
  known: Period,
  { to }: Moved,
): Promise<RenderedMail> {
  const { locale, number, name } = hire;
  const [before, after] = [formatDateTime(locale, known.to), formatDateTime(locale, to)];
  return renderHireMail(context, hire, {
    kind: "hire-return-moved",
    subject: format(locale, messages.returnMovedSubject, { number }),
    paragraphs: [format(locale, messages.returnMovedText, { name, number, before, after })],
    withdrawUntil: null,
  });
}
