import { msg } from "#app/i18n/message.ts";

export const updated = msg("Last changed:", "An t-athrú deireanach:");
export const contents = msg("On this page", "Ar an leathanach seo");

/* Particulars of the company, from the settings. */
export const name = msg("Name", "Ainm");
export const companyNumber = msg("Registered in Ireland, number", "Cláraithe in Éirinn, uimhir");
export const registeredOffice = msg("Registered office", "Oifig chláraithe");
export const shareCapital = msg("Paid-up share capital", "Scairchaipiteal íoctha");
export const directors = msg("Directors", "Stiúrthóirí");
export const address = msg("Address", "Seoladh");
export const phone = msg("Phone", "Teileafón");
export const email = msg("Email", "Ríomhphost");
export const vatNumber = msg("VAT number", "Uimhir CBL");
export const weeeNumber = msg("WEEE registration number", "Uimhir chláraithe WEEE");
