import { ClientStrip } from "#app/features/content/components/client-strip.tsx";
import { HomeHero } from "#app/features/content/components/home-hero.tsx";
import { PartnerList } from "#app/features/content/components/partner-list.tsx";
import { ServiceBlocks } from "#app/features/content/components/service-blocks.tsx";
import { ServiceCards } from "#app/features/content/components/service-cards.tsx";
import { SectionHead } from "#app/features/content/components/site-text-parts.tsx";
import { Statistics } from "#app/features/content/components/statistics.tsx";
import { StudioSection } from "#app/features/content/components/studio-section.tsx";
import { localBusiness } from "#app/features/content/page-meta.ts";
import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import { EnquiryForm } from "#app/features/enquiries/components/enquiry-form.tsx";
import { FormPageTitle } from "#app/features/enquiries/components/form-page-title.tsx";
import { formPageMeta } from "#app/features/enquiries/form-page-meta.ts";
import { newFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryFormAction } from "#app/http/forms/enquiry-form-action.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as home from "#app/i18n/messages/site/home.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Cue, CueRail, CueTag } from "#app/ui/page/cue-tag.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

const CUES: readonly Cue[] = [
  { id: "services", number: 2, label: home.services },
  { id: "partners", number: 3, label: home.partnersCue },
  { id: "statistics", number: 4, label: home.statistics },
  { id: "studio", number: 5, label: home.studioCue },
  { id: "service-centre", number: 6, label: home.serviceCentre },
  { id: "contact", number: 7, label: home.contact },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const [lists, pictures, settings, token] = await Promise.all([
    listEntries(db, [
      "clients",
      "services",
      "partners",
      "statistics",
      "studio-facilities",
      "productions",
      "service-blocks",
    ]),
    getPagePictures(db, ["home", "home-studio"]),
    getSettings(db),
    newFormToken({ db, config, clock }, { shared: true }),
  ]);
  return { origin: config.origin, company: settings.company, lists, pictures, token };
}

export function action({ request, context }: Route.ActionArgs) {
  return enquiryFormAction({ request, context }, "contact");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, company, pictures } = loaderData;
  const locale = localeOf(location.pathname);
  return [
    ...formPageMeta({
      locale,
      origin,
      path: "/",
      title: home.title,
      description: home.description,
      opening: pictures.home,
    }),
    localBusiness(origin, company),
  ];
}

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, pictures, token } = loaderData;
  return (
    <>
      <FormPageTitle title={home.title} answer={actionData} />
      <HomeHero picture={pictures.home} />
      <ClientStrip label={home.clients} entries={lists.clients} />
      <CueRail cues={CUES} />
      <section className="section" id="services">
        <div className="wrap">
          <CueTag number={2} label={home.services} />
          <SectionHead title={home.servicesHeading} text={home.servicesText} />
          <ServiceCards entries={lists.services} />
          <CatalogueLinks />
        </div>
      </section>
      <section className="section" id="partners">
        <div className="wrap">
          <CueTag number={3} label={home.partnersCue} />
          <SectionHead title={home.partners} text={home.partnersText} />
          <PartnerList entries={lists.partners} />
        </div>
      </section>
      <Statistics id="statistics" title={home.statistics} entries={lists.statistics} />
      <StudioSection
        cue={5}
        picture={pictures["home-studio"]}
        facilities={lists["studio-facilities"].filter((entry) => entry.onHome)}
        productions={lists.productions}
      />
      <section className="section" id="service-centre">
        <div className="wrap">
          <CueTag number={6} label={home.serviceCentre} />
          <SectionHead title={home.serviceHeading} text={home.serviceText} />
          <ServiceBlocks entries={lists["service-blocks"]} />
        </div>
      </section>
      <section className="section" id="contact">
        <div className="wrap">
          <CueTag number={7} label={home.contact} />
          <div className="split form-split">
            <SectionHead title={home.contactHeading} text={home.contactText} />
            <EnquiryForm form="contact" token={token} answer={actionData} />
          </div>
        </div>
      </section>
    </>
  );
}

/** The ways on from the services: to hire, and to buy. */
function CatalogueLinks() {
  const t = useT();
  const locale = useLocale();
  return (
    <p className="row services-catalogue">
      <ButtonLink href={localeHref(locale, "/dry-hire/browse")} variant="outline">
        {t(home.hireCatalogue)}
      </ButtonLink>
      <ButtonLink href={localeHref(locale, "/shop")} variant="outline">
        {t(home.visitShop)}
      </ButtonLink>
    </p>
  );
}
