import { z } from "zod";
import { LOCALES } from "#app/i18n/locale.ts";
import { isKeyOf } from "#app/lib/records.ts";
import { FIELD_MESSAGES, type FieldMessageKey } from "./account/field-messages.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, normalizedEmail } from "./identity.ts";

/**
 * What the account forms may hold. An issue's text is a key of FIELD_MESSAGES, so that one schema
 * speaks both languages.
 */
const key = (name: FieldMessageKey): FieldMessageKey => name;

/**
 * The address in the form in which accounts are kept and attempts counted. It is checked first: some foreign letters
 * become ASCII in lower case.
 */
const email = z
  .string(key("emailInvalid"))
  .trim()
  .max(255, key("emailTooLong"))
  .pipe(z.email(key("emailInvalid")))
  .transform(normalizedEmail);

const fullName = z
  .string(key("nameRequired"))
  .trim()
  .min(1, key("nameRequired"))
  .max(100, key("nameTooLong"));

export const newPassword = z
  .string(key("passwordRequired"))
  .min(1, key("passwordRequired"))
  .min(MIN_PASSWORD_LENGTH, key("passwordTooShort"))
  .max(MAX_PASSWORD_LENGTH, key("passwordTooLong"));

/** A password that exists already; it may be older than today's rules. */
export const oldPassword = z
  .string(key("passwordRequired"))
  .min(1, key("passwordRequired"))
  .max(MAX_PASSWORD_LENGTH, key("passwordTooLong"));

export const logInSchema = z.object({ email, password: oldPassword });

export const signUpSchema = z.object({
  name: fullName,
  email,
  password: newPassword,
});

const specifiedSignUp = z.object({
  name: z.undefined().optional(),
  data: z.object({ full_name: z.string() }),
});

/** A sign-up call: the name is `name`, or `data.full_name` of the public call. */
export const signUpCallSchema = z.preprocess((body) => {
  const specified = specifiedSignUp.loose().safeParse(body);
  return specified.success ? { ...specified.data, name: specified.data.data.full_name } : body;
}, signUpSchema);

export const detailsSchema = z.object({ name: fullName, locale: z.enum(LOCALES).catch("en") });

export const changePasswordSchema = z
  .object({ current: oldPassword, password: newPassword })
  .refine(({ current, password }) => current !== password, {
    path: ["password"],
    error: key("passwordUnchanged"),
  });

export const changeEmailSchema = z.object({ current: oldPassword, email });

export const confirmSchema = z.object({ current: oldPassword });

export const codeSchema = z.object({
  code: z
    .string(key("codeRequired"))
    .transform((code) => code.replace(/\s+/g, ""))
    .pipe(z.string().min(1, key("codeRequired")).max(40, key("codeRequired"))),
});

export const inviteSchema = z.object({
  name: fullName,
  email,
  locale: z.enum(LOCALES).catch("en"),
});

export const forgotSchema = z.object({ email });

/** Characters of the token in a mailed link. */
export const MAX_TOKEN_LENGTH = 200;

export const resetSchema = z.object({
  token: z.string().min(1).max(MAX_TOKEN_LENGTH),
  password: newPassword,
});

export type FieldErrors = Readonly<Record<string, FieldMessageKey>>;

/** The first failed rule of each field. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: Record<string, FieldMessageKey> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    if (!(field in errors) && isKeyOf(FIELD_MESSAGES, issue.message)) errors[field] = issue.message;
  }
  return errors;
}
