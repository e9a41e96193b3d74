import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import * as messages from "#app/i18n/messages/site/offline.ts";
import { tryAgain } from "#app/i18n/messages/site/offline-bar.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import workerScript from "#app/ui/shell/service-worker/worker.client.ts?script";
import type { Route } from "./+types/offline.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ location }) =>
  noindexMeta(messages.title, localeOf(location.pathname));

/** What the service worker shows in place of a page that cannot be reached. It fills the list in the browser. */
export default function OfflinePage() {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="wrap section stack-6">
      <CompanionHeading level={1} of={messages.title} />
      <p className="lede">{t(messages.text)}</p>
      <p className="row">
        {/* An empty address is the one that could not be reached. */}
        <ButtonLink href="" data-try-again="">
          {t(tryAgain)}
        </ButtonLink>
        <ButtonLink variant="outline" href={localeHref(locale, "/shop/cart")}>
          {t(cart.viewCart)}
        </ButtonLink>
      </p>
      {/* Naming the worker here also puts its file among those of the browser: its own route never runs there. */}
      <section data-kept-pages="" hidden data-filled-by={workerScript}>
        <CompanionHeading level={2} of={messages.keptTitle} className="step-2" />
        <p>{t(messages.keptText)}</p>
        <ul data-kept-list="" />
      </section>
    </div>
  );
}
