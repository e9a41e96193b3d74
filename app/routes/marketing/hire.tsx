import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { HireCategories } from "#app/features/content/components/hire-categories.tsx";
import { HireGuide } from "#app/features/content/components/hire-guide.tsx";
import { SectionHead } from "#app/features/content/components/site-text-parts.tsx";
import { openingMeta } from "#app/features/content/page-meta.ts";
import { categoryHref } from "#app/features/fleet/catalogue/category-href.ts";
import { listHireDepartments } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { openingLoader } from "#app/http/opening-loader.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as hire from "#app/i18n/messages/site/hire.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import type { Route } from "./+types/hire.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

const opening = openingLoader("hire", ["hire-categories"]);

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(appContext);
  const [page, departments] = await Promise.all([opening(args), listHireDepartments(db)]);
  return { ...page, departments };
}

export const meta = openingMeta({
  path: "/hire",
  title: hire.title,
  description: hire.description,
  crumb: hire.hire,
});

export default function HirePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroFrame picture={loaderData.picture} title={hire.hire} tagline={hire.heading} lede={hire.lede}>
        <WayOn />
      </HeroFrame>
      <section className="section" id="categories">
        <div className="wrap">
          <CueTag number={1} label={hire.categoriesCue} />
          <SectionHead title={hire.categories} />
          <HireCategories
            entries={loaderData.lists["hire-categories"]}
            hrefOf={(title) => categoryHref(title, loaderData.departments)}
          />
        </div>
      </section>
      <HireGuide />
      <CallToAction title={hire.close} text={hire.step2Text}>
        <WayOn />
      </CallToAction>
    </>
  );
}

function WayOn() {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <ButtonLink href={localeHref(locale, "/dry-hire")}>
        {t(hire.toDryHire)} <Companion of={hire.toDryHire} />
      </ButtonLink>
      <ButtonLink href={localeHref(locale, "/dry-hire/browse")} variant="outline">
        {t(hire.toCatalogue)}
      </ButtonLink>
      <ButtonLink href={localeHref(locale, "/contact")} variant="outline">
        {t(hire.toContact)} <Companion of={hire.toContact} />
      </ButtonLink>
    </>
  );
}
