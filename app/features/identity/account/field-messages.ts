import type { Message } from "#app/i18n/message.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import * as person from "#app/i18n/messages/account/person-fields.ts";

/** What the account forms say of a field. Apart from the schemas, so that no page sends their library along. */
export const FIELD_MESSAGES = {
  nameRequired: person.nameRequired,
  nameTooLong: auth.nameTooLong,
  emailInvalid: person.emailInvalid,
  emailTooLong: auth.emailTooLong,
  passwordRequired: auth.passwordRequired,
  passwordTooShort: auth.passwordTooShort,
  passwordTooLong: auth.passwordTooLong,
  passwordTooCommon: auth.passwordTooCommon,
  passwordUnchanged: auth.passwordUnchanged,
  passwordWrong: auth.wrongPassword,
  codeRequired: auth.codeRequired,
  codeWrong: auth.wrongCode,
  codeSpent: auth.spentCode,
  recoveryCodeWrong: auth.wrongRecoveryCode,
} satisfies Record<string, Message>;

export type FieldMessageKey = keyof typeof FIELD_MESSAGES;
