import { data, redirect } from "react-router";
import { getGuaranteeGraphic } from "#app/features/catalog/product/guarantee-graphic.server.ts";
import { buyable } from "#app/features/checkout/checkout.ts";
import { CheckoutForm } from "#app/features/checkout/components/checkout-form.tsx";
import { CheckoutRefusal } from "#app/features/checkout/components/checkout-refusal.tsx";
import { LineFaults } from "#app/features/checkout/components/checkout-summary.tsx";
import { APPLY } from "#app/features/checkout/components/discount-field.tsx";
import { SavedAddresses } from "#app/features/checkout/components/saved-addresses.tsx";
import { getKnownDetails } from "#app/features/checkout/known-details.server.ts";
import { checkoutFor } from "#app/features/checkout/no-vat.ts";
import { toCheckoutValues } from "#app/features/checkout/schema.ts";
import { activeProvider } from "#app/features/payments/providers.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { orderRedirect } from "#app/http/responses/payment-redirect.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { FormTitle } from "#app/ui/page/form-title.tsx";
import type { Route } from "./+types/route.ts";
import {
  invoiceDaysFor,
  orderFromForm,
  orderPlacedOf,
  refusedOrderInit,
  requireCheckout,
  requireCheckoutOwner,
} from "./checkout-page.server.ts";
import { appliedCodeInit, discountFor } from "./discount-answer.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireCheckoutOwner];

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader(args: Route.LoaderArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const checkout = await requireCheckout(args.params.token, args.context);
  const order = await orderPlacedOf(args.params.token, args.context);
  if (order) throw redirect(localeHref(order.locale, `/shop/orders/${order.token}`), 303);
  const [{ company }, viewer, invoiceDays] = await Promise.all([
    getSettings(db),
    getViewer(args.context),
    invoiceDaysFor(args.context, checkout),
  ]);
  const picked = new URL(args.request.url).searchParams.get("address");
  const known = await getKnownDetails(db, checkout, { viewer, picked, now: clock.now() });
  const graphic = await getGuaranteeGraphic(db, checkout.locale);
  const payNow = activeProvider({ db, config, clock })?.name ?? null;
  return { checkout, company, known, payNow, invoiceDays, graphic, signedIn: viewer !== null };
}

export async function action(args: Route.ActionArgs) {
  const checkout = await requireCheckout(args.params.token, args.context, { pictures: false });
  const form = await postedForm(args.request);
  const values = toCheckoutValues(form);
  const answer = await discountFor(args.context, checkout, values);
  if (form.get(APPLY) !== null) return data({ refusal: null, values, answer }, appliedCodeInit(answer));
  const submitted = await orderFromForm(args.context, { checkout, form, answer });
  if (!submitted.ok) {
    const refusal = submitted.error;
    if (refusal.kind === "payment-unavailable") throw orderRedirect(args.context, checkout.locale, refusal);
    const current =
      refusal.kind === "discount-changed" ? await discountFor(args.context, checkout, values) : answer;
    return data({ refusal, values, answer: current }, refusedOrderInit(refusal));
  }
  throw orderRedirect(args.context, checkout.locale, submitted.value);
}

export { secretHeaders as headers } from "#app/http/headers/private-headers.ts";

export const meta: Route.MetaFunction = () => [];

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout: loaded, known, ...shown } = loaderData;
  const t = useT();
  const refusal = actionData?.refusal;
  const values = actionData?.values ?? known.values;
  const answer = actionData?.answer ?? null;
  const isCodeRefused = refusal === null && Boolean(answer?.refusal);
  const checkout = checkoutFor(loaded, values, answer);
  const faulty = checkout.lines.filter((line) => line.fault !== null);
  const back = (
    <ButtonLink variant="outline" href={localeHref(useLocale(), "/shop/cart")}>
      {t(messages.backToCart)}
    </ButtonLink>
  );
  return (
    <div className="wrap checkout-page">
      <FormTitle title={messages.title} isRefused={refusal?.kind === "invalid" || isCodeRefused} />
      <CompanionHeading level={1} of={messages.title} />
      {refusal && refusal.kind !== "invalid" && (
        <div tabIndex={-1} data-problem="">
          <CheckoutRefusal refusal={refusal} />
        </div>
      )}
      {faulty.length > 0 && (
        <Banner kind="fault" title={t(messages.linesTitle)} role="status">
          <LineFaults lines={faulty} />
        </Banner>
      )}
      {!actionData && <SavedAddresses addresses={known.addresses} current={known.addressId} />}
      {buyable(checkout.lines).length === 0 ? (
        <EmptyState title={t(messages.nothingLeft)} action={back} />
      ) : (
        <CheckoutForm
          checkout={checkout}
          values={values}
          answer={answer}
          isCodeRefused={isCodeRefused}
          faults={refusal?.kind === "invalid" ? refusal.faults : {}}
          {...shown}
        />
      )}
    </div>
  );
}
