import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { Projects } from "#app/features/content/components/projects.tsx";
import { pageMeta } from "#app/features/content/page-meta.ts";
import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as projects from "#app/i18n/messages/site/projects.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/projects.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const [lists, pictures] = await Promise.all([
    listEntries(db, ["projects"]),
    getPagePictures(db, ["projects"]),
  ]);
  return { origin: config.origin, lists, picture: pictures.projects };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    opening: loaderData.picture,
    path: "/projects",
    title: projects.title,
    description: projects.description,
    crumb: projects.projects,
  });
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const contact = localeHref(locale, "/contact");
  return (
    <>
      <HeroFrame picture={loaderData.picture} title={projects.projects} lede={projects.lede} />
      <div className="section">
        <div className="wrap">
          <Projects entries={loaderData.lists.projects} />
        </div>
      </div>
      <CallToAction title={projects.close} text={projects.closeText}>
        <ButtonLink href={contact}>
          {t(projects.requestQuote)} <Companion of={projects.requestQuote} />
        </ButtonLink>
        <ButtonLink href={contact} variant="outline">
          {t(projects.speakToUs)} <Companion of={projects.speakToUs} />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
