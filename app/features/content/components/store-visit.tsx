import { localeHref } from "#app/i18n/locale.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PagePicture } from "../picture-slots.ts";
import { Words } from "./site-text-parts.tsx";

/** The section about where the hire store is and how to see it. */
export function StoreVisit({ picture }: { picture: PagePicture }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="section" id="location">
      <div className="wrap">
        <CueTag number={4} label={dryHire.location} />
        <div className="spread">
          <Picture
            source={picture.picture}
            sizes="(min-width: 62rem) 56vw, 94vw"
            className="spread-picture"
          />
          <div className="spread-text">
            <h2>
              <Words of={dryHire.locationHeading} />
            </h2>
            <p>{t(dryHire.locationText)}</p>
            <p>
              <ButtonLink href={localeHref(locale, "/contact")} variant="outline">
                {t(dryHire.callToBook)} <Companion of={dryHire.callToBook} />
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
