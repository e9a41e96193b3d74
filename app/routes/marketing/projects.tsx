import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { Projects } from "#app/features/content/components/projects.tsx";
import { openingMeta } from "#app/features/content/page-meta.ts";
import { openingLoader } from "#app/http/opening-loader.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as projects from "#app/i18n/messages/site/projects.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/projects.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export const loader = openingLoader("projects", ["projects"]);

export const meta = openingMeta({
  path: "/projects",
  title: projects.title,
  description: projects.description,
  crumb: projects.projects,
});

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
