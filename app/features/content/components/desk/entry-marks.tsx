import { formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { DeskEntry } from "../../desk-entries.ts";

/** What is left to do on an entry, in words. */
export function EntryMarks({
  entry,
}: {
  entry: Pick<DeskEntry, "published" | "sample" | "missing" | "stale" | "publishFrom" | "publishUntil">;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {!entry.published && <Tag variant="tint">{t(words.hidden)}</Tag>}
      {entry.published && entry.publishFrom && (
        <Tag variant="tint">{t(words.shownFrom, { when: formatDateTime(locale, entry.publishFrom) })}</Tag>
      )}
      {entry.published && entry.publishUntil && (
        <Tag variant="tint">{t(words.shownUntil, { when: formatDateTime(locale, entry.publishUntil) })}</Tag>
      )}
      {entry.sample && <Tag>{t(words.sample)}</Tag>}
      {entry.missing > 0 && <Tag variant="fault">{t(words.missing)}</Tag>}
      {entry.stale > 0 && <Tag variant="warn">{t(words.stale)}</Tag>}
    </>
  );
}
