import * as words from "#app/i18n/messages/shop.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { CloseIcon, PlusIcon } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The tip about installing the site; the shop's script takes it away for good once it is closed. */
export function InstallTip() {
  const t = useT();
  return (
    <div data-install-tip="" className="install-tip">
      <Notice
        action={
          <span className="install-tip-actions">
            <Button variant="outline" small data-install="" data-waiting="">
              <PlusIcon /> <span>{t(words.install)}</span>
            </Button>
            <IconButton label={t(words.dismiss)} data-install-tip-close="">
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        {t(words.installTip)} <Companion of={words.installTip} />
      </Notice>
    </div>
  );
}
