import { LOCALES } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import type { Company } from "../settings.ts";
import { COMPANY_FIELDS, type CompanyField, MAX_SOCIAL } from "../settings-form.ts";
import { SectionFrame } from "./section-frame.tsx";
import { COMPANY_LABELS, type SectionState } from "./section-state.ts";

interface CompanySectionProps {
  readonly company: Company;
  readonly state: SectionState;
}

const LONG: readonly string[] = ["registeredOffice", "address"];
const INPUT_MODES: Readonly<Record<string, "tel" | "email">> = { phone: "tel", email: "email" };

const HINTS: Partial<Record<CompanyField, Message>> = {
  vatNumber: messages.vatHint,
  directors: messages.directorsHint,
  shareCapital: messages.shareCapitalHint,
};

/** The section about who runs the site. */
export function ParticularsSection({ company, state }: CompanySectionProps) {
  const t = useT();
  return (
    <SectionFrame section="company" state={state}>
      <div className="admin-grid">
        {COMPANY_FIELDS.map((name) => {
          const shared = {
            name,
            label: COMPANY_LABELS[name],
            defaultValue: state.valueOf(name, company[name]),
            error: state.errorOf(name),
            required: name === "tradingName",
          };
          const inputMode = INPUT_MODES[name];
          return LONG.includes(name) ? (
            <TextArea
              key={name}
              rows={3}
              {...shared}
              {...(name === LONG[0] && { className: "admin-new-row" })}
            />
          ) : (
            <Field
              key={name}
              {...shared}
              {...(inputMode && { inputMode })}
              {...(HINTS[name] && { hint: t(HINTS[name]) })}
            />
          );
        })}
      </div>
      <Checkbox
        name="beingWoundUp"
        value="yes"
        label={t(messages.beingWoundUp)}
        hint={t(messages.beingWoundUpHint)}
        defaultChecked={state.valueOf("beingWoundUp", company.beingWoundUp ? "yes" : "") === "yes"}
      />
    </SectionFrame>
  );
}

/** The section of the opening hours, in both languages. */
export function HoursSection({ company, state }: CompanySectionProps) {
  return (
    <SectionFrame section="hours" state={state}>
      <div className="admin-grid">
        {LOCALES.map((lang) => (
          <TextArea
            key={lang}
            name={`hours.${lang}`}
            lang={lang}
            label={lang === "en" ? messages.english : messages.irish}
            rows={5}
            defaultValue={state.valueOf(`hours.${lang}`, company.openingHours[lang])}
            error={state.errorOf(`hours.${lang}`)}
          />
        ))}
      </div>
    </SectionFrame>
  );
}

/** Empty rows offered below the links there are. */
const SPARE_ROWS = 2;

/** The section of the company's pages elsewhere. */
export function SocialSection({ company, state }: CompanySectionProps) {
  const rows = Math.min(company.social.length + SPARE_ROWS, MAX_SOCIAL);
  return (
    <SectionFrame section="social" state={state}>
      {Array.from({ length: rows }, (_, index) => {
        const link = company.social[index];
        const [name, url] = [`social.${index}.name`, `social.${index}.url`];
        return (
          <div key={name} className="admin-grid">
            <Field
              name={name}
              label={messages.socialName}
              defaultValue={state.valueOf(name, link?.name ?? "")}
              error={state.errorOf(name)}
            />
            <Field
              name={url}
              label={messages.socialUrl}
              inputMode="url"
              spellCheck={false}
              defaultValue={state.valueOf(url, link?.url ?? "")}
              error={state.errorOf(url)}
            />
          </div>
        );
      })}
    </SectionFrame>
  );
}
