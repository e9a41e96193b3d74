import type { Locale } from "./locale.ts";

/** English and Irish names by ISO 3166-1 code. Chromium has no Irish names of countries (see `dates.ts`). */
const COUNTRIES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  AD: { en: "Andorra", ga: "Andóra" },
  AL: { en: "Albania", ga: "An Albáin" },
  AT: { en: "Austria", ga: "An Ostair" },
  AU: { en: "Australia", ga: "An Astráil" },
  BA: { en: "Bosnia & Herzegovina", ga: "An Bhoisnia agus an Heirseagaivéin" },
  BE: { en: "Belgium", ga: "An Bheilg" },
  BG: { en: "Bulgaria", ga: "An Bhulgáir" },
  CA: { en: "Canada", ga: "Ceanada" },
  CH: { en: "Switzerland", ga: "An Eilvéis" },
  CY: { en: "Cyprus", ga: "An Chipir" },
  CZ: { en: "Czechia", ga: "An tSeicia" },
  DE: { en: "Germany", ga: "An Ghearmáin" },
  DK: { en: "Denmark", ga: "An Danmhairg" },
  EE: { en: "Estonia", ga: "An Eastóin" },
  ES: { en: "Spain", ga: "An Spáinn" },
  FI: { en: "Finland", ga: "An Fhionlainn" },
  FO: { en: "Faroe Islands", ga: "Oileáin Fharó" },
  FR: { en: "France", ga: "An Fhrainc" },
  GB: { en: "United Kingdom", ga: "An Ríocht Aontaithe" },
  GG: { en: "Guernsey", ga: "Geansaí" },
  GI: { en: "Gibraltar", ga: "Giobráltar" },
  GR: { en: "Greece", ga: "An Ghréig" },
  HR: { en: "Croatia", ga: "An Chróit" },
  HU: { en: "Hungary", ga: "An Ungáir" },
  IE: { en: "Ireland", ga: "Éire" },
  IM: { en: "Isle of Man", ga: "Oileán Mhanann" },
  IS: { en: "Iceland", ga: "An Íoslainn" },
  IT: { en: "Italy", ga: "An Iodáil" },
  JE: { en: "Jersey", ga: "Geirsí" },
  LI: { en: "Liechtenstein", ga: "Lichtinstéin" },
  LT: { en: "Lithuania", ga: "An Liotuáin" },
  LU: { en: "Luxembourg", ga: "Lucsamburg" },
  LV: { en: "Latvia", ga: "An Laitvia" },
  MC: { en: "Monaco", ga: "Monacó" },
  MD: { en: "Moldova", ga: "An Mholdóiv" },
  ME: { en: "Montenegro", ga: "Montainéagró" },
  MK: { en: "North Macedonia", ga: "An Mhacadóin Thuaidh" },
  MT: { en: "Malta", ga: "Málta" },
  NL: { en: "Netherlands", ga: "An Ísiltír" },
  NO: { en: "Norway", ga: "An Iorua" },
  NZ: { en: "New Zealand", ga: "An Nua-Shéalainn" },
  PL: { en: "Poland", ga: "An Pholainn" },
  PT: { en: "Portugal", ga: "An Phortaingéil" },
  RO: { en: "Romania", ga: "An Rómáin" },
  RS: { en: "Serbia", ga: "An tSeirbia" },
  SE: { en: "Sweden", ga: "An tSualainn" },
  SI: { en: "Slovenia", ga: "An tSlóivéin" },
  SK: { en: "Slovakia", ga: "An tSlóvaic" },
  SM: { en: "San Marino", ga: "San Mairíne" },
  TR: { en: "Türkiye", ga: "An Tuirc" },
  UA: { en: "Ukraine", ga: "An Úcráin" },
  US: { en: "United States", ga: "Stáit Aontaithe Mheiriceá" },
  VA: { en: "Vatican City", ga: "Cathair na Vatacáine" },
  XK: { en: "Kosovo", ga: "An Chosaiv" },
};

/** The name of a country: of Europe and of four more; the code itself for any other. */
export function countryName(locale: Locale, code: string): string {
  return Object.hasOwn(COUNTRIES, code) ? (COUNTRIES[code]?.[locale] ?? code) : code;
}

/** The code of a country by its name in either language; the text itself where no country has that name. */
export function countryCode(text: string): string {
  const found = Object.entries(COUNTRIES).find(([, names]) => Object.values(names).includes(text));
  return found?.[0] ?? text;
}
