import { formatDateTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import * as safety from "#app/i18n/messages/hire/safety-pack.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { type HireDocument, noteFile } from "../documents.ts";
import { NOTE_TITLES } from "../note-titles.ts";

/**
 * The delivery and return notes of a hire for its customer, and the safety pack once something has left. Nothing where
 * there are none.
 */
export function HireNotes({
  token,
  safetyToken,
  notes,
}: {
  readonly token: string;
  readonly safetyToken: string | null;
  readonly notes: readonly HireDocument[];
}) {
  const t = useT();
  const locale = useLocale();
  if (notes.length === 0) return null;
  return (
    <ul aria-label={t(messages.notes)}>
      {notes.map(({ kind, number, signedBy, signedAt }) => (
        <li key={noteFile({ kind, number })}>
          <a
            className="link"
            href={localeHref(locale, `/dry-hire/hire/${token}/documents/${noteFile({ kind, number })}`)}
          >
            {t(messages.numbered, { title: t(NOTE_TITLES[kind]), number: String(number) })}
          </a>
          <span>
            {signedBy !== null && signedAt
              ? t(messages.signedBy, { name: signedBy, time: formatDateTime(locale, signedAt) })
              : t(messages.unsigned)}
          </span>
        </li>
      ))}
      {notes.some(({ kind }) => kind === "delivery") && (
        <li>
          <a className="link" href={localeHref(locale, `/dry-hire/hire/${token}/safety-pack`)}>
            {t(safety.title)}
          </a>
          {safetyToken !== null && (
            <a className="link" href={localeHref(locale, `/dry-hire/safety/${safetyToken}`)}>
              {t(safety.venueLink)}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}
