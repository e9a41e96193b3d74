import { formatDateTime } from "#app/i18n/dates.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { AdminEntry } from "../../entries/admin-entries.ts";

/** What is left to do on an entry, in words. */
export function EntryMarks({
  entry,
}: {
  entry: Pick<
    AdminEntry,
    "hasDraft" | "published" | "sample" | "missing" | "stale" | "publishFrom" | "publishUntil"
  >;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {!entry.published && <Tag variant="tint">{t(messages.hidden)}</Tag>}
      {entry.published && entry.publishFrom && (
        <Tag variant="tint">{t(messages.shownFrom, { when: formatDateTime(locale, entry.publishFrom) })}</Tag>
      )}
      {entry.published && entry.publishUntil && (
        <Tag variant="tint">
          {t(messages.shownUntil, { when: formatDateTime(locale, entry.publishUntil) })}
        </Tag>
      )}
      {entry.hasDraft && <Tag variant="warn">{t(drafts.changed)}</Tag>}
      {entry.sample && <Tag>{t(messages.sample)}</Tag>}
      {entry.missing > 0 && <Tag variant="fault">{t(messages.missing)}</Tag>}
      {entry.stale > 0 && <Tag variant="warn">{t(messages.stale)}</Tag>}
    </>
  );
}
