import { z } from "zod";
import { isNorthernIreland, reaches } from "#app/features/addresses/addresses.ts";
import { isPhoneNumber, postalSchema } from "#app/features/addresses/schema.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { type Address, countryOf, type OrderDetails } from "#app/features/orders/orders.ts";
import { faultsOf } from "#app/lib/forms/form-faults.ts";
import { formatPostcode, isPostcodeOf } from "#app/lib/postcodes.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { isVatNumber, normalizedVatNumber } from "#app/lib/vat-number.ts";
import { COLLECTION, type DeliveryOption, SIMPLIFIED_UP_TO } from "./checkout.ts";

/** `POST /api/create-checkout`. Unknown keys, prices among them, are dropped. */
export const checkoutUrlSchema = z.object({ url: z.string() });

/** What is wrong with a field; the page has the words. */
export type FieldFault =
  | "nameRequired"
  | "nameMax"
  | "emailInvalid"
  | "emailMax"
  | "phoneRequired"
  | "phoneInvalid"
  | "phoneMax"
  | "companyMax"
  | "vatInvalid"
  | "deliveryRequired"
  | "lineRequired"
  | "lineMax"
  | "townRequired"
  | "townMax"
  | "countyMax"
  | "eircodeInvalid"
  | "postcodeInvalid"
  | "postcodeNorthern"
  | "postcodeForm"
  | "postcodeOutside"
  | "billLineRequired"
  | "billTownRequired"
  | "postcodeMax"
  | "notesMax"
  | "termsRequired";

export type CheckoutField =
  | "name"
  | "email"
  | "phone"
  | "company"
  | "vatNumber"
  | "delivery"
  | "line1"
  | "line2"
  | "town"
  | "county"
  | "postcode"
  | "saveAddress"
  | "billingSame"
  | "billLine1"
  | "billLine2"
  | "billTown"
  | "billCounty"
  | "billPostcode"
  | "payment"
  | "notes"
  | "discount"
  | "terms";

export type FieldFaults = Partial<Record<CheckoutField, FieldFault>>;

/** What was typed, to be shown again. */
export type CheckoutValues = Readonly<Partial<Record<CheckoutField | "seal", string>>>;

