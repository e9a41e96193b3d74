import type { Message } from "#app/i18n/message.ts";
import * as person from "#app/i18n/messages/account/person-fields.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import type { FieldFault } from "../schema.ts";

/** What is said about each fault, at the field and in the summary alike. */
export const FAULT_MESSAGES: Readonly<Record<FieldFault, Message>> = {
  nameRequired: person.nameRequired,
  nameMax: person.nameMax,
  emailInvalid: person.emailInvalid,
  emailMax: person.emailMax,
  phoneRequired: person.phoneRequired,
  phoneInvalid: messages.phoneInvalid,
  phoneMax: person.phoneMax,
  companyMax: person.companyMax,
  vatInvalid: messages.vatInvalid,
  deliveryRequired: messages.deliveryRequired,
  lineRequired: messages.lineRequired,
  lineMax: messages.lineMax,
  townRequired: messages.townRequired,
  townMax: messages.townMax,
  countyMax: messages.countyMax,
  eircodeInvalid: messages.eircodeInvalid,
  postcodeNorthern: messages.postcodeNorthern,
  postcodeInvalid: messages.postcodeInvalid,
  postcodeForm: messages.postcodeForm,
  postcodeOutside: messages.postcodeOutside,
  billLineRequired: messages.billLineRequired,
  billTownRequired: messages.billTownRequired,
  postcodeMax: messages.postcodeMax,
  notesMax: messages.notesMax,
  termsRequired: messages.termsRequired,
};
