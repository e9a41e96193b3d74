import { msg } from "#app/i18n/message.ts";

export const skip = msg("Skip to main content", "Léim chuig an bpríomhábhar");
export const mainNavigation = msg("Main navigation", "Príomhnascleanúint");
export const footerNavigation = msg("Footer navigation", "Nascleanúint an bhuntáisc");
export const legalNavigation = msg("Legal information", "Eolas dlíthiúil");
export const siteName = msg("ItsShowTime home page", "Leathanach baile ItsShowTime");

export const home = msg("Home", "Baile");
export const hire = msg("Hire", "Ar Cíos");
export const studio = msg("Studio@5", "Studio@5");
/** The studio's name is never translated; its companion is the plain noun. */
export const studioCompanion = msg("Studio", "Stiúideo");
export const projects = msg("Projects", "Tionscadail");
export const serviceCentre = msg("Service Centre", "Ionad Seirbhíse");
export const shop = msg("Shop", "Siopa");
export const team = msg("Our Team", "Ár bhFoireann");
export const contact = msg("Contact", "Teagmháil");

export const menu = msg("Menu", "Roghchlár");

export const cart = msg("Cart", "Ciseán");
export const hireBasket = msg("Hire basket", "Ciseán cíosa");
export const account = msg("My Account", "Mo Chuntas");
export const logIn = msg("Log in", "Logáil isteach");
export const admin = msg("Admin", "Riarachán");

/** Each language names itself, in itself, wherever the switch is. */
export const toIrish = msg("Gaeilge", "Gaeilge");
export const toEnglish = msg("English", "English");
export const houseLights = msg("House lights", "Soilse an tí");

export const about = msg(
  "Lighting, audio-visual, staging and production. Galway, Ireland.",
  "Soilsiú, closamharc, stáitsí agus léiriú. Gaillimh, Éire.",
);
export const services = msg("Services", "Seirbhísí");
export const studioAnchor = msg("Studio", "Stiúideo");
export const scheduleService = msg("Schedule Service", "Cuir Seirbhísiú in Áirithe");
export const explore = msg("Explore", "Níos mó");
export const information = msg("Information", "Eolas");
export const findUs = msg("Find us", "Aimsigh sinn");

export const privacy = msg("Privacy policy", "Polasaí príobháideachta");
export const terms = msg("Terms and conditions", "Téarmaí agus coinníollacha");
export const hireTerms = msg("Terms of hire", "Téarmaí cíosa");
export const returns = msg("Returns and withdrawal", "Aischur agus tarraingt siar");
export const withdraw = msg("Withdraw from contract here", "Tarraing siar ón gconradh anseo");
export const cookies = msg("Cookie policy", "Polasaí fianán");
export const accessibility = msg("Accessibility statement", "Ráiteas inrochtaineachta");

export const rights = msg(
  "© {year} {company}. All rights reserved.",
  "© {year} {company}. Gach ceart ar cosaint.",
);
export const companyNumber = msg(
  "Company registration number: {number}",
  "Uimhir chláraithe na cuideachta: {number}",
);
export const vatNumber = msg("VAT number: {number}", "Uimhir CBL: {number}");
export const weeeNumber = msg("WEEE registration number: {number}", "Uimhir chláraithe WEEE: {number}");
export const registeredOffice = msg("Registered office: {address}", "Oifig chláraithe: {address}");
