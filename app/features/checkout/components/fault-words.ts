import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/checkout.ts";
import type { FieldFault } from "../schema.ts";

/** What is said about each fault, at the field and in the summary alike. */
export const FAULT_WORDS: Readonly<Record<FieldFault, Message>> = {
  nameRequired: words.nameRequired,
  nameMax: words.nameMax,
  emailInvalid: words.emailInvalid,
  emailMax: words.emailMax,
  phoneRequired: words.phoneRequired,
  phoneMax: words.phoneMax,
  companyMax: words.companyMax,
  vatInvalid: words.vatInvalid,
  deliveryRequired: words.deliveryRequired,
  lineRequired: words.lineRequired,
  lineMax: words.lineMax,
  townRequired: words.townRequired,
  townMax: words.townMax,
  countyMax: words.countyMax,
  eircodeInvalid: words.eircodeInvalid,
  postcodeInvalid: words.postcodeInvalid,
  billLineRequired: words.billLineRequired,
  billTownRequired: words.billTownRequired,
  postcodeMax: words.postcodeMax,
  notesMax: words.notesMax,
  termsRequired: words.termsRequired,
};
