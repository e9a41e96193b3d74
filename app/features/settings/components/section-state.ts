import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/settings-admin.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { isKeyOf } from "#app/lib/records.ts";
import type { FieldProblem } from "#app/ui/error-summary.tsx";
import type { CompanyField, Section, SettingProblem, Typed } from "../settings-form.ts";

/** A form of the settings page that came back. */
export interface ReturnedSection {
  readonly section: Section;
  readonly typed: Typed;
  readonly version: string;
  readonly problems: readonly SettingProblem[];
  readonly conflict: boolean;
}

/** What one form of the settings page shows beside its fields. */
export interface SectionState {
  readonly saved: boolean;
  readonly conflict: boolean;
  readonly version: string;
  readonly problems: readonly FieldProblem[];
  /** The sentence of the field at a path, if it was refused. */
  readonly errorOf: (path: string) => string | undefined;
  /** Puts what the browser kept into the form. */
  readonly take: (typed: Typed) => void;
  /** The form holds what the browser kept. */
  readonly taken: boolean;
  /** What was typed at a path, or `stored` when the form did not come back. */
  readonly valueOf: (path: string, stored: string) => string;
}

export const COMPANY_LABELS: Readonly<Record<CompanyField, Message>> = {
  tradingName: words.tradingName,
  legalName: words.legalName,
  companyNumber: words.companyNumber,
  vatNumber: words.vatNumber,
  weeeNumber: words.weeeNumber,
  directors: words.directors,
  phone: words.phone,
  email: words.email,
  registeredOffice: words.registeredOffice,
  address: words.address,
};

interface SectionFacts {
  readonly section: Section;
  readonly returned: ReturnedSection | undefined;
  readonly saved: boolean;
  /** The state of the setting as it is now. */
  readonly version: string;
  /** What the browser kept of one of the forms and somebody goes on with. */
  readonly taken: ReturnedSection | null;
  readonly take: (draft: ReturnedSection) => void;
}

export function sectionState(
  t: Translate,
  { section, returned, saved, version, taken, take }: SectionFacts,
): SectionState {
  const kept = taken?.section === section ? taken : undefined;
  const own = kept ?? (returned?.section === section ? returned : undefined);
  const problems = (own?.problems ?? []).map((problem) => ({
    field: problem.path,
    message: sentence(t, problem),
  }));
  return {
    saved: saved && !own,
    taken: kept !== undefined,
    take: (typed) =>
      take({ section, typed, version: typed["version"] ?? version, problems: [], conflict: false }),
    conflict: own?.conflict ?? false,
    // After a conflict the next save is one on top of what is stored now.
    version: own && !own.conflict ? own.version : version,
    problems,
    errorOf: (path) => problems.find(({ field }) => field === path)?.message,
    valueOf: (path, stored) => (own ? (own.typed[path] ?? "") : stored),
  };
}

const LABELS: readonly (readonly [RegExp, Message])[] = [
  [/^hours\./, words.hours],
  [/^notice\.until/, words.noticeUntil],
  [/^notice\./, words.notice],
  [/^guarantee\./, words.guarantee],
  [/^importWithoutMaker/, words.makers],
  [/^externalShopUrl/, words.shopUrl],
  [/^trade\.invoiceDays/, words.invoiceDays],
  [/^trade\.accountName/, words.accountName],
  [/^trade\.iban/, words.iban],
  [/^trade\.bic/, words.bic],
  [/^social\.\d+\.name/, words.socialName],
  [/^social\./, words.socialUrl],
  [/\.upTo$/, words.upTo],
  [/\.price$/, words.price],
  [/\.freeFrom$/, words.freeFrom],
  [/\.country$/, words.country],
  [/\.postcode/, words.postcodes],
  [/\.name\.en$/, words.english],
  [/\.name\.ga$/, words.irish],
  [/\.rates$/, words.rates],
];

function labelOf(path: string): Message {
  if (isKeyOf(COMPANY_LABELS, path)) return COMPANY_LABELS[path];
  return LABELS.find(([pattern]) => pattern.test(path))?.[1] ?? words.title;
}

function sentence(t: Translate, { path, kind, max }: SettingProblem): string {
  const label = t(labelOf(path));
  switch (kind) {
    case "required":
      return t(words.required, { label });
    case "too-long":
      return t(words.tooLong, { label, max: max ?? 0 });
    case "email":
      return t(words.wrongEmail);
    case "url":
      return t(words.wrongUrl, { label });
    case "both-languages":
      return t(words.bothLanguages, { label });
    case "country":
      return t(words.wrongCountry);
    case "price":
      return t(words.wrongPrice, { label });
    case "weight":
      return t(words.wrongWeight, { label });
    case "no-rates":
      return t(words.noRates);
    case "same-weight":
      return t(words.sameWeight);
    case "date":
      return t(words.wrongDate);
    case "days":
      return t(words.wrongDays);
    case "iban":
      return t(words.wrongIban);
    case "invalid":
      return t(words.wrong, { label });
  }
}
