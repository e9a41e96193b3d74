import type { InvoiceSupplier } from "#app/features/invoices/invoices.ts";

/** The company that papers name, with all that its letters show of it. */
export const SUPPLIER: InvoiceSupplier = {
  legalName: "ItsShowTime Productions Limited",
  tradingName: "ItsShowTime",
  address: "Unit 5, Ballybrit Business Park\nGalway",
  companyNumber: "612345",
  registeredOffice: "1 Eyre Square\nGalway",
  directors: "Nuala Breathnach, Peadar Ó Mealláin",
  beingWoundUp: true,
  shareCapital: "€100",
  weeeNumber: "IE 01234WB",
  vatNumber: "IE1234567FA",
  phone: "091 000 000",
  email: "hello@example.ie",
};

/** What the foot of a letter says of it (L16), by language. */
export const SUPPLIER_FOOT = {
  en: [
    "ItsShowTime Productions Limited",
    "Being wound up",
    "Company number 612345",
    "Registered office: 1 Eyre Square, Galway",
    "Directors: Nuala Breathnach, Peadar Ó Mealláin",
    "Paid-up share capital: €100",
    "WEEE registration number: IE 01234WB",
    "091 000 000",
    "hello@example.ie",
  ].join(" · "),
  ga: [
    "ItsShowTime Productions Limited",
    "Á foirceannadh",
    "Uimhir chuideachta 612345",
    "Oifig chláraithe: 1 Eyre Square, Galway",
    "Stiúrthóirí: Nuala Breathnach, Peadar Ó Mealláin",
    "Scairchaipiteal íoctha: €100",
    "Uimhir chláraithe WEEE: IE 01234WB",
    "091 000 000",
    "hello@example.ie",
  ].join(" · "),
};

/** A text without its spaces and line ends: a paper breaks its lines anywhere. */
export const unspaced = (text: string): string => text.replace(/\s+/g, "");
