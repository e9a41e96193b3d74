import { formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { EditedEntry, NextSample } from "../../desk-entries.ts";

/** Parameters of the address that tell it. */
export const TOLD = ["saved", "restored", "newer"] as const;

/** What the press before has come to, in words. */
export function EntryTold({
  told,
  entry,
  nextSample,
}: {
  told: (typeof TOLD)[number];
  entry: EditedEntry;
  /** The way on through the samples of the list, where there are any. */
  nextSample: NextSample | null;
}) {
  const t = useT();
  const locale = useLocale();
  if (told === "newer") {
    return (
      <Notice kind="fault" role="alert">
        {t(words.changedMeanwhile)}
      </Notice>
    );
  }
  const from = entry.published ? entry.publishFrom : null;
  return (
    <Notice
      kind="ok"
      role="status"
      action={
        nextSample && (
          <ButtonRouteLink to={nextSample.href} variant="outline" small>
            {t(words.nextSample, { title: nextSample.title })}
          </ButtonRouteLink>
        )
      }
    >
      {told === "restored" && `${t(words.versionBack)} `}
      {from
        ? t(words.savedScheduled, { when: formatDateTime(locale, from) })
        : t(entry.published ? words.saved : words.savedHidden)}
    </Notice>
  );
}
