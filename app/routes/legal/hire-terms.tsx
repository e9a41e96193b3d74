import { LegalPage } from "#app/features/content/components/legal-page.tsx";
import { hireTerms } from "#app/features/content/legal/hire-terms.ts";
import { pageMeta } from "#app/features/content/page-meta.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/hire-terms.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { company } = await getSettings(db);
  return { origin: config.origin, company };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = hireTerms;
  const locale = localeOf(location.pathname);
  return pageMeta({
    locale,
    origin: loaderData.origin,
    path: "/hire-terms",
    title,
    description,
    crumb: title,
  });
}

export default function HireTermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={hireTerms} company={loaderData.company} />;
}
