import { msg } from "#app/i18n/message.ts";

export { beingWoundUp, shareCapital } from "./particulars.ts";

/* Below every mail and page, on invoices, and of the seller at the checkout. */
export const registered = msg(
  "Registered in Ireland, number {number}",
  "Cláraithe in Éirinn, uimhir {number}",
);
export const registeredOffice = msg("Registered office: {address}", "Oifig chláraithe: {address}");
export const directors = msg("Directors: {names}", "Stiúrthóirí: {names}");
export const vat = msg("VAT number {number}", "Uimhir CBL {number}");
export const automatic = msg(
  "This mail was sent by our website.",
  "Sheol ár suíomh gréasáin an ríomhphost seo.",
);
