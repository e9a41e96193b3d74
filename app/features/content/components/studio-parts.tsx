import * as studio from "#app/i18n/messages/site/studio.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PagePicture } from "../picture-slots.ts";
import type { Entry } from "../schema.ts";
import { EntryCard } from "./entry-card.tsx";
import { SectionHead, Words } from "./site-text-parts.tsx";

/** What the studio is, in a few sentences. */
export function StudioStory() {
  const t = useT();
  return (
    <section className="section" id="about">
      <div className="wrap">
        <CueTag number={1} label={studio.about} />
        <div className="split">
          <SectionHead title={studio.aboutHeading} />
          <div className="studio-story-text">
            <p className="lede">{t(studio.aboutText)}</p>
            <p>{t(studio.aboutMore)}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The four uses, each with its subtitle in the other language. */
export function StudioUses({ entries }: { entries: readonly Entry<"studio-uses">[] }) {
  return (
    <section className="section" id="uses">
      <div className="wrap">
        <CueTag number={2} label={studio.uses} />
        <SectionHead title={studio.usesHeading} />
        <ul className="studio-uses">
          {entries.map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              sizes="(min-width: 62rem) 23vw, (min-width: 40rem) 46vw, 94vw"
              shape="picture-4x5"
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type StudioPictures = Readonly<Record<"studio-virtual" | "studio-perfect" | "studio-location", PagePicture>>;

/** Virtual production, the incentives, and the two cards before the page's button. */
export function VirtualProduction({ pictures }: { pictures: StudioPictures }) {
  const t = useT();
  return (
    <>
      <section className="section" id="virtual-production">
        <div className="wrap">
          <CueTag number={6} label={studio.virtual} />
          <div className="spread">
            <Picture
              source={pictures["studio-virtual"].picture}
              sizes="(min-width: 62rem) 56vw, 94vw"
              className="spread-picture"
            />
            <div className="spread-text">
              <h2>
                <Words of={studio.virtual} />
              </h2>
              <p className="lede">{t(studio.virtualHeading)}</p>
              <p>{t(studio.virtualText)}</p>
            </div>
          </div>
        </div>
      </section>
      <section className="band always-dark" id="incentives">
        <div className="wrap incentives">
          <div className="incentives-text">
            <CueTag number={7} label={studio.incentivesCue} />
            <h2>
              <Words of={studio.incentives} />
            </h2>
            <p className="lede">{t(studio.incentivesText)}</p>
            <p className="incentives-note">{t(studio.incentivesNote)}</p>
          </div>
          <p className="incentives-figure">
            <b>2%</b>
            <span>
              <Words of={studio.uplift} />
            </span>
          </p>
        </div>
      </section>
      <section className="section" id="why">
        <div className="wrap">
          <CueTag number={8} label={studio.why} />
          <div className="studio-reasons">
            <Reason
              title={studio.perfect}
              text={t(studio.perfectText)}
              picture={pictures["studio-perfect"]}
            />
            <Reason
              title={studio.location}
              text={t(studio.locationText)}
              picture={pictures["studio-location"]}
            />
          </div>
        </div>
      </section>
    </>
  );
}

interface ReasonProps {
  readonly title: typeof studio.perfect;
  readonly text: string;
  readonly picture: PagePicture;
}

function Reason({ title, text, picture }: ReasonProps) {
  return (
    <Card spot>
      <Picture
        source={picture.picture}
        sizes="(min-width: 62rem) 46vw, 94vw"
        className="picture-16x9"
        decorative
      />
      <CardBody>
        <h2 className="reason-title">
          <Words of={title} />
        </h2>
        <p>{text}</p>
      </CardBody>
    </Card>
  );
}
