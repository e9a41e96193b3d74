import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/safety-pack.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { type HireAnswer, hireFault } from "../../admin-answer.ts";
import type { HireView } from "../../hires.ts";

/** The link of a hire's safety pack, and the buttons that replace or revoke it. */
export function SafetyLink({
  hire,
  answer,
}: {
  readonly hire: HireView;
  readonly answer: HireAnswer | null;
}) {
  const t = useT();
  const { id, safetyToken, locale } = hire;
  const fault = answer?.action === "safety-links" ? hireFault(answer) : null;
  return (
    <section className="stack-3">
      <h2>{t(messages.title)}</h2>
      {fault && <Banner kind="fault">{t(fault)}</Banner>}
      {safetyToken === null ? (
        <p className="muted">{t(messages.noLink)}</p>
      ) : (
        <>
          <p>
            <a className="link" href={localeHref(locale, `/dry-hire/safety/${safetyToken}`)}>
              {t(messages.venueLink)}
            </a>
          </p>
          <p className="muted">{t(messages.venueLinkHint)}</p>
        </>
      )}
      <Form method="post" action={adminPath(`/admin/hire/hires/${id}/safety-links`)}>
        <input type="hidden" name="shown" value={safetyToken ?? ""} />
        <div className="admin-buttons">
          <SubmitButton name="to" value="new" variant="outline" small>
            {t(messages.newLink)}
          </SubmitButton>
          {safetyToken !== null && (
            <SubmitButton name="to" value="none" variant="outline" small>
              {t(messages.revokeLink)}
            </SubmitButton>
          )}
        </div>
      </Form>
    </section>
  );
}
