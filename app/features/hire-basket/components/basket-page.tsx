import { localeHref } from "#app/i18n/locale.ts";
import * as session from "#app/i18n/messages/account/session.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { Breadcrumb } from "#app/ui/page/breadcrumb.tsx";
import type { BasketLoad } from "../basket-load.ts";
import type { BasketView } from "../basket-view.ts";
import type { HireBasket, HireBasketLine } from "../hire-basket.ts";
import { BasketDates } from "./basket-dates.tsx";
import { BasketEnquiry, type BasketEnquiryProps } from "./basket-enquiry.tsx";
import { BasketLines } from "./basket-lines.tsx";
import { BasketLoadCheck } from "./basket-load.tsx";
import { BasketBar, BasketSummary } from "./basket-summary.tsx";
import { BasketWaiting } from "./basket-waiting.tsx";
import basketScript from "./hire-basket.client.ts?script";
import { LeftOut } from "./left-out.tsx";

interface BasketPageProps extends BasketEnquiryProps {
  /** What the account of a signed-in visitor holds; null for a guest, whose basket the browser holds. */
  readonly account: HireBasket | null;
  /** Lines of the browser, and pieces of them, that had no place in the account's basket. */
  readonly leftOut: readonly HireBasketLine[];
  readonly load: BasketLoad;
  /** The request was sent before: the page is that of its address. */
  readonly isShownAgain: boolean;
}

/** The id of the field "items", to which the enquiry's error summary leads for a fault of the list. */
const LINES_ID = "enquiry-items";

/** The form of the basket that its buttons and fields belong to. */
const BASKET_FORM = "hire-form";

/**
 * The hire basket: dates, lines and price as one form that an address can say as well, and the form that sends it. The
 * script replaces the parts that carry `data-hire-part` by those of the answer; without it the same form loads the page.
 */
export function BasketPage(props: BasketPageProps) {
  const { view, account, contact, answer, sent, token, requests, load, instantMostNet } = props;
  const t = useT();
  const locale = useLocale();
  const isSent = answer?.kind === "sent";
  const count = isSent ? 0 : view.lines.length;
  return (
    <div
      className="wrap cart-page hire-basket"
      data-hire-page=""
      data-hire-lines={count}
      {...(isSent && { "data-hire-sent": props.isShownAgain ? "again" : "" })}
      {...(account && { "data-hire-account": JSON.stringify(account) })}
    >
      <Breadcrumb
        trail={[
          { label: t(dryHire.dryHire), href: localeHref(locale, "/dry-hire") },
          { label: t(messages.catalogue), href: localeHref(locale, "/dry-hire/browse") },
          { label: t(messages.title) },
        ]}
      />
      <h1>
        <span className="basket-title">
          {t(messages.title)}
          <Companion of={messages.title} />
        </span>
        <span className="basket-sent-title">
          {t(messages.sentTitle)}
          <Companion of={messages.sentTitle} />
        </span>
      </h1>
      {account && <LeftOut lines={props.leftOut} account={account} shown={view.lines} />}
      <Question />
      <div>
        <form
          id={BASKET_FORM}
          method="get"
          action={localeHref(locale, "/dry-hire/basket")}
          noValidate
          className="hire-basket-form"
          aria-label={t(messages.lines)}
          data-hire-form=""
        >
          {requests !== "" && (
            <noscript>
              <input type="hidden" name="kit" defaultValue={requests} />
            </noscript>
          )}
          <BasketDates view={view} />
          <div className="cart-layout">
            <BasketPart name="lines" id={LINES_ID} state={isSent ? undefined : view}>
              {count > 0 || (view.removed && !isSent) ? (
                <BasketLines view={view} />
              ) : (
                <BasketWaiting guest={!account} />
              )}
            </BasketPart>
            <aside className="cart-summary" aria-labelledby="hire-summary">
              <BasketSummary view={view} />
              <BasketLoadCheck load={load} />
            </aside>
          </div>
        </form>
        <BasketBar view={view} />
      </div>
      <BasketEnquiry
        view={view}
        contact={contact}
        answer={answer}
        sent={sent}
        stored={props.stored}
        again={props.again}
        token={token}
        requests={requests}
        instantMostNet={instantMostNet}
      />
      <p className="hidden-visually" role="status" data-hire-status="" />
      <FailureTemplates />
      <script type="module" async src={basketScript} />
    </div>
  );
}

/**
 * A part of the page that the script replaces. `state` is what the browser or the account may keep of it. Links that lead
 * to its `id` give it the focus.
 */
function BasketPart({
  name,
  id,
  state,
  children,
}: {
  name: string;
  id: string;
  state: BasketView | undefined;
  children: React.ReactNode;
}) {
  return (
    <div
      data-hire-part={name}
      id={id}
      tabIndex={-1}
      {...(state && { "data-basket": JSON.stringify(state.basket) })}
      {...(state?.refused && { "data-refused": "" })}
    >
      {children}
    </div>
  );
}

/** Shown by the script where a link brings another basket than the visitor has. */
function Question() {
  const t = useT();
  const locale = useLocale();
  return (
    <section
      className="cart-offer"
      aria-labelledby="hire-question"
      tabIndex={-1}
      data-hire-question=""
      hidden
    >
      <h2 id="hire-question">{t(messages.askTitle)}</h2>
      <p>{t(messages.askText)}</p>
      <div className="cart-offer-actions">
        <Button variant="solid" data-hire-answer="replace">
          {t(messages.askReplace)}
        </Button>
        <Button variant="outline" data-hire-answer="merge">
          {t(messages.askMerge)}
        </Button>
        <ButtonLink variant="outline" href={localeHref(locale, "/dry-hire/basket")}>
          {t(messages.askKeep)}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What the script shows when a basket is not updated: in general, and when the session of an account has ended. */
function FailureTemplates() {
  const t = useT();
  const locale = useLocale();
  const retry = (
    <Button variant="outline" small data-hire-retry="">
      {t(messages.tryAgain)}
    </Button>
  );
  return (
    <>
      <template data-hire-failed="">
        <AlertBanner action={retry}>{t(messages.notUpdated)}</AlertBanner>
      </template>
      <template data-hire-failed="signed-out">
        <AlertBanner action={retry}>
          <p>{t(messages.loggedOut)}</p>
          <p>
            <a className="link" href={localeHref(locale, "/auth")} target="_blank" rel="noopener">
              {t(session.logInNewTab)}
            </a>
          </p>
        </AlertBanner>
      </template>
    </>
  );
}
