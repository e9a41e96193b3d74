import type { RenderedMail } from "#app/features/mail/mail.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/goods-mails.ts";
import { openWithdrawal } from "../cancel/cancellation.ts";
import { endedWithReturn } from "../dates/requested-move.ts";
import { type HireNote, noteFile } from "../documents/documents.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import { isRunning } from "../hire-states.ts";
import type { HireView } from "../hires.ts";
import {
  goodsOf,
  namesOf,
  PICK_BACK,
  PICK_DAMAGED,
  PICK_MISSING,
  PICK_OUT,
  PICK_STILL_OUT,
} from "./note-goods.ts";

interface MailedNote {
  readonly note: HireNote;
  /** Whether an earlier mail told of a part of it. */
  readonly isFurther: boolean;
  readonly now: Date;
}

/** Tells the customer, in the customer's language, what was handed over, who signed for it and until when it is hired. */
export async function renderHandOverMail(
  context: MailContext,
  hire: HireView,
  { note, isFurther, now }: MailedNote,
): Promise<RenderedMail> {
  const { locale, number, name, transport, endsAt } = hire;
  const text = (isFurther ? messages.leftMoreText : messages.leftText)[transport];
  return renderHireMail(context, hire, {
    kind: "hire-handed-over",
    subject: format(locale, messages.leftSubject[transport], { number }),
    paragraphs: [
      format(locale, text, { name, number }),
      ...signedText(hire, note),
      format(locale, messages.until[transport], { time: formatDateTime(locale, endsAt) }),
      await reachText(context, hire, { reach: messages.reach, reachByPhone: messages.reachByPhone }),
      format(locale, isFurther ? messages.leftSoFar : messages.left),
    ],
    sums: goodsOf(note.content, locale, PICK_OUT),
    document: noteLink(context, hire, note),
    withdrawUntil: openWithdrawal(hire, now),
  });
}

/**
 * Tells the customer, in the customer's language, what came back, what came back damaged or not at all, what is still
 * out, what happens with the security deposit, and that a request for other dates is closed.
 */
export async function renderReturnMail(
  context: MailContext,
  hire: HireView,
  { note, isFurther, now }: MailedNote,
): Promise<RenderedMail> {
  const { locale, number, name } = hire;
  const { content } = note;
  const isPart = isRunning(hire.state);
  const back = goodsOf(content, locale, PICK_BACK);
  return renderHireMail(context, hire, {
    kind: "hire-returned",
    subject: format(locale, isPart ? messages.partBackSubject : messages.backSubject, { number }),
    paragraphs: [
      format(locale, isPart ? messages.partBackText : messages.backText, { name, number }),
      ...signedText(hire, note),
      ...faultTexts(hire, note),
      ...stillOutTexts(hire, note, now),
      ...securityText(hire, note),
      ...(hire.requests.some((request) => endedWithReturn(hire, request))
        ? [format(locale, messages.datesEnded)]
        : []),
      await reachText(context, hire, { reach: messages.question, reachByPhone: messages.questionByPhone }),
      ...(back.length > 0 ? [format(locale, isFurther || isPart ? messages.backSoFar : messages.back)] : []),
    ],
    sums: back,
    document: noteLink(context, hire, note),
    withdrawUntil: null,
  });
}

function signedText({ locale }: HireView, { signature }: HireNote): readonly string[] {
  if (!signature) return [];
  const { name: signer, signedAt } = signature;
  return [format(locale, messages.signed, { signer, time: formatDateTime(locale, signedAt) })];
}

function faultTexts({ locale }: HireView, { content }: HireNote): readonly string[] {
  const [damaged, missing] = [PICK_DAMAGED, PICK_MISSING].map((fault) =>
    namesOf(goodsOf(content, locale, fault)),
  );
  const faults = [
    ...(damaged ? [format(locale, messages.damaged, { goods: damaged })] : []),
    ...(missing ? [format(locale, messages.missing, { goods: missing })] : []),
  ];
  return faults.length > 0 ? [...faults, format(locale, messages.notRight)] : [];
}

function stillOutTexts(
  { locale, transport, endsAt }: HireView,
  { content }: HireNote,
  now: Date,
): readonly string[] {
  const goods = namesOf(goodsOf(content, locale, PICK_STILL_OUT));
  if (goods === "") return [];
  const due = endsAt > now ? messages.until[transport] : messages.wasDue;
  return [
    format(locale, messages.stillOut, { goods }),
    format(locale, due, { time: formatDateTime(locale, endsAt) }),
  ];
}

/** As the hire terms have it; nothing where none is held. */
function securityText({ locale, state, money }: HireView, { content }: HireNote): readonly string[] {
  if (money.securityHeld <= 0) return [];
  const hasFault = [PICK_DAMAGED, PICK_MISSING].some((fault) => goodsOf(content, locale, fault).length > 0);
  const isOpen = hasFault || money.charges.length + money.unpaidCharges.length > 0;
  const text = isRunning(state)
    ? messages.securityLater
    : isOpen
      ? messages.securityLess
      : messages.securityBack;
  return [format(locale, text, { amount: formatMoney(money.securityHeld) })];
}

async function reachText(
  { db }: MailContext,
  { locale }: HireView,
  { reach, reachByPhone }: { readonly reach: Message; readonly reachByPhone: typeof messages.reachByPhone },
): Promise<string> {
  const { phone } = (await getSettings(db)).company;
  return phone === "" ? format(locale, reach) : format(locale, reachByPhone, { phone });
}

function noteLink({ config }: MailContext, { locale, token }: HireView, { number, content }: HireNote) {
  const file = noteFile({ kind: content.kind, number });
  return {
    label: format(locale, messages.notePdf[content.kind], { number: String(number) }),
    href: `${config.origin}${localeHref(locale, `/dry-hire/hire/${token}/documents/${file}`)}`,
  };
}
