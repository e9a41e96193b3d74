import { localeHref } from "#app/i18n/locale.ts";
import * as home from "#app/i18n/messages/site/home.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeroStage } from "#app/ui/hero-stage/hero-stage.tsx";
import type { PagePicture } from "../picture-slots.ts";

/** The first view of the site: the hashtag on the stage, one sentence, and the two ways on. */
export function HomeHero({ picture: { picture, portrait } }: { picture: PagePicture }) {
  const t = useT();
  const locale = useLocale();
  return (
    <HeroStage picture={picture} {...(portrait && { portrait })}>
      <h1 className="hero-title">
        <i>#</i>ItsShowTime
      </h1>
      <div className="hero-words">
        <p className="lede">{t(home.lede)}</p>
        <Companion className="hero-second" of={home.taglineLong} />
        <div className="hero-actions">
          <ButtonLink href={localeHref(locale, "/hire")}>
            {t(home.hire)} <Companion of={home.hire} />
          </ButtonLink>
          <ButtonLink href={localeHref(locale, "/contact")} variant="outline">
            {t(home.contact)} <Companion of={home.contact} />
          </ButtonLink>
        </div>
      </div>
    </HeroStage>
  );
}
