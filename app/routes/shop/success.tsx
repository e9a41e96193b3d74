import { data } from "react-router";
import { entryOf } from "#app/features/cart/cart.ts";
import { HIRE_OUTCOME_TITLES, HireOutcome } from "#app/features/hires/public/components/hire-outcome.tsx";
import { getPaidHire } from "#app/features/hires/queries.server.ts";
import { SALE_OUTCOME_TITLES, SaleOutcome } from "#app/features/orders/components/sale-outcome.tsx";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import { orderIn } from "#app/features/orders/orders.ts";
import { getOrderAndOpen, getOrderOutcome } from "#app/features/payments/get-order-outcome.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { isToken } from "#app/lib/ids.ts";
import { personalMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/success.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

/** How long the page waits before it asks about an unclear payment again, in seconds. */
const ASK_AGAIN_S = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const [token, session] = [searchParams.get("order"), searchParams.get("session_id")];
  const app = context.get(appContext);
  const found = isToken(token) ? await getOrderAndOpen(app.db, token) : null;
  const outcome =
    found &&
    (await getOrderOutcome(app, found.order, {
      broughtRef: session,
      mayBeOpen: found.mayBeOpen,
    }));
  if (!outcome) return data({ kind: "none" as const, order: null, hire: null }, { headers: SECRET_ADDRESS });
  const {
    number,
    token: key,
    state,
    expiresAt,
    lines,
    total,
    email,
    address,
  } = orderIn(localeOf(pathname), outcome.order);
  const items = lines.flatMap(({ productId, quantity, chosen }) =>
    productId ? [entryOf(productId, quantity, chosen)] : [],
  );
  const waiting = isAwaitingPayment(state);
  const view = { number, token: key, expiresAt, items, waiting, state, lines, total, email, address };
  const hire = await getPaidHire(app.db, outcome.order);
  return data({ kind: outcome.kind, order: view, hire }, { headers: SECRET_ADDRESS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.hire
    ? HIRE_OUTCOME_TITLES[loaderData.kind]
    : SALE_OUTCOME_TITLES[loaderData?.kind ?? "none"];
  return [
    ...personalMeta(localeOf(location.pathname), title),
    ...(loaderData?.kind === "checking" ? [{ httpEquiv: "refresh", content: String(ASK_AGAIN_S) }] : []),
  ];
}

export default function SuccessPage({ loaderData: { kind, order, hire } }: Route.ComponentProps) {
  return hire ? <HireOutcome kind={kind} hire={hire} /> : <SaleOutcome kind={kind} order={order} />;
}
