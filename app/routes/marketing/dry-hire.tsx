import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { HireCategories } from "#app/features/content/components/hire-categories.tsx";
import { PartnerNames } from "#app/features/content/components/partner-list.tsx";
import { SectionHead } from "#app/features/content/components/site-text-parts.tsx";
import { Statistics } from "#app/features/content/components/statistics.tsx";
import { StoreVisit } from "#app/features/content/components/store-visit.tsx";
import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import { EnquiryForm } from "#app/features/enquiries/components/enquiry-form.tsx";
import { FormPageTitle } from "#app/features/enquiries/components/form-page-title.tsx";
import { formPageMeta } from "#app/features/enquiries/form-page-meta.ts";
import { newFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { categoryHref } from "#app/features/fleet/catalogue/category-href.ts";
import { listHireDepartments } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { HireCountScript } from "#app/features/hire-basket/components/hire-count-script.tsx";
import { DryHireDates } from "#app/features/hire-catalogue/components/dry-hire-dates.tsx";
import { appContext } from "#app/http/context.server.ts";
import { enquiryFormAction } from "#app/http/forms/enquiry-form-action.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import type { Route } from "./+types/dry-hire.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const [lists, pictures, token, departments] = await Promise.all([
    listEntries(db, ["hire-categories", "dry-hire-statistics", "partners"]),
    getPagePictures(db, ["dry-hire", "dry-hire-store"]),
    newFormToken({ db, config, clock }, { shared: true }),
    listHireDepartments(db),
  ]);
  return { origin: config.origin, lists, pictures, token, departments };
}

export function action({ request, context }: Route.ActionArgs) {
  return enquiryFormAction({ request, context }, "dry-hire");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return formPageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    opening: loaderData.pictures["dry-hire"],
    path: "/dry-hire",
    title: dryHire.title,
    description: dryHire.description,
    crumb: dryHire.dryHire,
  });
}

export default function DryHirePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, pictures, token, departments } = loaderData;
  return (
    <>
      <FormPageTitle title={dryHire.title} answer={actionData} />
      <HeroFrame picture={pictures["dry-hire"]} title={dryHire.dryHire} lede={dryHire.lede} mirrored />
      <DryHireDates />
      <HireCountScript />
      <section className="section" id="categories">
        <div className="wrap">
          <CueTag number={1} label={dryHire.categories} />
          <SectionHead title={dryHire.categoriesHeading} />
          <HireCategories
            entries={lists["hire-categories"].filter((entry) => entry.onDryHire)}
            hrefOf={(title) => categoryHref(title, departments)}
          />
        </div>
      </section>
      <Statistics id="figures" title={dryHire.figures} entries={lists["dry-hire-statistics"]} />
      <section className="section" id="partners">
        <div className="wrap">
          <CueTag number={3} label={dryHire.partners} />
          <SectionHead title={dryHire.partnersHeading} text={dryHire.partnersText} />
          <PartnerNames entries={lists.partners} />
        </div>
      </section>
      <QuoteCall />
      <StoreVisit picture={pictures["dry-hire-store"]} />
      <section className="section" id="quote">
        <div className="wrap">
          <CueTag number={5} label={dryHire.quote} />
          <div className="split form-split">
            <SectionHead title={enquiries.dryHireTitle} text={dryHire.promiseText} />
            <EnquiryForm form="dry-hire" token={token} answer={actionData} />
          </div>
        </div>
      </section>
    </>
  );
}

function QuoteCall() {
  const t = useT();
  const locale = useLocale();
  return (
    <CallToAction title={dryHire.promise} text={dryHire.promiseText}>
      <ButtonLink href={localeHref(locale, "/dry-hire#quote")}>
        {t(dryHire.requestQuote)} <Companion of={dryHire.requestQuote} />
      </ButtonLink>
      <ButtonLink href={localeHref(locale, "/contact")} variant="outline">
        {t(dryHire.speakToUs)} <Companion of={dryHire.speakToUs} />
      </ButtonLink>
    </CallToAction>
  );
}
