import { pageMeta } from "#app/features/content/page-meta.ts";
import { LegalPage } from "#app/features/legal/components/legal-page.tsx";
import { legalPageOf } from "#app/features/legal/legal-pages.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { getLegalWording } from "#app/features/site-text/legal-wording.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/legal.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { company } = await getSettings(db);
  const { path } = legalPageOf(pattern);
  const { updated } = await getLegalWording(db, path);
  return { path, updated, origin: config.origin, company };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, origin } = loaderData;
  const { title, description } = legalPageOf(path).document;
  return pageMeta({ locale: localeOf(location.pathname), origin, path, title, description, crumb: title });
}

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  const { path, updated, company } = loaderData;
  return <LegalPage document={legalPageOf(path).document} updated={updated} company={company} />;
}
