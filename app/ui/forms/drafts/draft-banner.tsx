import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/admin/drafts-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { keepFocus } from "#app/ui/page/focus-heading.ts";

interface DraftBannerProps {
  /** The instant at which the draft was kept. */
  readonly at: Date;
  /** True when the draft is in the form already, which is marked as unsaved. */
  readonly taken?: boolean;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers what the browser has kept of a form, or says that the form holds it unsaved. */
export function DraftBanner({ at, taken = false, onTake, onDrop }: DraftBannerProps) {
  const t = useT();
  const locale = useLocale();
  const press = (answer: () => void) => () => {
    answer();
    keepFocus();
  };
  return (
    <Banner
      title={t(taken ? messages.unsaved : messages.found)}
      role="status"
      className="banner-below"
      action={
        <span className="row row-tight">
          {!taken && (
            <Button type="button" small onClick={press(onTake)}>
              {t(messages.take)}
            </Button>
          )}
          <Button type="button" variant="quiet" small onClick={press(onDrop)}>
            {t(taken ? messages.discard : messages.drop)}
          </Button>
        </span>
      }
    >
      {t(taken ? messages.unsavedText : messages.text, { time: formatDateTime(locale, at) })}
    </Banner>
  );
}
