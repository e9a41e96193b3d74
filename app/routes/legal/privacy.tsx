import { LegalPage } from "#app/features/content/components/legal-page.tsx";
import { privacy } from "#app/features/content/legal/privacy.ts";
import { pageMeta } from "#app/features/content/page-meta.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/privacy.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { company } = await getSettings(db);
  return { origin: config.origin, company };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = privacy;
  const locale = localeOf(location.pathname);
  return pageMeta({ locale, origin: loaderData.origin, path: "/privacy", title, description, crumb: title });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={privacy} company={loaderData.company} />;
}
