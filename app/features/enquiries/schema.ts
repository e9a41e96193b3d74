import { z } from "zod";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as person from "#app/i18n/messages/account/person-fields.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { type FaultText, firstOfEach } from "#app/lib/forms/form-faults.ts";
import { recordOf } from "#app/lib/records.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { EnquiryInput, FormName } from "./enquiries.ts";
import { FORM_TYPES } from "./enums.ts";

type Checks = (locale: Locale) => {
  readonly line: () => z.ZodString;
  readonly text: () => z.ZodString;
  /** The sentence as it is said when a form is refused: staff may change their words while the site runs. */
  readonly say: (message: Message) => { readonly error: () => string };
};

// An absent field counts as an empty one: then it is told in our words.
const checks: Checks = (locale) => ({
  // On one line, so that no mail header can be opened.
  line: () => z.string({ error: "" }).overwrite((text) => cleanText(text)),
  text: () => z.string({ error: "" }).overwrite((text) => cleanText(text, true)),
  say: (message) => ({ error: () => format(locale, message) }),
});

function makeEnquirySchema(locale: Locale) {
  const { line, text, say } = checks(locale);
  return z.object({
    formType: z.enum(FORM_TYPES, say(messages.formTypeUnknown)),
    name: line().min(1, say(person.nameRequired)).max(100, say(person.nameMax)).prefault(""),
    email: line()
      .max(255, say(person.emailMax))
      .pipe(z.email(say(person.emailInvalid)))
      .prefault(""),
    phone: line().min(1, say(person.phoneRequired)).max(20, say(person.phoneMax)).prefault(""),
    company: line().max(100, say(person.companyMax)).nullish(),
    message: text().min(1, say(messages.messageRequired)).max(2000, say(messages.messageMax)).prefault(""),
  });
}

function makeCustomItemSchema(locale: Locale) {
  const { line, text, say } = checks(locale);
  return z.object({
    name: line().min(1, say(person.nameRequired)).max(100, say(person.nameMax)).prefault(""),
    email: line()
      .max(255, say(person.emailMax))
      .pipe(z.email(say(messages.emailInvalidShort)))
      .prefault(""),
    phone: line().max(50, say(messages.customPhoneMax)).nullish(),
    productName: line()
      .min(1, say(messages.productNameRequired))
      .max(200, say(messages.productNameMax))
      .prefault(""),
    description: text()
      .min(1, say(messages.descriptionRequired))
      .max(2000, say(messages.descriptionMax))
      .prefault(""),
  });
}

function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return recordOf(LOCALES, make);
}

/** Contact, equipment servicing and dry hire: specification section 5, with its messages in the form's language. */
export const enquirySchemas = perLocale(makeEnquirySchema);

/** The custom item request: specification section 5. */
const customItemSchemas = perLocale(makeCustomItemSchema);

type CustomItem = z.output<ReturnType<typeof makeCustomItemSchema>>;

/** A custom item request as the enquiry it is stored as: formType contact, phone N/A when empty (section 7). */
export function enquiryOfCustomItem(item: CustomItem, locale: Locale): EnquiryInput {
  const message = [
    format(locale, messages.customHeading),
    "",
    format(locale, messages.customProduct, { name: item.productName }),
    "",
    format(locale, messages.customDetails),
    item.description,
  ].join("\n");
  return {
    formType: "contact",
    name: item.name,
    email: item.email,
    phone: item.phone || "N/A",
    company: null,
    message,
  };
}

/** Checks what a form sent. Faults come in the order of the fields, one for each. */
export function parseEnquiry(
  form: FormName,
  fields: Readonly<Record<string, unknown>>,
  locale: Locale,
): Result<EnquiryInput, readonly FaultText[]> {
  if (form === "custom-item") {
    const parsed = customItemSchemas[locale].safeParse(fields);
    return parsed.success ? ok(enquiryOfCustomItem(parsed.data, locale)) : refuse(faultTextsOf(parsed.error));
  }
  return parseTypedEnquiry({ ...fields, formType: form }, locale);
}

/** Checks what was sent with the form's type among its fields; a type that the specification does not know is refused. */
export function parseTypedEnquiry(
  fields: Readonly<Record<string, unknown>>,
  locale: Locale,
): Result<EnquiryInput, readonly FaultText[]> {
  const parsed = enquirySchemas[locale].safeParse(fields);
  return parsed.success
    ? ok({ ...parsed.data, company: parsed.data.company || null })
    : refuse(faultTextsOf(parsed.error));
}

/** The first fault of each field, as the schema tells it. */
function faultTextsOf({ issues }: z.ZodError): FaultText[] {
  return firstOfEach(issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message })));
}
