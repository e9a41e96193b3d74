import type { Message } from "#app/i18n/message.ts";
import * as accounting from "#app/i18n/messages/admin/accounting-settings.ts";
import * as feed from "#app/i18n/messages/admin/product-feed.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import * as hire from "#app/i18n/messages/hire-admin/hire-settings.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText, ReturnedForm } from "#app/lib/forms/form-faults.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { isKeyOf } from "#app/lib/records.ts";
import { errorsOf } from "#app/ui/forms/form-fields.ts";
import type { Settings } from "../settings.ts";
import type { CompanyField, SettingFault, SettingsSection } from "../settings-form.ts";
import { taxLabel } from "./tax-label.ts";

/** A form of a settings page that came back. */
export interface ReturnedSection extends ReturnedForm<SettingFault> {
  readonly section: SettingsSection;
  readonly version: string;
  readonly conflict: boolean;
}

/** What the form of a settings page shows beside its fields. */
export interface SectionState {
  readonly saved: boolean;
  readonly conflict: boolean;
  readonly version: string;
  readonly faultTexts: readonly FaultText[];
  /** The sentence of a field, if it was refused. */
  readonly errorOf: (field: string) => string | undefined;
  /** Puts what the browser kept into the form. */
  readonly take: (values: FormValues) => void;
  /** The form holds what the browser kept. */
  readonly taken: boolean;
  /** What was typed in a field, or `stored` when the form did not come back. */
  readonly valueOf: (field: string, stored: string) => string;
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
  const faultTexts = (shown?.faults ?? []).map((fault) => ({
    field: fault.field,
    message: sentence(t, fault),
  }));
  return {
    saved: saved && !shown,
    taken: kept !== undefined,
    take: (values) =>
      take({ section, values, version: values["version"] ?? version, faults: [], conflict: false }),
    conflict: shown?.conflict ?? false,
    // After a conflict the next save replaces what is stored now.
    version: shown && !shown.conflict ? shown.version : version,
    faultTexts,
    errorOf: errorsOf(faultTexts),
    valueOf: (field, stored) => (shown ? (shown.values[field] ?? "") : stored),
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

function labelOf(t: Translate, field: string): string {
  const tax = /^accounting\.taxes\.(\w+)\.(\w+)$/.exec(field);
  return tax ? taxLabel(t, tax[1] ?? "", tax[2] === "sage" ? "sage" : "xero") : t(labelMessage(field));
}

function labelMessage(field: string): Message {
  if (isKeyOf(COMPANY_LABELS, field)) return COMPANY_LABELS[field];
  const [section, setting = ""] = field.split(".");
  if (section === "trade" && isKeyOf(TRADE_LABELS, setting)) return TRADE_LABELS[setting];
  if (section === "hire" && isKeyOf(hire.fields, setting)) return hire.fields[setting];
  return LABELS.find(([pattern]) => pattern.test(field))?.[1] ?? messages.title;
}

function sentence(
  t: Translate,
  { field, kind, max, least, lines, zone, prefix, countries }: SettingFault,
): string {
  const label = labelOf(t, field);
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
    case "same-country":
      return t(messages.sameCountry, { zone: zone ? t(zone) : "" });
    case "same-postcodes":
      return t(messages.samePostcodes, { zone: zone ? t(zone) : "" });
    case "no-postcode":
      return t(messages.noPostcode, { prefix: prefix ?? "" });
    case "no-zones":
      return t(messages.noZones);
    case "date":
      return t(messages.wrongDate);
    case "days":
      return t(messages.wrongDays, { label });
    case "iban":
      return t(messages.wrongIban);
    case "past":
      return t(messages.pastDate);
    case "bic":
      return t(messages.wrongBic);
    case "bic-country":
      return t(messages.wrongBicCountry, countries ?? { bic: "", iban: "" });
    case "clock":
      return t(hire.clock, { label });
    case "outside-hours":
      return t(hire.outsideHours, { label });
    case "free-from-early":
      return t(hire.freeFromEarly);
    case "free-until-late":
      return t(hire.freeUntilLate);
    case "free-overlap":
      return t(hire.freeOverlap);
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
