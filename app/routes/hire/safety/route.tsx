import { SafetyPage } from "#app/features/hires/safety/components/safety-page.tsx";
import { getSafetyPack } from "#app/features/hires/safety/get-safety-pack.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireSafetyHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/safety-pack.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const headers = () => SECRET_ADDRESS;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(
    format(localeOf(location.pathname), messages.titleOf, { number: loaderData?.hire.number ?? "" }),
  );
}

/** What a venue's safety officer sees without an account. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = args.context.get(appContext);
  const hire = await requireSafetyHire(args);
  return getSafetyPack(db, hire, clock.now());
}

export default function SafetyRoute({ loaderData, params }: Route.ComponentProps) {
  return <SafetyPage pack={loaderData} token={params.token} />;
}
