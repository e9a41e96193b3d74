import { z } from "zod";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { isVatNumber, normalizedVatNumber } from "#app/lib/vat-number.ts";
import { companySchema } from "./schema.ts";
import type { Settings } from "./settings.ts";
import {
  bothOrNone,
  COMPANY_FIELDS,
  finishForm,
  MAX_SOCIAL,
  type Read,
  type SettingFault,
} from "./settings-form.ts";

/** The company with the particulars, the hours or the links of a form in place of its own. */
export function readCompany(
  section: "company" | "hours" | "social",
  current: Settings["company"],
  values: FormValues,
): Read<"company"> {
  if (section === "hours") return readHours(current, values);
  if (section === "social") return readSocial(current, values);
  const fields = Object.fromEntries(COMPANY_FIELDS.map((name) => [name, values[name] ?? ""]));
  const faults: SettingFault[] = [];
  if (!fields.tradingName) faults.push({ field: "tradingName", kind: "required" });
  if (fields.email && !z.email().safeParse(fields.email).success)
    faults.push({ field: "email", kind: "email" });
  if (fields.phone && !isPhoneNumber(fields.phone)) faults.push({ field: "phone", kind: "phone" });
  if (fields.companyNumber && !isCompanyNumber(fields.companyNumber))
    faults.push({ field: "companyNumber", kind: "company-number" });
  const vatNumber = companyVatNumber(fields.vatNumber ?? "");
  if (vatNumber === null) faults.push({ field: "vatNumber", kind: "vat-number" });
  return finishForm(
    companySchema,
    {
      ...current,
      ...fields,
      vatNumber: vatNumber ?? fields.vatNumber,
      beingWoundUp: values.beingWoundUp === "yes",
    },
    faults,
  );
}

/** Digits of a phone number at least, and at most (E.164). */
const [MIN_DIGITS, MAX_DIGITS] = [6, 15];

/** A number that a link can dial; "(0)", spaces and the like may be between its digits. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s()./–-]+$/.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}

/** Registers abroad put letters beside the digits: "SC123456", "HRB 12345 B", "CHE-123.456.789". */
function isCompanyNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  const letters = text.replace(/[^a-z]/gi, "").length;
  return /^[a-z\d\s./-]+$/i.test(text) && digits > 0 && digits >= letters;
}

/** A VAT number as invoices show it; one without its country is Irish. Null: none can be like this. */
function companyVatNumber(text: string): string | null {
  const number = normalizedVatNumber(text);
  if (number === "") return "";
  return [number, `IE${number}`].find(isVatNumber) ?? null;
}

function readHours(current: Settings["company"], values: FormValues): Read<"company"> {
  const [en = "", ga = ""] = [values["hours.en"], values["hours.ga"]];
  const lines = { en: countLines(en), ga: countLines(ga) };
  const faults = bothOrNone("hours", en, ga);
  if (faults.length === 0 && lines.en !== lines.ga)
    faults.push({ field: `hours.${lines.en < lines.ga ? "en" : "ga"}`, kind: "lines", lines });
  return finishForm(companySchema, { ...current, openingHours: { en, ga } }, faults, (path) =>
    path.replace("openingHours", "hours"),
  );
}

function countLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

function readSocial(current: Settings["company"], values: FormValues): Read<"company"> {
  const rows = Array.from({ length: MAX_SOCIAL }, (_, index) => ({
    index,
    name: values[`social.${index}.name`] ?? "",
    url: values[`social.${index}.url`] ?? "",
  })).filter(({ name, url }) => name || url);
  const social = rows.map(({ name, url }) => ({ name, url }));
  // The rows in between that were emptied shift those below them; faults name the row as it was values.
  return finishForm(companySchema, { ...current, social }, [], (path) =>
    path.replace(/^social\.(\d+)/, (_, at: string) => `social.${rows[Number(at)]?.index ?? at}`),
  );
}
