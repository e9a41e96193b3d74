import { Form } from "react-router";
import { formatDateTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { OpenSession } from "../../identity.ts";
import { deviceName } from "../../sign-in/device-name.ts";

/** The devices an account is signed in on; each can be signed out, or all at once. */
export function DeviceList({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="devices" className="stack-5">
      <CompanionHeading level={2} of={account.devices} id="devices" className="step-2" />
      <ul className="ruled-list">
        {sessions.map((session) => (
          <li key={session.id} className="row row-links">
            <div className="grow">
              <p className="semibold">{deviceName(session.userAgent) ?? t(account.unknownDevice)}</p>
              <p className="small muted">
                {t(account.since)}: <time>{formatDateTime(locale, session.createdAt)}</time>
              </p>
            </div>
            {session.current ? (
              <Tag variant="ok">{t(account.thisDevice)}</Tag>
            ) : (
              <Form method="post" action={localeHref(locale, `/account/sessions/${session.id}/deletion`)}>
                <SubmitButton variant="quiet" small>
                  {t(account.signOutThere)}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        <form method="post" action={localeHref(locale, "/auth/sign-out")}>
          <SubmitButton variant="solid">{t(account.signOutHere)}</SubmitButton>
        </form>
        <Form method="post" action={localeHref(locale, "/account/sessions/deletion")}>
          <SubmitButton variant="outline">{t(account.signOutEverywhere)}</SubmitButton>
        </Form>
      </div>
      <p className="field-hint">{t(account.signOutEverywhereHint)}</p>
    </section>
  );
}
