import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { ContentPicture } from "#app/features/content/components/content-picture.tsx";
import { PageHero } from "#app/features/content/components/page-hero.tsx";
import { Words } from "#app/features/content/components/words.tsx";
import { pageMeta } from "#app/features/content/page-meta.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import type { Entry } from "#app/features/content/schema.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as projects from "#app/i18n/messages/projects.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/projects.ts";

export const handle = { lights: "down", hydrate: false } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  return { origin: config.origin, lists: await listEntries(db, ["projects"]) };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
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
      <PageHero picture="rig" title={projects.projects} lede={projects.lede} />
      <div className="section">
        <div className="wrap">
          {loaderData.lists.projects.map((entry) => (
            <Project key={entry.id} entry={entry} />
          ))}
        </div>
      </div>
      <CallToAction title={projects.close} text={projects.closeText}>
        <ButtonLink href={contact}>
          {t(projects.requestQuote)} <Companion of={projects.requestQuote} />
        </ButtonLink>
        <ButtonLink href={contact} look="line">
          {t(projects.speakToUs)} <Companion of={projects.speakToUs} />
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Project({ entry }: { entry: Entry<"projects"> }) {
  const t = useT();
  return (
    <article className="spread project" id={entry.key}>
      <ContentPicture
        picture={entry.picture}
        sizes="(min-width: 62rem) 56vw, 94vw"
        className="spread-picture project-picture"
      />
      <div className="spread-text">
        <p className="spread-number">{entry.number}</p>
        <h2>
          <Words of={entry.title} />
        </h2>
        {entry.subtitle && <p className="project-subtitle">{t(entry.subtitle)}</p>}
        <p>{t(entry.description)}</p>
      </div>
    </article>
  );
}
