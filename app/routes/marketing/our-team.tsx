import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { People } from "#app/features/content/components/people.tsx";
import { pageMeta } from "#app/features/content/page-meta.ts";
import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as team from "#app/i18n/messages/site/team.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import type { Route } from "./+types/our-team.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const [lists, pictures] = await Promise.all([listEntries(db, ["team"]), getPagePictures(db, ["team"])]);
  return { origin: config.origin, lists, picture: pictures.team };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    opening: loaderData.picture,
    path: "/our-team",
    title: team.title,
    description: team.description,
    crumb: team.team,
  });
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <HeroFrame picture={loaderData.picture} title={team.team} lede={team.lede} />
      <section className="section" aria-label={t(team.roles)}>
        <div className="wrap">
          <CueTag number={1} label={team.roles} />
          <People entries={loaderData.lists.team} />
        </div>
      </section>
      <CallToAction title={team.experience} text={team.experienceText}>
        <ButtonLink href={localeHref(locale, "/contact")}>
          {t(team.getInTouch)} <Companion of={team.getInTouch} />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
