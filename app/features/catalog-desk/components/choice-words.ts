import type { Message } from "#app/i18n/message.ts";
import * as duties from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";

/** The words of the fields of a product that hold one of several values, by field and value. */
export const CHOICE_WORDS: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  backorders: { no: messages.backNo, notify: messages.backNotify, yes: messages.backYes },
  visibility: {
    visible: messages.everywhere,
    catalog: messages.listsOnly,
    search: messages.searchOnly,
    hidden: messages.nowhere,
  },
  kind: {
    simple: messages.simple,
    variable: messages.variable,
    external: messages.external,
    grouped: messages.grouped,
  },
  electrical: { "": duties.inherit, yes: duties.yes, no: duties.no },
  withdrawalException: {
    "": duties.noException,
    "custom-made": duties.customMade,
    "sealed-hygiene": duties.sealedHygiene,
  },
};
