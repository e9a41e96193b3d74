import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/site-text-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Differences } from "#app/ui/page/differences.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { HistoryLine, VersionCause } from "../../entries/versions/versions.ts";

const CAUSES: Readonly<Record<VersionCause, Message>> = {
  first: messages.causeFirst,
  saved: messages.causeSaved,
  restored: messages.causeRestored,
  reset: messages.causeReset,
  schedule: messages.causeSchedule,
};

interface VersionHistoryProps {
  /** The address of the page. */
  readonly page: `/admin/site-text/${string}` | `/admin/content/${string}/${string}`;
  readonly history: readonly HistoryLine[];
  /** The state the page was made from; bringing a version back says over which state. */
  readonly version: string;
  /** What a difference is about. */
  readonly label: (path: string) => string;
}

/** Every version with its author, its time and what it changed; a press brings one back as a new version. */
export function VersionHistory({ page, history, version, label }: VersionHistoryProps) {
  const t = useT();
  return (
    <section className="admin-section" aria-labelledby="history">
      <h2 id="history" className="step-1">
        {t(messages.history)}
      </h2>
      {history.length === 0 ? (
        <p className="muted">{t(messages.historyNone)}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <ol className="site-text-history">
            {history.map((line) => (
              <HistoryRow key={line.id} page={page} line={line} label={label} />
            ))}
          </ol>
        </Form>
      )}
    </section>
  );
}

interface HistoryRowProps extends Pick<VersionHistoryProps, "page" | "label"> {
  readonly line: HistoryLine;
}

function HistoryRow({ page, line, label }: HistoryRowProps) {
  const t = useT();
  const locale = useLocale();
  const pressed = usePressed();
  const when = formatDateTime(locale, line.at);
  const restoration = adminPath(`${page}/versions/${line.id}/restoration`);
  return (
    <li>
      <p>
        <b>{t(CAUSES[line.cause])}</b>
        {line.cause !== "first" && (
          <>
            {" "}
            · {line.by ?? t(messages.byNobody)} · <time dateTime={line.at.toISOString()}>{when}</time>
          </>
        )}
        {line.current && ` · ${t(messages.current)}`}
      </p>
      {line.differences.length > 0 ? (
        <Differences differences={line.differences} label={label} />
      ) : (
        line.cause !== "first" && <p className="muted">{t(messages.noDifference)}</p>
      )}
      {!line.current && (
        <SubmitButton variant="outline" small formAction={restoration} busy={pressed({}, restoration)}>
          {t(messages.bringBack)}
          <VisuallyHidden> {t(messages.bringBackOf, { when })}</VisuallyHidden>
        </SubmitButton>
      )}
    </li>
  );
}
