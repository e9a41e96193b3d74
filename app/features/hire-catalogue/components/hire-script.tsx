import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CheckIcon, InfoIcon } from "#app/ui/icons.tsx";
import hireScript from "../hire.client.ts?script";

/** The catalogue's script and the toasts it shows, for pages without React. */
export function HireScript() {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <script type="module" async src={hireScript} />
      <div className="toasts" data-toasts="" role="status" aria-live="polite" />
      <template data-toast="added">
        <div className="toast">
          <CheckIcon />
          <span className="toast-title">{t(messages.added)}</span>
          <a className="toast-action" href={localeHref(locale, "/dry-hire/basket")}>
            {t(messages.viewBasket)}
          </a>
        </div>
      </template>
      <template data-toast="short">
        <div className="toast">
          <InfoIcon />
          <span className="toast-title">
            {t(messages.addedShort, { quantity: "{quantity}", free: "{free}" })}
          </span>
          <a className="toast-action" href={localeHref(locale, "/dry-hire/basket")}>
            {t(messages.viewBasket)}
          </a>
        </div>
      </template>
      <template data-toast="full">
        <div className="toast">
          <InfoIcon />
          <span className="toast-title">{t(messages.basketFull)}</span>
        </div>
      </template>
      <template data-toast="unchecked">
        <div className="toast">
          <InfoIcon />
          <span className="toast-title">{t(messages.notChecked)}</span>
        </div>
      </template>
    </>
  );
}
