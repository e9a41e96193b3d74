import { data, Outlet } from "react-router";
import { cancellationOf } from "#app/features/hires/cancel/cancellation.ts";
import { checkRequests } from "#app/features/hires/dates/check-dates.server.ts";
import { listHireDocuments } from "#app/features/hires/documents/notes.server.ts";
import { toCustomersHire } from "#app/features/hires/hires.ts";
import { HirePage } from "#app/features/hires/public/components/hire-page.tsx";
import { getHireLoad } from "#app/features/hires/public/get-hire-load.server.ts";
import { hireAgainSearches } from "#app/features/hires/public/hire-again.server.ts";
import type { HirePageAnswer } from "#app/features/hires/public/hire-answer.ts";
import { listInvoicesOfOrders } from "#app/features/invoices/queries.server.ts";
import { transferAccountOf } from "#app/features/orders/transfer.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { requireHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { newToken } from "#app/lib/ids.ts";
import { pageTitle } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = args.context.get(appContext);
  const hire = await requireHire(args);
  const now = clock.now();
  const locale = localeOf(new URL(args.request.url).pathname);
  const ids = hire.orders.map(({ orderId }) => orderId);
  const [documents, [again = null], load, { company, trade }, dates, notes] = await Promise.all([
    listInvoicesOfOrders(db, ids),
    hireAgainSearches(db, [hire.lines], locale),
    getHireLoad(db, hire),
    getSettings(db),
    checkRequests(db, hire, now),
    listHireDocuments(db, hire),
  ]);
  const cancellation = cancellationOf(hire, now);
  return data(
    {
      hire: toCustomersHire(hire),
      documents,
      notes,
      load,
      again,
      cancellation,
      dates,
      postKey: newToken(),
      now,
      store: company.address,
      openingHours: company.openingHours[locale],
      account: trade.iban === "" ? null : transferAccountOf(trade),
    },
    { headers: SECRET_ADDRESS },
  );
}

export const headers = () => SECRET_ADDRESS;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const number = loaderData?.hire.number ?? "";
  return [{ title: pageTitle(format(localeOf(location.pathname), messages.hire, { number })) }];
}

export default function HireRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HirePage {...loaderData} answer={useActionResult<HirePageAnswer>()} />
      <Outlet />
    </>
  );
}
