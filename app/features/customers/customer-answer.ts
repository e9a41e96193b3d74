import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import * as priceLists from "#app/i18n/messages/orders-admin/price-lists.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import type { ActionAnswer } from "#app/lib/forms/form-faults.ts";

/** The resources of a customer that its page sends forms to. */
export type CustomerAction = "details" | "merges" | "erasure" | "price-list";

/** What a form of a customer's page is told when nothing was done. */
export type CustomerAnswer = ActionAnswer<CustomerAction>;

const FAULTS: Readonly<Record<string, Message>> = {
  "no-name": messages.noName,
  tags: messages.tagsOver,
  "too-long": textTooLong,
  conflict: messages.changedMeanwhile,
  "no-other": messages.mergeUnknown,
  same: messages.mergeUnknown,
  "price-list": messages.mergePriceList,
  "part-price-list": messages.partPriceList,
  "other-address": messages.eraseMismatch,
  staff: messages.eraseStaff,
  "provider-unavailable": messages.eraseNeedsProvider,
  "no-account": priceLists.noAccount,
  "no-price-list": priceLists.noPriceList,
};

/** Why nothing was done, in words; null where the answer is to another form. */
export function faultOf(answer: CustomerAnswer | null, action: CustomerAction): Message | null {
  return answer?.action === action ? (FAULTS[answer.kind] ?? messages.changedMeanwhile) : null;
}
