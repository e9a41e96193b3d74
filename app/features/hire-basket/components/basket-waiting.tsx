import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { Skeleton } from "#app/ui/page/skeleton.tsx";
import { HIRE_BASKET_KEY } from "#app/ui/session/stored-keys.ts";

/** Lines drawn while the browser's basket is being read; of a longer one the rest is below the fold. */
const ROWS = [1, 2, 3, 4];

/**
 * Tells the styles before the first paint how many lines the browser's basket has: the page is the same for every guest,
 * and nothing in it moves when the lines come.
 */
const COUNT_SCRIPT = `try{document.documentElement.dataset.hireRows=Math.min(JSON.parse(localStorage.getItem("${HIRE_BASKET_KEY}")||"{}").lines?.length||0,${ROWS.length})}catch{}`;

/** An empty basket; for a guest with the lines that the browser may hold, in the size they will have. */
export function BasketWaiting({ guest }: { guest: boolean }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {guest && <InlineScript code={COUNT_SCRIPT} />}
      {guest && (
        <div className="basket-waiting">
          <p className="hidden-visually">{t(messages.opening)}</p>
          <ul className="cart-lines" aria-hidden="true">
            {ROWS.map((row) => (
              <li key={row} className="cart-line basket-line">
                <Skeleton shape="picture" className="cart-picture" />
                <span className="cart-words">
                  <Skeleton />
                  <Skeleton className="cart-short" />
                  <Skeleton className="cart-short" />
                </span>
                <span className="basket-foot">
                  <span className="stepper cart-stepper cart-blank" />
                  <span className="cart-sum basket-sum">
                    <Skeleton />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="basket-none">
        <EmptyState
          title={t(messages.empty)}
          action={<ButtonLink href={localeHref(locale, "/dry-hire/browse")}>{t(messages.browse)}</ButtonLink>}
        >
          {t(messages.emptyHint)}
        </EmptyState>
      </div>
    </>
  );
}
