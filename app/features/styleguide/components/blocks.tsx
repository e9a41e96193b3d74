import { CallToAction } from "#app/features/content/components/call-to-action.tsx";
import { EntryPreview } from "#app/features/content/components/entry-preview.tsx";
import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { Steps } from "#app/features/content/components/steps.tsx";
import {
  COLLECTION_NAMES,
  COLLECTION_TITLES,
  type CollectionName,
  type Entry,
} from "#app/features/content/schema.ts";
import { formatDeclared } from "#app/i18n/message.ts";
import * as hire from "#app/i18n/messages/site/hire.ts";
import * as studio from "#app/i18n/messages/site/studio.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CueRail } from "#app/ui/page/cue-tag.tsx";
import { VideoFacade } from "#app/ui/video-facade.tsx";
import { Specimen, type StyleguidePictures } from "./specimen.tsx";

/** The published entries of every collection. */
export type EveryEntry = { readonly [C in CollectionName]: readonly Entry<C>[] };

/** The large pieces of marketing pages, with what is on those pages. */
export function Blocks({ pictures, lists }: { pictures: StyleguidePictures; lists: EveryEntry }) {
  return (
    <>
      <HeroFrame
        picture={{ picture: pictures.hero, portrait: pictures.heroPortrait, own: true }}
        title={studio.studio}
        tagline={studio.tagline}
        lede={hire.lede}
      >
        <ButtonLink href="#pieces">Button</ButtonLink>
        <ButtonLink href="#pieces" variant="outline">
          Second button
        </ButtonLink>
      </HeroFrame>
      <CueRail
        cues={[
          { id: "pieces", number: 1, label: studio.uses },
          { id: "end", number: 2, label: studio.overview },
        ]}
      />
      <div id="pieces">
        {COLLECTION_NAMES.map((name) => (
          <Specimen key={name} title={formatDeclared("en", COLLECTION_TITLES[name])}>
            <EntryPreview collection={name} entries={lists[name]} />
          </Specimen>
        ))}
      </div>
      <div id="end">
        <Specimen title="Steps">
          <Steps
            of={[
              { title: hire.step1, text: hire.step1Text },
              { title: hire.step2, text: hire.step2Text },
              { title: hire.step3, text: hire.step3Text },
            ]}
          />
        </Specimen>
        <Specimen title="Video">
          <VideoFacade
            title="Studio@5"
            poster={pictures.scene}
            sizes="92vw"
            video={{ kind: "file", ...pictures.loop }}
          />
        </Specimen>
        <CallToAction title={studio.tagline}>
          <ButtonLink href="#main">Get in Touch</ButtonLink>
        </CallToAction>
      </div>
    </>
  );
}
