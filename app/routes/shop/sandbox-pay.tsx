import { data } from "react-router";
import { hireOrderText } from "#app/features/hires/payments/hire-order-text.ts";
import { getPaidHire } from "#app/features/hires/queries.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { getSandboxPage } from "#app/features/payments/get-sandbox-page.server.ts";
import { paySandboxPage } from "#app/features/payments/pay-sandbox-page.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/sandbox-pay.ts";
import "#app/features/payments/components/sandbox.css";

export const handle = { theme: "light", hydrate: false, footer: false } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await getSandboxPage(context.get(appContext), params.session);
  if (!session) throw notFound();
  const { db } = context.get(appContext);
  // Only a payment of a hire leads back to a hire: a sale needs no further read.
  const order = session.cancelUrl.includes("/dry-hire/hire/") ? await getOrder(db, session.reference) : null;
  const hire = order && (await getPaidHire(db, order));
  return data({ session, hire }, { headers: SECRET_ADDRESS });
}

/** The buttons of the page. After *Pay* the order is settled at once; the success page would do it too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const button = (await postedForm(request)).get("button");
  const act = button === "pay" ? paySandboxPage : getSandboxPage;
  const session = await act(app, params.session);
  if (!session) throw notFound();
  if (button === "back") throw redirectWith(context, session.cancelUrl);
  if (button !== "pay") return data({ declined: true }, { headers: SECRET_ADDRESS });
  throw redirectWith(context, session.successUrl);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titleMeta(messages.testTitle);

export default function SandboxPayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { session, hire } = loaderData;
  const t = useT();
  const amount = formatMoney(session.amount);
  const heading = session.state === "paid" ? messages.amountPaid : messages.amountDue;
  return (
    <div className="wrap sandbox">
      <div className="sandbox-slip">
        <Banner kind="sample" title={t(messages.testTitle)}>
          {t(messages.testText)}
        </Banner>
        <CompanionHeading level={1} of={heading} className="sandbox-title" />
        <p className="price price-large">{amount}</p>
        {hire && <p className="numeric">{t(hireOrderText(hire), { number: hire.number })}</p>}
        {actionData?.declined && <AlertBanner>{t(messages.declined)}</AlertBanner>}
        {session.state === "open" ? (
          <form method="post" className="sandbox-buttons">
            <SubmitButton name="button" value="pay" wide>
              {t(messages.testPay, { amount })}
            </SubmitButton>
            <SubmitButton name="button" value="decline" variant="outline" wide>
              {t(messages.testDecline)}
            </SubmitButton>
            <SubmitButton name="button" value="back" variant="quiet" wide>
              {t(messages.testBack)}
            </SubmitButton>
          </form>
        ) : (
          <>
            <Banner role="status">
              {t(session.state === "paid" ? messages.sessionPaid : messages.sessionOver)}
            </Banner>
            <ButtonLink href={session.state === "paid" ? session.successUrl : session.cancelUrl} wide>
              {t(messages.toOrder)}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
