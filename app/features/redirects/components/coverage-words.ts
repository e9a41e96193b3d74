import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/old-addresses.ts";
import * as redirectWords from "#app/i18n/messages/redirects-admin.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { MOST_ADDRESSES } from "../address-list.ts";
import type { ChoiceProblem, Outcome, Reason } from "../coverage.ts";
import type { UnreadList } from "../coverage-told.ts";
import type { XmlProblem } from "../sitemap-xml.ts";

export const OUTCOME_WORDS: Readonly<Record<Outcome, { readonly name: Message; readonly text: Message }>> = {
  proposed: { name: words.proposed, text: words.proposedText },
  none: { name: words.none, text: words.noneText },
  answers: { name: words.answers, text: words.answersText },
  redirected: { name: words.redirected, text: words.redirectedText },
  skipped: { name: words.skipped, text: words.skippedText },
  machinery: { name: words.machinery, text: words.machineryText },
  elsewhere: { name: words.elsewhere, text: words.elsewhereText },
};

export const REASON_WORDS: Readonly<Record<Reason, Message>> = {
  slug: words.slug,
  number: words.number,
  former: words.former,
  sku: words.sku,
  alike: words.alike,
  perhaps: words.perhaps,
  category: words.category,
  "category-above": words.categoryAbove,
  brand: words.brand,
  tag: words.tag,
  page: words.page,
};

export const CHOICE_PROBLEMS: Readonly<Record<ChoiceProblem, Message>> = {
  from: redirectWords.badFrom,
  reserved: redirectWords.badReserved,
  target: redirectWords.badTarget,
  self: redirectWords.badSelf,
  loop: redirectWords.badLoop,
  status: redirectWords.badStatus,
  nowhere: words.nowhere,
  gone: words.gone,
};

const XML_PROBLEMS: Readonly<Record<XmlProblem, Message<{ readonly line: string | number }>>> = {
  unclosed: words.faultUnclosed,
  "wrong-close": words.faultClose,
  entity: words.faultEntity,
  tag: words.faultTag,
  outside: words.faultTag,
};

/** Why a list could not be read, as the end of a sentence. */
export function faultText(t: Translate, fault: UnreadList["fault"]): string {
  switch (fault.kind) {
    case "empty":
      return t(words.faultEmpty);
    case "no-addresses":
      return t(words.faultNone);
    case "too-many":
      return t(words.faultMany, { n: fault.n, limit: MOST_ADDRESSES });
    case "broken":
      return t(XML_PROBLEMS[fault.problem], { line: fault.line });
    case "declares":
      return t(words.faultDeclares, { line: fault.line });
    case "web-page":
      return t(words.faultWebPage);
    case "other-root":
      return t(words.faultRoot, { root: fault.root });
    case "too-big":
      return t(words.faultBig, { megabytes: fault.megabytes });
    case "packed-broken":
      return t(words.faultPacked);
    case "no-text":
      return t(words.faultNoText);
  }
}
