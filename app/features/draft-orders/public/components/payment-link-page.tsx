import { LegalGuarantee } from "#app/features/catalog/components/legal-guarantee.tsx";
import { Seller } from "#app/features/checkout/components/seller-duties.tsx";
import { Terms } from "#app/features/checkout/components/terms.tsx";
import { OrderFacts } from "#app/features/orders/components/order-facts.tsx";
import { OrderLinesTable } from "#app/features/orders/components/order-lines.tsx";
import type { OrderView, ProviderName } from "#app/features/orders/orders.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { formatDate } from "#app/i18n/dates.ts";
import * as checkout from "#app/i18n/messages/shop/checkout.ts";
import * as messages from "#app/i18n/messages/shop/payment-link.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { mailtoHref, telHref } from "#app/lib/text/contact-links.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { LinkState } from "../payment-link.ts";
import "#app/features/checkout/components/checkout.css";
import "./payment-link.css";

interface FormProps {
  readonly order: OrderView;
  /** The instant until which the prices are held. */
  readonly until: Date;
  readonly company: Company;
  /** How the company is reached, on one line. */
  readonly contact: string;
  readonly graphic: PictureSource | null;
  readonly payNow: ProviderName | null;
  readonly refusal: "terms" | "sold-out" | "no-payment" | null;
}

/** What staff prepared, all that binds the buyer, and the button that orders. */
export function PaymentLinkForm({ order, until, company, contact, graphic, payNow, refusal }: FormProps) {
  const t = useT();
  const locale = useLocale();
  const date = formatDate(locale, lastDayOf(until));
  return (
    <>
      <CompanionHeading level={1} of={messages.title} />
      <p className="intro">{t(messages.intro, { name: order.name, date })}</p>
      {(refusal === "sold-out" || refusal === "no-payment") && (
        <AlertBanner>
          {t(refusal === "sold-out" ? messages.soldOut : messages.noPayment)} {contact}
        </AlertBanner>
      )}
      <div className="payment-link">
        <div className="stack-6">
          <h2>{t(checkout.summary)}</h2>
          <OrderLinesTable order={order} />
          <OrderFacts order={order} headed />
          {contact !== "" && <p className="muted">{t(messages.check, { contact })}</p>}
        </div>
        <form method="post" noValidate className="checkout-side">
          <div className="checkout-duties">
            <Seller company={company} />
            <LegalGuarantee graphic={graphic} />
          </div>
          <Terms error={refusal === "terms" ? t(messages.termsRequired) : undefined} />
          {payNow === "stripe" && locale === "ga" && (
            <p className="checkout-note">{t(checkout.cardPageLanguage)}</p>
          )}
          <SubmitButton wide data-busy-text={t(checkout.ordering)}>
            {t(checkout.orderButton)}
          </SubmitButton>
          <p className="checkout-note">{t(messages.orderHint, { date })}</p>
        </form>
      </div>
    </>
  );
}

const CLOSED = {
  expired: [messages.expiredTitle, messages.expiredText],
  changed: [messages.changedTitle, messages.changedText],
  cancelled: [messages.cancelledTitle, messages.cancelledText],
} as const;

interface ClosedProps {
  readonly state: LinkState;
  readonly until: Date | null;
  readonly company: Company;
}

/** Why a payment link opens nothing any more, and how the company is reached. */
export function LinkClosed({ state, until, company }: ClosedProps) {
  const t = useT();
  const locale = useLocale();
  const kind = state === "expired" || state === "cancelled" ? state : "changed";
  const [title] = CLOSED[kind];
  const date = until ? formatDate(locale, lastDayOf(until)) : "";
  return (
    <div className="stack-4 width-narrow">
      <CompanionHeading level={1} of={title} />
      <p>{kind === "expired" ? t(messages.expiredText, { date }) : t(CLOSED[kind][1])}</p>
      {company.phone && (
        <p>
          <a className="link" href={telHref(company.phone)}>
            {company.phone}
          </a>
        </p>
      )}
      {company.email && (
        <p>
          <a className="link" href={mailtoHref(company.email)}>
            {company.email}
          </a>
        </p>
      )}
    </div>
  );
}
