import { z } from "zod";
import { reaches } from "#app/features/addresses/addresses.ts";
import { postalSchema } from "#app/features/addresses/schema.ts";
import { MAX_ENTRIES } from "#app/features/cart/cart.ts";
import { cartEntrySchema } from "#app/features/cart/schema.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import type { OrderDetails } from "#app/features/orders/orders.ts";
import { cleanText } from "#app/lib/clean-text.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { COLLECTION, type DeliveryOption } from "./checkout.ts";
import { isVatNumber, normalizedVatNumber } from "./vat-number.ts";

/** `POST /api/create-checkout`. Unknown keys, prices among them, are dropped. */
export const createCheckoutSchema = z.object({ items: z.array(cartEntrySchema).min(1).max(MAX_ENTRIES) });

export const checkoutUrlSchema = z.object({ url: z.string() });

/** What is wrong with a field; the page has the words. */
export type FieldFault =
  | "nameRequired"
  | "nameMax"
  | "emailInvalid"
  | "emailMax"
  | "phoneRequired"
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
  | "notes"
  | "terms";

export type FieldFaults = Partial<Record<CheckoutField, FieldFault>>;

/** What was typed, to be shown again. */
export type CheckoutValues = Readonly<Partial<Record<CheckoutField | "seal", string>>>;

const LONGEST_KEPT = 5000;

/** The texts of a posted form; files have no place in it. */
export function toCheckoutValues(fields: Iterable<[string, unknown]>): CheckoutValues {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, LONGEST_KEPT)]] : [],
    ),
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
  phone: required("phoneRequired", 20, "phoneMax"),
  company: optional(100, "companyMax"),
  vatNumber: z
    .string()
    .transform(normalizedVatNumber)
    .refine((text) => text === "" || isVatNumber(text), fault("vatInvalid")),
  notes: optional(1000, "notesMax"),
  terms: z.literal("yes", fault("termsRequired")),
});

/** A checkout form that can become an order, with the way of delivery that was chosen. */
export interface CheckoutForm {
  readonly details: OrderDetails;
  readonly option: DeliveryOption;
  /** The seal of what the buyer was shown. */
  readonly seal: string;
}

/** Reads the posted fields. Every field is checked, so that all faults can be shown at once. */
export function parseCheckoutForm(
  values: CheckoutValues,
  options: readonly DeliveryOption[],
): Result<CheckoutForm, FieldFaults> {
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
  const address = wantsAddress
    ? postalSchema.safeParse({
        line1: text("line1"),
        line2: text("line2"),
        town: text("town"),
        county: text("county"),
      })
    : null;
  const postcode = text("postcode").toUpperCase();
  const faults: FieldFaults = {
    ...faultsOf(contact.error),
    ...(option ? {} : { delivery: "deliveryRequired" }),
    ...faultsOf(address?.error),
    ...(wantsAddress ? postcodeFault(postcode, option) : {}),
  };
  if (!contact.success || !option || (address && !address.success) || Object.keys(faults).length > 0)
    return refuse(faults);
  const { company, vatNumber, notes, terms: _, ...person } = contact.data;
  return ok({
    option,
    seal: values.seal ?? "",
    details: {
      ...person,
      company: company || null,
      vatNumber: vatNumber || null,
      notes: notes || null,
      deliveryMethod: address ? "delivery" : "collection",
      address: address ? { ...address.data, postcode } : null,
    },
  });
}

function postcodeFault(postcode: string, option: DeliveryOption): FieldFaults {
  if (reaches(option, postcode)) return {};
  return { postcode: option.country === "IE" ? "eircodeInvalid" : "postcodeInvalid" };
}

function faultsOf(error: z.ZodError | undefined): FieldFaults {
  const faults: FieldFaults = {};
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as CheckoutField;
    faults[field] ??= issue.message as FieldFault;
  }
  return faults;
}
