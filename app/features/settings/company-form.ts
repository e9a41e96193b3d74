import { z } from "zod";
import { isVatNumber, normalizedVatNumber } from "#app/lib/vat-number.ts";
import { companySchema } from "./schema.ts";
import type { Settings } from "./settings.ts";
import {
  bothOrNone,
  COMPANY_FIELDS,
  finishForm,
  MAX_SOCIAL,
  type Read,
  type SettingProblem,
  type Typed,
} from "./settings-form.ts";

/** The company with the particulars, the hours or the links of a form in place of its own. */
export function readCompany(
  section: "company" | "hours" | "social",
  current: Settings["company"],
  typed: Typed,
): Read<"company"> {
  if (section === "hours") return readHours(current, typed);
  if (section === "social") return readSocial(current, typed);
  const fields = Object.fromEntries(COMPANY_FIELDS.map((name) => [name, typed[name] ?? ""]));
  const problems: SettingProblem[] = [];
  if (!fields.tradingName) problems.push({ path: "tradingName", kind: "required" });
  if (fields.email && !z.email().safeParse(fields.email).success)
    problems.push({ path: "email", kind: "email" });
  if (fields.phone && !isPhoneNumber(fields.phone)) problems.push({ path: "phone", kind: "phone" });
  if (fields.companyNumber && !isCompanyNumber(fields.companyNumber))
    problems.push({ path: "companyNumber", kind: "company-number" });
  const vatNumber = companyVatNumber(fields.vatNumber ?? "");
  if (vatNumber === null) problems.push({ path: "vatNumber", kind: "vat-number" });
  return finishForm(
    companySchema,
    {
      ...current,
      ...fields,
      vatNumber: vatNumber ?? fields.vatNumber,
      beingWoundUp: typed.beingWoundUp === "yes",
    },
    problems,
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

function readHours(current: Settings["company"], typed: Typed): Read<"company"> {
  const [en = "", ga = ""] = [typed["hours.en"], typed["hours.ga"]];
  const lines = { en: countLines(en), ga: countLines(ga) };
  const problems = bothOrNone("hours", en, ga);
  if (problems.length === 0 && lines.en !== lines.ga)
    problems.push({ path: `hours.${lines.en < lines.ga ? "en" : "ga"}`, kind: "lines", lines });
  return finishForm(companySchema, { ...current, openingHours: { en, ga } }, problems, (path) =>
    path.replace("openingHours", "hours"),
  );
}

function countLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

function readSocial(current: Settings["company"], typed: Typed): Read<"company"> {
  const rows = Array.from({ length: MAX_SOCIAL }, (_, index) => ({
    index,
    name: typed[`social.${index}.name`] ?? "",
    url: typed[`social.${index}.url`] ?? "",
  })).filter(({ name, url }) => name || url);
  const social = rows.map(({ name, url }) => ({ name, url }));
  // The rows in between that were emptied shift those below them; problems name the row as it was typed.
  return finishForm(companySchema, { ...current, social }, [], (path) =>
    path.replace(/^social\.(\d+)/, (_, at: string) => `social.${rows[Number(at)]?.index ?? at}`),
  );
}
