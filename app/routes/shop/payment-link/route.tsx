import { data, redirect } from "react-router";
import { getGuaranteeGraphic } from "#app/features/catalog/product/guarantee-graphic.server.ts";
import { previewOf } from "#app/features/draft-orders/complete/order-of-draft.ts";
import {
  LinkClosed,
  PaymentLinkForm,
} from "#app/features/draft-orders/public/components/payment-link-page.tsx";
import { orderByLink } from "#app/features/draft-orders/public/order-by-link.server.ts";
import { linkStateOf } from "#app/features/draft-orders/public/payment-link.ts";
import { getDraftByToken } from "#app/features/draft-orders/queries.server.ts";
import { getOrderOfDraft } from "#app/features/orders/queries.server.ts";
import { activeProvider } from "#app/features/payments/providers.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { orderRedirect } from "#app/http/responses/payment-redirect.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/payment-link.ts";
import { isToken } from "#app/lib/ids.ts";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

async function requireLink({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { db } = context.get(appContext);
  const link = /^[1-9]\d{0,5}$/.test(params.link) ? Number(params.link) : 0;
  const draft = isToken(params.token) && link > 0 ? await getDraftByToken(db, params.token) : null;
  // An account or a link that is forgotten has no customer any more.
  if (!draft || draft.link < link || draft.email === "") throw notFound();
  return { draft, link };
}

export async function loader(args: Route.LoaderArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const { draft, link } = await requireLink(args);
  const order = await getOrderOfDraft(db, draft.id);
  if (order) throw redirect(localeHref(order.locale, `/shop/orders/${order.token}`), 303);
  const state = linkStateOf(draft, link, clock.now());
  const [{ company }, graphic] = await Promise.all([getSettings(db), getGuaranteeGraphic(db, draft.locale)]);
  const contact = [company.phone, company.email].filter(Boolean).join(" · ");
  const payNow = activeProvider({ db, config, clock })?.name ?? null;
  const shown = state === "open" ? previewOf(draft, payNow ?? "invoice") : null;
  const page = { state, order: shown, until: draft.heldUntil, company, contact, graphic, payNow };
  return data(page, { status: state === "open" ? 200 : 410, headers: SECRET_ADDRESS });
}

/** The order button: places the order once, and goes to the payment page. */
export async function action(args: Route.ActionArgs) {
  const { draft, link } = await requireLink(args);
  const form = await postedForm(args.request);
  if (!form.ticked("terms"))
    return data({ refusal: "terms" as const }, { status: 400, headers: SECRET_ADDRESS });
  const ordered = await orderByLink(args.context.get(appContext), draft, link);
  if (ordered.ok) throw orderRedirect(args.context, draft.locale, ordered.value);
  const { error } = ordered;
  if (error.kind === "payment-unavailable") throw orderRedirect(args.context, draft.locale, error);
  const refusal = error.kind === "out-of-stock" ? ("sold-out" as const) : ("no-payment" as const);
  return data({ refusal }, { status: 409, headers: SECRET_ADDRESS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders ?? loaderHeaders;

export const meta = titleMeta(messages.title);

export default function PaymentLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, order, until, ...shown } = loaderData;
  return (
    <div className="wrap checkout-page">
      {order && until && state === "open" ? (
        <PaymentLinkForm order={order} until={until} refusal={actionData?.refusal ?? null} {...shown} />
      ) : (
        <LinkClosed state={state} until={until} company={shown.company} />
      )}
    </div>
  );
}
