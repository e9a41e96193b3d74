import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/checkout.ts";
import * as person from "#app/i18n/messages/person-fields.ts";
import type { FieldFault } from "../schema.ts";

/** What is said about each fault, at the field and in the summary alike. */
export const FAULT_WORDS: Readonly<Record<FieldFault, Message>> = {
  nameRequired: person.nameRequired,
  nameMax: person.nameMax,
  emailInvalid: person.emailInvalid,
  emailMax: person.emailMax,
  phoneRequired: person.phoneRequired,
  phoneMax: person.phoneMax,
  companyMax: person.companyMax,
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
