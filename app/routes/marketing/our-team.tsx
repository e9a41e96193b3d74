import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { People } from "#app/features/content/components/people.tsx";
import { openingMeta } from "#app/features/content/page-meta.ts";
import { openingLoader } from "#app/http/opening-loader.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as team from "#app/i18n/messages/site/team.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import type { Route } from "./+types/our-team.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export const loader = openingLoader("team", ["team"]);

export const meta = openingMeta({
  path: "/our-team",
  title: team.title,
  description: team.description,
  crumb: team.team,
});

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
