import type { Message } from "#app/i18n/message.ts";
import * as accounting from "#app/i18n/messages/admin/accounting-settings.ts";
import * as feed from "#app/i18n/messages/admin/product-feed.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import * as hire from "#app/i18n/messages/hire-admin/hire-settings.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { isKeyOf } from "#app/lib/records.ts";
import type { FieldProblem } from "#app/ui/forms/error-summary.tsx";
import type { Settings } from "../settings.ts";
import type { CompanyField, SettingProblem, SettingsSection, Typed } from "../settings-form.ts";

/** A form of a settings page that came back. */
export interface ReturnedSection {
  readonly section: SettingsSection;
  readonly typed: Typed;
  readonly version: string;
  readonly problems: readonly SettingProblem[];
  readonly conflict: boolean;
}

/** What the form of a settings page shows beside its fields. */
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
  tradingName: messages.tradingName,
  legalName: messages.legalName,
  companyNumber: messages.companyNumber,
  vatNumber: messages.vatNumber,
  weeeNumber: messages.weeeNumber,
  directors: messages.directors,
  shareCapital: messages.shareCapital,
  phone: messages.phone,
  email: messages.email,
  registeredOffice: messages.registeredOffice,
  address: messages.address,
};

const TRADE_LABELS: Readonly<Record<keyof Settings["trade"], Message>> = {
  invoiceDays: messages.invoiceDays,
  linkDays: messages.linkDays,
  accountName: messages.accountName,
  iban: messages.iban,
  bic: messages.bic,
  zeroRate: messages.zeroRate,
  salesRefundLimit: messages.salesRefundLimit,
};

interface SectionFacts {
  readonly section: SettingsSection;
  readonly returned: ReturnedSection | undefined;
  readonly saved: boolean;
  /** The state of the setting as it is now. */
  readonly version: string;
  /** What the browser kept of the form and somebody goes on with. */
  readonly taken: ReturnedSection | null;
  readonly take: (draft: ReturnedSection) => void;
}

export function sectionState(
  t: Translate,
  { section, returned, saved, version, taken, take }: SectionFacts,
): SectionState {
  const kept = taken?.section === section ? taken : undefined;
  const shown = kept ?? (returned?.section === section ? returned : undefined);
  const problems = (shown?.problems ?? []).map((problem) => ({
    field: problem.path,
    message: sentence(t, problem),
  }));
  return {
    saved: saved && !shown,
    taken: kept !== undefined,
    take: (typed) =>
      take({ section, typed, version: typed["version"] ?? version, problems: [], conflict: false }),
    conflict: shown?.conflict ?? false,
    // After a conflict the next save replaces what is stored now.
    version: shown && !shown.conflict ? shown.version : version,
    problems,
    errorOf: (path) => problems.find(({ field }) => field === path)?.message,
    valueOf: (path, stored) => (shown ? (shown.typed[path] ?? "") : stored),
  };
}

const LABELS: readonly (readonly [RegExp, Message])[] = [
  [/^hours\./, messages.hours],
  [/^notice\.until/, messages.announcementUntil],
  [/^notice\./, messages.notice],
  [/^guarantee\./, messages.guarantee],
  [/^importWithoutMaker/, messages.makers],
  [/^externalShopUrl/, messages.shopUrl],
  [/^accounting\.xeroAccount/, accounting.xeroAccount],
  [/^accounting\.sageCustomer/, accounting.sageCustomer],
  [/^accounting\.sageNominal/, accounting.sageNominal],
  [/^accounting\./, accounting.taxCode],
  [/^feed\./, feed.backorderDays],
  [/^social\.\d+\.name/, messages.socialName],
  [/^social\./, messages.socialUrl],
  [/^hire\.steps\..*\.from$/, hire.stepFrom],
  [/^hire\.steps\..*\.thousandths$/, hire.stepFactor],
  [/^hire\.steps\..*\.further$/, hire.stepFurther],
  [/^hire\.cancellation\..*\.hours$/, hire.cancellationHours],
  [/^hire\.cancellation\..*\.share$/, hire.cancellationShare],
  [/\.upTo$/, messages.upTo],
  [/\.price$/, messages.price],
  [/\.freeFrom$/, messages.freeFrom],
  [/\.country$/, messages.country],
  [/\.postcode/, messages.postcodes],
  [/\.name\.en$/, messages.english],
  [/\.name\.ga$/, messages.irish],
  [/\.rates$/, messages.rates],
];

function labelOf(path: string): Message {
  if (isKeyOf(COMPANY_LABELS, path)) return COMPANY_LABELS[path];
  const [section, setting = ""] = path.split(".");
  if (section === "trade" && isKeyOf(TRADE_LABELS, setting)) return TRADE_LABELS[setting];
  if (section === "hire" && isKeyOf(hire.fields, setting)) return hire.fields[setting];
  return LABELS.find(([pattern]) => pattern.test(path))?.[1] ?? messages.title;
}

function sentence(t: Translate, { path, kind, max, least, lines }: SettingProblem): string {
  const label = t(labelOf(path));
  switch (kind) {
    case "required":
      return t(messages.required, { label });
    case "too-long":
      return t(messages.tooLong, { label, max: max ?? 0 });
    case "email":
      return t(messages.wrongEmail);
    case "vat-number":
      return t(messages.wrongVatNumber);
    case "phone":
      return t(messages.wrongPhone);
    case "company-number":
      return t(messages.wrongCompanyNumber);
    case "lines":
      return t(messages.unevenLines, { label, en: lines?.en ?? 0, ga: lines?.ga ?? 0 });
    case "url":
      return t(messages.wrongUrl, { label });
    case "both-languages":
      return t(messages.bothLanguages, { label });
    case "country":
      return t(messages.wrongCountry);
    case "price":
      return t(messages.wrongPrice, { label });
    case "weight":
      return t(messages.wrongWeight, { label });
    case "no-rates":
      return t(messages.noRates);
    case "same-weight":
      return t(messages.sameWeight);
    case "date":
      return t(messages.wrongDate);
    case "days":
      return t(messages.wrongDays, { label });
    case "iban":
      return t(messages.wrongIban);
    case "clock":
      return t(hire.clock, { label });
    case "whole":
      return t(hire.wrongWhole, { label, least: least ?? 0, most: max ?? 0 });
    case "percent":
      return t(hire.wrongPercent, { label });
    case "factor":
      return t(hire.wrongFactor, { label });
    case "steps-none":
      return t(hire.stepsNone);
    case "steps-first":
      return t(hire.stepsFirst);
    case "steps-order":
      return t(hire.stepsOrder);
    case "steps-falls":
      return t(hire.stepsFalls);
    case "cancellation-order":
      return t(hire.cancellationOrder);
    case "cancellation-falls":
      return t(hire.cancellationFalls);
    case "invalid":
      return t(messages.wrong, { label });
  }
}
