import { useMailed } from "#app/features/mail/mail-server.tsx";
import type { Company } from "#app/features/settings/settings.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { mailtoHref, telHref } from "#app/lib/text/contact-links.ts";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { EnquiryAnswer, FormName } from "../enquiries.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { FORM_MESSAGES } from "./form-messages.ts";

interface EnquirySectionProps {
  readonly form: FormName;
  readonly token: string;
  readonly answer: EnquiryAnswer | undefined;
  readonly company: ReachableCompany;
}

/** How the company is reached without the form, and when. */
export type ReachableCompany = Pick<Company, "phone" | "email" | "address" | "openingHours">;

const STEPS: Readonly<Record<FormName, readonly Message[]>> = {
  contact: [messages.nextReference, messages.nextPerson, messages.nextAnswer],
  "equipment-servicing": [messages.nextReference, messages.nextPerson, messages.nextEstimate],
  "dry-hire": [messages.nextReference, messages.nextPerson, messages.nextQuote],
  "custom-item": [messages.nextReference, messages.nextAnswer, messages.nextCustomRight],
};

/** A form with what follows from it beside it, and the ways around it. */
export function EnquirySection({ form, token, answer, company }: EnquirySectionProps) {
  const t = useT();
  const mailed = useMailed();
  return (
    <section className="section" aria-labelledby="enquiry-heading">
      <div className="wrap split">
        <div>
          <h2 id="enquiry-heading" className="hidden-visually">
            {t(FORM_MESSAGES[form].title)}
          </h2>
          <EnquiryForm form={form} token={token} answer={answer} />
        </div>
        <aside className="stack">
          <CompanionHeading level={2} of={messages.nextTitle} className="step-2" />
          <ol className="patch patch-stacked">
            {STEPS[form].map((step, index) => (
              <li key={String(step.en)}>
                <span className="patch-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="patch-name">
                  {t(step === messages.nextReference ? mailed(step, messages.nextReferenceUnmailed) : step)}
                </span>
              </li>
            ))}
          </ol>
          <Direct company={company} />
        </aside>
      </div>
    </section>
  );
}

/** Phone, mail, address and opening hours of the settings; nothing when none is filled in. */
function Direct({ company: { phone, email, address, openingHours } }: Pick<EnquirySectionProps, "company">) {
  const t = useT();
  const hours = openingHours[useLocale()];
  if (!phone && !email && !address && !hours) return null;
  return (
    <div>
      <h2 className="step-1">{t(messages.directTitle)}</h2>
      {phone && (
        <p>
          <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={mailtoHref(email)}>{email}</a>
        </p>
      )}
      {address && <address>{address}</address>}
      {hours && (
        <p className="enquiry-hours">
          <b>{t(messages.openingHours)}</b>
          {`\n${hours}`}
        </p>
      )}
    </div>
  );
}
