import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/old-addresses.ts";
import * as redirectMessages from "#app/i18n/messages/content-admin/redirects-admin.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { MAX_OLD_ADDRESSES } from "../coverage/address-list.ts";
import type { ChoiceFault, CoverageOutcome, Reason } from "../coverage/coverage.ts";
import type { UnreadList } from "../coverage/coverage-result.ts";
import type { XmlBreak } from "../coverage/sitemap-xml.ts";

export const OUTCOME_MESSAGES: Readonly<
  Record<CoverageOutcome, { readonly name: Message; readonly text: Message }>
> = {
  proposed: { name: messages.proposed, text: messages.proposedText },
  none: { name: messages.none, text: messages.noneText },
  answers: { name: messages.answers, text: messages.answersText },
  redirected: { name: messages.redirected, text: messages.redirectedText },
  skipped: { name: messages.skipped, text: messages.skippedText },
  machinery: { name: messages.machinery, text: messages.machineryText },
  elsewhere: { name: messages.elsewhere, text: messages.elsewhereText },
};

export const REASON_MESSAGES: Readonly<Record<Reason, Message>> = {
  slug: messages.slug,
  number: messages.number,
  former: messages.former,
  sku: messages.sku,
  alike: messages.alike,
  perhaps: messages.perhaps,
  category: messages.category,
  "category-above": messages.categoryAbove,
  brand: messages.brand,
  tag: messages.tag,
  page: messages.page,
};

export const CHOICE_FAULTS: Readonly<Record<ChoiceFault, Message>> = {
  from: redirectMessages.badFrom,
  "too-long": redirectMessages.badLength,
  reserved: redirectMessages.badReserved,
  page: redirectMessages.badPage,
  target: redirectMessages.badTarget,
  self: redirectMessages.badSelf,
  loop: redirectMessages.badLoop,
  chain: redirectMessages.badChain,
  twice: redirectMessages.badTwice,
  status: redirectMessages.badStatus,
  nowhere: messages.nowhere,
  gone: messages.gone,
};

const XML_BREAKS: Readonly<Record<XmlBreak, Message<{ readonly line: string | number }>>> = {
  unclosed: messages.faultUnclosed,
  "wrong-close": messages.faultClose,
  entity: messages.faultEntity,
  tag: messages.faultTag,
  outside: messages.faultTag,
};

/** Why a list could not be read, as the end of a sentence. */
export function listFaultText(t: Translate, fault: UnreadList["fault"]): string {
  switch (fault.kind) {
    case "empty":
      return t(messages.faultEmpty);
    case "no-addresses":
      return t(messages.faultNone);
    case "too-many":
      return t(messages.faultMany, { n: fault.n, limit: MAX_OLD_ADDRESSES });
    case "broken":
      return t(XML_BREAKS[fault.what], { line: fault.line });
    case "declares":
      return t(messages.faultDeclares, { line: fault.line });
    case "web-page":
      return t(messages.faultWebPage);
    case "other-root":
      return t(messages.faultRoot, { root: fault.root });
    case "too-big":
      return t(messages.faultBig, { megabytes: fault.megabytes });
    case "packed-broken":
      return t(messages.faultPacked);
    case "no-text":
      return t(messages.faultNoText);
  }
}
