import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { WithdrawalFault } from "../schema.ts";

const PLAIN: Readonly<
  Record<Exclude<WithdrawalFault["kind"], "tooLong" | "sealRequired" | "itemRefused" | "itemGone">, Message>
> = {
  nameRequired: messages.nameRequired,
  emailInvalid: messages.emailInvalid,
  referenceRequired: messages.referenceRequired,
  itemsRequired: messages.itemsRequired,
};

/** What is wrong with a field, as a sentence. */
export function withdrawalFaultText(t: Translate, { kind, item = "", max = 0 }: WithdrawalFault): string {
  switch (kind) {
    case "tooLong":
      return t(messages.tooLong, { max });
    case "sealRequired":
      return t(messages.sealRequired, { item });
    case "itemRefused":
      return t(messages.itemRefused, { item });
    case "itemGone":
      return t(messages.itemGone, { item });
    default:
      return t(PLAIN[kind]);
  }
}
