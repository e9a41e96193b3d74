import type { RenderedMail } from "#app/features/mail/mail.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { nameIn } from "#app/i18n/named.ts";
import { openWithdrawal } from "../cancel/cancellation.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import type { HireView } from "../hires.ts";

interface NamedItem {
  readonly name: string;
  readonly nameGa: string | null;
}

export interface Substitution {
  readonly quantity: number;
  readonly promised: NamedItem;
  readonly substitute: NamedItem;
  /** What staff add, in the customer's language; may be empty. */
  readonly message: string;
  /** The promised item goes again; left out: the substitute goes. */
  readonly isTakenBack?: boolean;
  readonly now: Date;
}

/** Tells the customer, in the customer's language, which item takes the place of another one, or no longer does. */
export function renderSubstitutionMail(
  context: MailContext,
  hire: HireView,
  { quantity, promised, substitute, message, isTakenBack = false, now }: Substitution,
): Promise<RenderedMail> {
  const { locale, number, name } = hire;
  const params = {
    quantity: String(quantity),
    item: nameIn(locale, promised),
    substitute: nameIn(locale, substitute),
  };
  const lines = message.split("\n").map((line) => line.trim());
  const added = new Set(lines.filter((line) => line !== ""));
  return renderHireMail(context, hire, {
    kind: "hire-substituted",
    subject: format(locale, messages.substitutedSubject, { number }),
    paragraphs: [
      format(locale, isTakenBack ? messages.notSubstitutedText : messages.substitutedText, {
        name,
        number,
        ...params,
      }),
      ...added,
    ],
    withdrawUntil: openWithdrawal(hire, now),
  });
}
