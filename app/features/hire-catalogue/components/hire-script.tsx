import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ToastTemplate } from "#app/ui/toasts/toast-template.tsx";
import hireScript from "../hire.client.ts?script";

/** The catalogue's script and the toasts it shows, for pages without React. */
export function HireScript() {
  const t = useT();
  const toBasket = { href: localeHref(useLocale(), "/dry-hire/basket"), label: t(messages.viewBasket) };
  return (
    <>
      <script type="module" async src={hireScript} />
      <div className="toasts" data-toasts="" role="status" aria-live="polite" />
      <ToastTemplate name="added" done text={t(messages.added)} action={toBasket} />
      <ToastTemplate
        name="short"
        text={t(messages.addedShort, { quantity: "{quantity}", free: "{free}" })}
        action={toBasket}
      />
      <ToastTemplate name="full" text={t(messages.basketFull)} />
      <ToastTemplate name="unchecked" text={t(messages.notChecked)} />
    </>
  );
}