/** The texts of a posted form, however long, so that a refused form keeps them; files are left out. */
export function toCheckoutValues(fields: Iterable<[string, unknown]>): CheckoutValues {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

const fault = (name: FieldFault) => name;
const required = (empty: FieldFault, max: number, long: FieldFault) =>
  z.string().trim().min(1, empty).max(max, long);
const optional = (max: number, long: FieldFault) => z.string().trim().max(max, long);

const contactSchema = z.object({
  name: required("nameRequired", 100, "nameMax"),
  email: z
    .string()
    .trim()
    .max(255, fault("emailMax"))
    .pipe(z.email(fault("emailInvalid")).refine(isMailAddress, fault("emailInvalid"))),
  phone: required("phoneRequired", 20, "phoneMax").refine(isPhoneNumber, fault("phoneInvalid")),
  company: optional(100, "companyMax"),
  vatNumber: z
    .string()
    .transform(normalizedVatNumber)
    .refine((text) => text === "" || isVatNumber(text), fault("vatInvalid")),
  notes: optional(1000, "notesMax"),
  terms: z.literal("yes", fault("termsRequired")),
});

const billingSchema = z.object({
  billLine1: required("billLineRequired", 100, "lineMax"),
  billLine2: optional(100, "lineMax"),
  billTown: required("billTownRequired", 100, "townMax"),
  billCounty: optional(100, "countyMax"),
  billPostcode: optional(20, "postcodeMax"),
});

/** A checkout form that can become an order, with the way of delivery that was chosen. */
export interface ParsedCheckout {
  readonly details: OrderDetails;
  readonly option: DeliveryOption;
  /** The buyer wants to pay by transfer; whether they may is not for the form to say. */
  readonly onInvoice: boolean;
  /** The seal of what the buyer was shown. */
  readonly seal: string;
}

/** Reads the posted fields. Every field is checked, so that all faults can be shown at once. */
export function parseCheckoutForm(
  values: CheckoutValues,
  options: readonly DeliveryOption[],
): Result<ParsedCheckout, FieldFaults> {
  const text = (field: CheckoutField): string => cleanText(values[field] ?? "");
  const contact = contactSchema.safeParse({
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    vatNumber: text("vatNumber"),
    notes: cleanText(values.notes ?? "", true),
    terms: values.terms,
  });
  const option = options.find((candidate) => candidate.id === values.delivery);
  const wantsAddress = option !== undefined && option.id !== COLLECTION;
  const address = wantsAddress ? postalSchema.safeParse(textsOf(text, ADDRESS)) : null;
  const billing = billingOf(values, text, option);
  const postcode = formatPostcode(text("postcode"));
  const faults: FieldFaults = {
    ...fieldFaultsOf(contact.error),
    ...(option ? {} : { delivery: "deliveryRequired" }),
    ...fieldFaultsOf(address?.error),
    ...(wantsAddress ? postcodeFault(postcode, option, options) : {}),
    ...fieldFaultsOf(billing?.error),
  };
  if (!contact.success || !option || (address && !address.success) || (billing && !billing.success))
    return refuse(faults);
  if (Object.keys(faults).length > 0) return refuse(faults);
  const { company, vatNumber, notes, terms: _, ...person } = contact.data;
  return ok({
    option,
    onInvoice: values.payment === "invoice",
    seal: values.seal ?? "",
    details: {
      ...person,
      company: company || null,
      vatNumber: vatNumber || null,
      notes: notes || null,
      deliveryMethod: address ? "delivery" : "collection",
      address: address ? { ...address.data, postcode, ...countryOf(option) } : null,
      billingAddress: billing ? billingAddressOf(billing.data) : null,
      reverseCharge: false,
    },
  });
}

const ADDRESS = ["line1", "line2", "town", "county"] as const satisfies readonly CheckoutField[];
const BILLING = [
  "billLine1",
  "billLine2",
  "billTown",
  "billCounty",
  "billPostcode",
] as const satisfies readonly CheckoutField[];

function textsOf(text: (field: CheckoutField) => string, fields: readonly CheckoutField[]) {
  return Object.fromEntries(fields.map((field) => [field, text(field)]));
}

/**
 * The address of the invoice, where one is given or has to be. Delivered goods: the delivery address, unless the buyer
 * says another. Collected goods: a full VAT invoice, to a business or above €100, has to name one (S.I. 639/2010,
 * regulations 20 and 22); a simplified one need not. Null: none of its own.
 */
function billingOf(
  values: CheckoutValues,
  text: (field: CheckoutField) => string,
  option: DeliveryOption | undefined,
) {
  if (!option || (option.id !== COLLECTION && values.billingSame === "yes")) return null;
  const texts = textsOf(text, BILLING);
  const given = Object.values(texts).some((part) => part !== "");
  const business = text("company") !== "" || text("vatNumber") !== "" || values.payment === "invoice";
  const due = option.id !== COLLECTION || business || option.totals.total > SIMPLIFIED_UP_TO;
  return given || due ? billingSchema.safeParse(texts) : null;
}

function billingAddressOf(data: z.infer<typeof billingSchema>): Address {
  return {
    line1: data.billLine1,
    line2: data.billLine2,
    town: data.billTown,
    county: data.billCounty,
    postcode: formatPostcode(data.billPostcode),
  };
}

function postcodeFault(
  postcode: string,
  option: DeliveryOption,
  options: readonly DeliveryOption[],
): FieldFaults {
  if (reaches(option, postcode)) return {};
  const isNorthern = isNorthernIreland(option);
  if (!isNorthern && options.some((other) => isNorthernIreland(other) && reaches(other, postcode)))
    return { postcode: "postcodeNorthern" };
  if (isNorthern && !postcode.startsWith("BT")) return { postcode: "postcodeInvalid" };
  if (isPostcodeOf(option.country, postcode)) return { postcode: "postcodeOutside" };
  return { postcode: option.country === "IE" ? "eircodeInvalid" : "postcodeForm" };
}

function fieldFaultsOf(error: z.ZodError | undefined): FieldFaults {
  const faults: FieldFaults = {};
  for (const { field, kind } of faultsOf<CheckoutField, FieldFault>(error)) faults[field] = kind;
  return faults;
}
