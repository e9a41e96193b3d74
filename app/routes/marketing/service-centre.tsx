import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { ServiceBlocks } from "#app/features/content/components/service-blocks.tsx";
import { SectionHead } from "#app/features/content/components/site-text-parts.tsx";
import { Steps } from "#app/features/content/components/steps.tsx";
import { openingMeta } from "#app/features/content/page-meta.ts";
import { openingLoader } from "#app/http/opening-loader.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as home from "#app/i18n/messages/site/home.ts";
import * as service from "#app/i18n/messages/site/service.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import type { Route } from "./+types/service-centre.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

const JOURNEY = [
  { title: service.book, text: service.bookText },
  { title: service.look, text: service.lookText },
  { title: service.mend, text: service.mendText },
  { title: service.prove, text: service.proveText },
];

export const loader = openingLoader("service", ["service-blocks"]);

export const meta = openingMeta({
  path: "/service-centre",
  title: service.title,
  description: service.description,
  crumb: service.serviceCentre,
});

export default function ServiceCentrePage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <HeroFrame
        picture={loaderData.picture}
        title={service.serviceCentre}
        tagline={service.hashtag}
        lede={service.lede}
      >
        <ScheduleButton />
      </HeroFrame>
      <section className="section" id="authorised">
        <div className="wrap">
          <CueTag number={1} label={service.authorised} />
          <SectionHead title={home.serviceHeading} text={home.serviceText} />
          <ServiceBlocks entries={loaderData.lists["service-blocks"]} />
        </div>
      </section>
      <section className="section" id="journey">
        <div className="wrap">
          <CueTag number={2} label={service.journeyCue} />
          <SectionHead title={service.journey} />
          <Steps of={JOURNEY} />
        </div>
      </section>
      <CallToAction title={service.annual} text={service.annualText}>
        <ScheduleButton />
        <ButtonLink href={localeHref(locale, "/contact")} variant="outline">
          {t(service.getInTouch)} <Companion of={service.getInTouch} />
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function ScheduleButton() {
  const t = useT();
  const locale = useLocale();
  return (
    <ButtonLink href={localeHref(locale, "/equipment-servicing")}>
      {t(service.scheduleService)} <Companion of={service.scheduleService} />
    </ButtonLink>
  );
}
