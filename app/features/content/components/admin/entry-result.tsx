import { formatDateTime } from "#app/i18n/dates.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import type { EditedEntry, NextSample } from "../../entries/admin-entries.ts";

interface EntryResultProps {
  readonly entry: EditedEntry;
  /** The way on through the samples of the list, where there are any. */
  readonly nextSample: NextSample | null;
}

/** The result of the last save of an entry. */
export function EntryResult({ entry, nextSample }: EntryResultProps) {
  const t = useT();
  const locale = useLocale();
  const from = entry.published ? entry.publishFrom : null;
  const stored = from
    ? t(messages.savedScheduled, { when: formatDateTime(locale, from) })
    : t(entry.published ? messages.saved : messages.savedHidden);
  const done = (text: string) => ({
    text,
    action: nextSample && (
      <ButtonRouteLink to={nextSample.href} variant="outline" small>
        {t(messages.nextSample, { title: nextSample.title })}
      </ButtonRouteLink>
    ),
  });
  return (
    <FlashMessage
      results={{
        "entry-created": done(stored),
        "entry-draft-changed": { fault: drafts.changedMeanwhile },
        "entry-draft-discarded": done(t(drafts.discarded)),
        "entry-draft-published": done(from ? `${t(drafts.takenOver)} ${stored}` : t(drafts.published)),
        "entry-draft-saved": done(t(drafts.saved)),
        "entry-draft-taken": done(t(drafts.taken)),
        "entry-draft-unchanged": done(t(drafts.unchanged)),
        "entry-saved": done(stored),
        "entry-version-restored": done(`${t(messages.versionBack)} ${stored}`),
        "entry-version-hidden": { fault: messages.versionHidden },
        "entry-changed-meanwhile": { fault: messages.changedMeanwhile },
      }}
    />
  );
}
