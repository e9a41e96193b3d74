import * as errors from "#app/i18n/messages/ui/errors.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { mailtoHref, telHref } from "#app/lib/text/contact-links.ts";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { GhostLight } from "./ghost-light.tsx";

interface AwayProps {
  readonly phone: string;
  readonly email: string;
  readonly requestId: string | null;
}

/** What is shown while something that the site needs cannot be reached. */
export function Away({ phone, email, requestId }: AwayProps) {
  const t = useT();
  return (
    <GhostLight>
      <CompanionHeading level={1} of={errors.away} className="step-4" />
      <p>{t(errors.awayText)}</p>
      {(phone || email) && <p>{t(errors.reachUs)}</p>}
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
      {requestId && (
        <p>
          {t(errors.reference)} <code>{requestId}</code>
        </p>
      )}
    </GhostLight>
  );
}
