import { data } from "react-router";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { WithdrawalReceiptView } from "#app/features/withdrawals/components/withdrawal-receipt.tsx";
import { getWithdrawalReceipt } from "#app/features/withdrawals/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { isToken } from "#app/lib/ids.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/withdraw-received.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const receipt = isToken(params.token) ? await getWithdrawalReceipt(db, params.token) : null;
  if (!receipt) throw notFound();
  const { company } = await getSettings(db);
  return data({ receipt, store: oneLine(company.address) }, { headers: SECRET_ADDRESS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ location, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (error) return [];
  return noindexMeta(messages.receivedTitle, localeOf(location.pathname));
}

export default function WithdrawReceivedPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap withdraw-page">
      <CompanionHeading level={1} of={messages.receivedTitle} />
      <WithdrawalReceiptView {...loaderData} />
    </div>
  );
}
