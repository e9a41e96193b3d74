import { data } from "react-router";
import { entryOf } from "#app/features/cart/cart.ts";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { Outcome } from "#app/features/orders/components/outcome.tsx";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import { getOrderByToken } from "#app/features/orders/queries.server.ts";
import { getOrderOutcome } from "#app/features/payments/get-order-outcome.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { formatTime } from "#app/i18n/formats.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/orders.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { isToken } from "#app/lib/ids.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { personalMeta } from "#app/ui/page-title.ts";
import type { Route } from "./+types/success.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

/** How long the page waits before it asks about an unclear payment again, in seconds. */
const ASK_AGAIN_S = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [token, session] = [searchParams.get("order"), searchParams.get("session_id")];
  const { db, config, clock, orderKinds } = context.get(appContext);
  const order = isToken(token) ? await getOrderByToken(db, token) : null;
  const outcome =
    order && (await getOrderOutcome({ db, config, clock, orderKinds }, order, { broughtRef: session }));
  if (!outcome) return data({ kind: "none" as const, order: null }, { headers: SECRET_ADDRESS });
  const { number, token: key, state, expiresAt, lines } = outcome.order;
  const items = lines.flatMap(({ productId, quantity, chosen }) =>
    productId ? [entryOf(productId, quantity, chosen)] : [],
  );
  const waiting = isAwaitingPayment(state);
  const view = { number, token: key, expiresAt, items, waiting, failed: state === "failed" };
  return data({ kind: outcome.kind, order: view }, { headers: SECRET_ADDRESS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const title =
    loaderData?.kind === "checking"
      ? messages.checkingTitle
      : loaderData?.kind === "unpaid"
        ? messages.unpaidTitle
        : messages.successTitle;
  return [
    ...personalMeta(localeOf(location.pathname), title),
    ...(loaderData?.kind === "checking" ? [{ httpEquiv: "refresh", content: String(ASK_AGAIN_S) }] : []),
  ];
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { kind, order } = loaderData;
  const t = useT();
  const locale = useLocale();
  if (kind === "checking") {
    return (
      <Outcome
        title={t(messages.checkingTitle)}
        companion={<Companion of={messages.checkingTitle} />}
        good={false}
        ways={<OrderLink token={order.token} />}
      >
        <p role="status">{t(messages.checkingText)}</p>
      </Outcome>
    );
  }
  if (kind === "unpaid") {
    return (
      <Outcome
        title={t(messages.unpaidTitle)}
        companion={<Companion of={messages.unpaidTitle} />}
        good={false}
        ways={<OrderLink token={order.token} />}
      >
        <p>
          {order.waiting
            ? t(messages.unpaidText, { time: formatTime(order.expiresAt) })
            : t(order.failed ? messages.failedOutcome : messages.expiredText)}
        </p>
      </Outcome>
    );
  }
  return (
    <>
      <ShopScript />
      {order && <span hidden data-paid-order={order.number} data-paid-items={JSON.stringify(order.items)} />}
      <Outcome
        title={t(messages.successTitle)}
        companion={<Companion of={messages.successTitle} />}
        good
        ways={
          <>
            <ButtonLink href={localeHref(locale, "/shop/browse")}>{t(messages.continueShopping)}</ButtonLink>
            <ButtonLink variant="outline" href={localeHref(locale, "/")}>
              {t(messages.backHome)}
            </ButtonLink>
            {order && <OrderLink token={order.token} />}
          </>
        }
      >
        <p>{t(messages.successText)}</p>
        {order && <p className="numeric">{t(messages.order, { number: String(order.number) })}</p>}
      </Outcome>
    </>
  );
}

function OrderLink({ token }: { token: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ButtonLink variant="quiet" href={localeHref(locale, `/shop/orders/${token}`)}>
      {t(messages.viewOrder)}
    </ButtonLink>
  );
}
