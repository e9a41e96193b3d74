import { msg } from "#app/i18n/message.ts";

export const title = msg("Accounting", "Cuntasaíocht");
export const text = msg(
  "The account and tax codes that the files for Xero and Sage carry. Ask your accountant.",
  "Na cóid chuntais agus chánach atá sna comhaid do Xero agus Sage. Fiafraigh de do chuntasóir.",
);
export const xeroAccount = msg("Xero: sales account", "Xero: cuntas díolachán");
export const sageCustomer = msg("Sage: customer account", "Sage: cuntas custaiméara");
export const sageNominal = msg("Sage: nominal code of sales", "Sage: cód ainmniúil díolachán");
export const taxes = msg("Tax codes", "Cóid chánach");
export const taxesHint = msg(
  "Exactly as they are called in your program. What is left empty is empty in the file too.",
  "Go díreach mar a thugtar orthu i do chlár. An rud a fhágtar folamh, beidh sé folamh sa chomhad freisin.",
);
export const rate = msg("VAT rate", "Ráta CBL");
export const xeroTax = msg("Xero tax rate", "Ráta cánach Xero");
export const sageTax = msg("Sage tax code", "Cód cánach Sage");
export const reverse = msg("Reverse charge", "Aistriú muirir");
