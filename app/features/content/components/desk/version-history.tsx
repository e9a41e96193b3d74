import { formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/words-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { diffWords } from "#app/lib/word-diff.ts";
import { Button } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Difference, HistoryLine, VersionCause } from "../../versions.ts";

const CAUSES: Readonly<Record<VersionCause, Message>> = {
  first: words.causeFirst,
  saved: words.causeSaved,
  restored: words.causeRestored,
  reset: words.causeReset,
  schedule: words.causeSchedule,
};

interface VersionHistoryProps {
  readonly history: readonly HistoryLine[];
  /** The state the page was made from; bringing a version back says over which state. */
  readonly version: string;
  /** What a difference is about. */
  readonly label: (path: string) => string;
}

/** Every version with who made it, when and what it changed; a press brings one back as a new version. */
export function VersionHistory({ history, version, label }: VersionHistoryProps) {
  const t = useT();
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history" className="step-1">
        {t(words.history)}
      </h2>
      {history.length === 0 ? (
        <p className="muted">{t(words.historyNone)}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <ol className="words-history">
            {history.map((line) => (
              <HistoryRow key={line.id} line={line} label={label} />
            ))}
          </ol>
        </form>
      )}
    </section>
  );
}

function HistoryRow({ line, label }: { line: HistoryLine; label: (path: string) => string }) {
  const t = useT();
  const locale = useLocale();
  const when = formatDateTime(locale, line.at);
  return (
    <li>
      <p>
        <b>{t(CAUSES[line.cause])}</b>
        {line.cause !== "first" && (
          <>
            {" "}
            · {line.by ?? t(words.byNobody)} · <time dateTime={line.at.toISOString()}>{when}</time>
          </>
        )}
        {line.current && ` · ${t(words.current)}`}
      </p>
      {line.differences.length > 0 ? (
        <dl className="words-differences">
          {line.differences.map((difference) => (
            <DifferenceWords key={difference.path} difference={difference} label={label(difference.path)} />
          ))}
        </dl>
      ) : (
        line.cause !== "first" && <p className="muted">{t(words.noDifference)}</p>
      )}
      {!line.current && (
        <Button type="submit" variant="outline" small name="intent" value={`restore:${line.id}`}>
          {t(words.bringBack)}
          <VisuallyHidden> {t(words.bringBackOf, { when })}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function DifferenceWords({ difference, label }: { difference: Difference; label: string }) {
  const parts = diffWords(difference.before, difference.after);
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={/\.?ga(?:\.\w+)?$/.test(difference.path) ? "ga" : "en"}>
        {parts.map(({ kind, text }, index) => {
          const key = `${kind}${index}`;
          if (kind === "gone") return <del key={key}>{text}</del>;
          return kind === "new" ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
        })}
      </dd>
    </div>
  );
}
