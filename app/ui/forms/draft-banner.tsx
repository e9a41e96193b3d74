import { formatDateTime } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/drafts-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";

interface DraftBannerProps {
  /** When it was kept. */
  readonly at: Date;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers what the browser has kept of a form. */
export function DraftBanner({ at, onTake, onDrop }: DraftBannerProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Banner
      title={t(messages.found)}
      role="status"
      action={
        <span className="row row-tight">
          <Button type="button" small onClick={onTake}>
            {t(messages.take)}
          </Button>
          <Button type="button" variant="quiet" small onClick={onDrop}>
            {t(messages.drop)}
          </Button>
        </span>
      }
    >
      {t(messages.text, { time: formatDateTime(locale, at) })}
    </Banner>
  );
}
