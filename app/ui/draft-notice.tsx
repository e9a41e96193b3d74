import { formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/drafts-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface DraftNoticeProps {
  /** When it was kept. */
  readonly at: Date;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers what the browser has kept of a form. */
export function DraftNotice({ at, onTake, onDrop }: DraftNoticeProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Notice
      title={t(words.found)}
      role="status"
      action={
        <span className="row row-tight">
          <Button type="button" small onClick={onTake}>
            {t(words.take)}
          </Button>
          <Button type="button" variant="quiet" small onClick={onDrop}>
            {t(words.drop)}
          </Button>
        </span>
      }
    >
      {t(words.text, { time: formatDateTime(locale, at) })}
    </Notice>
  );
}
