import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { ClientStrip } from "#app/features/content/components/client-strip.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { ProductionCards } from "#app/features/content/components/production-cards.tsx";
import { SectionHead } from "#app/features/content/components/site-text-parts.tsx";
import {
  StudioStory,
  StudioUses,
  VirtualProduction,
} from "#app/features/content/components/studio-parts.tsx";
import { StudioSpecifications } from "#app/features/content/components/studio-section.tsx";
import { pageMeta } from "#app/features/content/page-meta.ts";
import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import { videoObject } from "#app/features/content/video-object.ts";
import { OVERVIEW_LOOP } from "#app/features/media/artwork-rows.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as studio from "#app/i18n/messages/site/studio.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import { VideoFacade } from "#app/ui/video-facade.tsx";
import type { Route } from "./+types/studio5.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const [lists, pictures] = await Promise.all([
    listEntries(db, ["studio-partners", "studio-uses", "studio-facilities", "studio-productions"]),
    getPagePictures(db, ["studio", "studio-video", "studio-virtual", "studio-perfect", "studio-location"]),
  ]);
  return { origin: config.origin, lists, pictures };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, pictures } = loaderData;
  const locale = localeOf(location.pathname);
  return [
    ...pageMeta({
      locale,
      origin,
      path: "/studio5",
      title: studio.title,
      description: studio.description,
      crumb: studio.studio,
      opening: pictures.studio,
    }),
    videoObject(locale, origin, { title: studio.overviewVideo, description: studio.overviewText }),
  ];
}

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { lists, pictures } = loaderData;
  return (
    <>
      <HeroFrame
        picture={pictures.studio}
        title={studio.studio}
        tagline={studio.tagline}
        lede={studio.lede}
        tall
      />
      <ClientStrip label={studio.partners} entries={lists["studio-partners"]} />
      <StudioStory />
      <StudioUses entries={lists["studio-uses"]} />
      <section className="section" id="facilities">
        <div className="wrap">
          <CueTag number={3} label={studio.facilities} />
          <SectionHead title={studio.facilitiesHeading} />
          <StudioSpecifications entries={lists["studio-facilities"]} columns />
        </div>
      </section>
      <section className="section" id="overview">
        <div className="wrap">
          <CueTag number={4} label={studio.overview} />
          <SectionHead title={studio.overviewHeading} text={studio.overviewText} />
          <VideoFacade
            title={t(studio.overviewVideo)}
            poster={pictures["studio-video"].picture}
            sizes="(min-width: 100rem) 96rem, 94vw"
            video={{ kind: "file", ...OVERVIEW_LOOP }}
          />
        </div>
      </section>
      <section className="section" id="productions">
        <div className="wrap">
          <CueTag number={5} label={studio.productions} />
          <SectionHead title={studio.productionsHeading} />
          <ProductionCards entries={lists["studio-productions"]} />
        </div>
      </section>
      <VirtualProduction pictures={pictures} />
      <CallToAction title={studio.tagline}>
        <ContactButton />
      </CallToAction>
    </>
  );
}

function ContactButton() {
  const t = useT();
  const locale = useLocale();
  return (
    <ButtonLink href={localeHref(locale, "/contact")}>
      {t(studio.contactUs)} <Companion of={studio.contactUs} />
    </ButtonLink>
  );
}
