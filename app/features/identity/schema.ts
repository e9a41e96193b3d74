import { z } from "zod";
import type { Message } from "#app/i18n/message.ts";
import * as auth from "#app/i18n/messages/auth.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./identity.ts";

/**
 * What the account forms may hold. An issue's text is a key of FIELD_MESSAGES, so that one schema
 * speaks both languages.
 */
export const FIELD_MESSAGES = {
  nameRequired: auth.nameRequired,
  nameTooLong: auth.nameTooLong,
  emailInvalid: auth.emailInvalid,
  emailTooLong: auth.emailTooLong,
  passwordRequired: auth.passwordRequired,
  passwordTooShort: auth.passwordTooShort,
  passwordTooLong: auth.passwordTooLong,
} satisfies Record<string, Message>;

export type FieldMessageKey = keyof typeof FIELD_MESSAGES;

const key = (name: FieldMessageKey): FieldMessageKey => name;

const email = z
  .string(key("emailInvalid"))
  .trim()
  .max(255, key("emailTooLong"))
  .pipe(z.email(key("emailInvalid")));

const fullName = z
  .string(key("nameRequired"))
  .trim()
  .min(1, key("nameRequired"))
  .max(100, key("nameTooLong"));

const newPassword = z
  .string(key("passwordRequired"))
  .min(1, key("passwordRequired"))
  .min(MIN_PASSWORD_LENGTH, key("passwordTooShort"))
  .max(MAX_PASSWORD_LENGTH, key("passwordTooLong"));

export const logInSchema = z.object({
  email,
  password: z
    .string(key("passwordRequired"))
    .min(1, key("passwordRequired"))
    .max(MAX_PASSWORD_LENGTH, key("passwordTooLong")),
});

export const signUpSchema = z.object({
  name: fullName,
  email,
  password: newPassword,
});

export const detailsSchema = z.object({ name: fullName, locale: z.enum(["en", "ga"]).catch("en") });

export const forgotSchema = z.object({ email });

export const resetSchema = z.object({ token: z.string().min(1).max(200), password: newPassword });

export type FieldErrors = Readonly<Record<string, FieldMessageKey>>;

/** The first failed rule of each field. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: Record<string, FieldMessageKey> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    if (!(field in errors) && issue.message in FIELD_MESSAGES)
      errors[field] = issue.message as FieldMessageKey;
  }
  return errors;
}
