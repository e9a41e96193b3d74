import { localeHref } from "#app/i18n/locale.ts";
import * as home from "#app/i18n/messages/site/home.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PatchTable } from "#app/ui/tables/patch-table.tsx";
import type { PagePicture } from "../picture-slots.ts";
import type { Entry } from "../schema.ts";
import { Words } from "./site-text-parts.tsx";

interface StudioSectionProps {
  readonly cue: number;
  readonly picture: PagePicture;
  readonly facilities: readonly Entry<"studio-facilities">[];
  readonly productions: readonly Entry<"productions">[];
}

/** The studio on the home page: picture, specifications, recent productions, and the way to ask. */
export function StudioSection({ cue, picture, facilities, productions }: StudioSectionProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="studio-section" id="studio">
      <div className="bleed">
        <Picture
          source={picture.picture}
          {...(picture.portrait && { portrait: picture.portrait })}
          sizes="100vw"
        />
      </div>
      <div className="wrap bleed-over">
        <CueTag number={cue} label={home.studioCue} />
        <h2 className="studio-title">
          <Words of={home.studioHeading} />
        </h2>
        <p className="lede studio-lede">{t(home.studioText)}</p>
        <div className="split studio-split">
          <div>
            <h3 className="list-title">
              <Words of={home.specifications} />
            </h3>
            <StudioSpecifications entries={facilities} />
          </div>
          <div>
            <h3 className="list-title">
              <Words of={home.productions} />
            </h3>
            <Bill entries={productions} />
          </div>
        </div>
        <div className="row studio-actions">
          <ButtonLink href="#contact" variant="outline">
            {t(home.studioLink)} <Companion of={home.studioLink} />
          </ButtonLink>
          <a className="more" href={localeHref(locale, "/studio5")}>
            {t(home.studioMore)}
          </a>
        </div>
      </div>
    </section>
  );
}

/** Facilities as a patch sheet: name in the page's language, the second voice on the right. */
export function StudioSpecifications({
  entries,
  columns,
}: {
  entries: readonly Entry<"studio-facilities">[];
  columns?: boolean;
}) {
  const t = useT();
  return (
    <PatchTable
      {...(columns && { columns })}
      rows={entries.map((entry) => ({
        name: t(entry.title),
        ...(entry.title.en !== entry.title.ga && { value: <Companion of={entry.title} /> }),
        ...(entry.note && { note: t(entry.note) }),
      }))}
    />
  );
}

/** Titles with a note, as on a season poster. */
export function Bill({ entries }: { entries: readonly Entry<"productions">[] }) {
  const t = useT();
  return (
    <ul className="bill">
      {entries.map((entry) => (
        <li key={entry.id}>
          {t(entry.title)}
          <small>{t(entry.note)}</small>
        </li>
      ))}
    </ul>
  );
}
