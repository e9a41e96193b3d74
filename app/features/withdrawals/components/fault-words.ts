import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/withdrawal.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { WithdrawalFault } from "../schema.ts";

const PLAIN: Readonly<
  Record<Exclude<WithdrawalFault["kind"], "sealRequired" | "itemRefused" | "itemGone">, Message>
> = {
  nameRequired: words.nameRequired,
  emailInvalid: words.emailInvalid,
  referenceRequired: words.referenceRequired,
  tooLong: words.tooLong,
  itemsRequired: words.itemsRequired,
};

/** What is wrong with a field, as a sentence. */
export function faultText(t: Translate, { kind, item = "" }: WithdrawalFault): string {
  switch (kind) {
    case "sealRequired":
      return t(words.sealRequired, { item });
    case "itemRefused":
      return t(words.itemRefused, { item });
    case "itemGone":
      return t(words.itemGone, { item });
    default:
      return t(PLAIN[kind]);
  }
}
