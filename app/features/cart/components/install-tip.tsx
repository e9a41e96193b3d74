import * as messages from "#app/i18n/messages/shop/shop.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { CloseIcon, PlusIcon } from "#app/ui/icons.tsx";
import { Banner } from "#app/ui/page/banner.tsx";

/** The tip about installing the site; the shop's script takes it away for good once it is closed. */
export function InstallTip() {
  const t = useT();
  return (
    <div data-install-tip="" className="install-tip">
      <Banner
        action={
          <span className="install-tip-actions">
            <Button variant="outline" small data-install="" data-waiting="">
              <PlusIcon /> <span>{t(messages.install)}</span>
            </Button>
            <IconButton label={t(messages.dismiss)} data-install-tip-close="">
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        {t(messages.installTip)} <Companion of={messages.installTip} />
      </Banner>
    </div>
  );
}
