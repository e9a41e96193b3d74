import * as home from "#app/i18n/messages/site/home.ts";
import { Card, CardBody } from "#app/ui/card.tsx";
import { isPictureSlot, PICTURE_SLOTS } from "../picture-slots.ts";
import { COLLECTION_TITLES, type CollectionName, type Entry } from "../schema.ts";
import { ClientStrip } from "./client-strip.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { HireCategories } from "./hire-categories.tsx";
import { PartnerList } from "./partner-list.tsx";
import { People } from "./people.tsx";
import { ProductionCards } from "./production-cards.tsx";
import { Projects } from "./projects.tsx";
import { ServiceBlocks } from "./service-blocks.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { Words } from "./site-text-parts.tsx";
import { Statistics } from "./statistics.tsx";
import { StudioUses } from "./studio-parts.tsx";
import { Bill, StudioSpecifications } from "./studio-section.tsx";

type Views = { readonly [C in CollectionName]: (entries: readonly Entry<C>[]) => React.ReactNode };

const VIEWS: Views = {
  clients: (entries) => <ClientStrip label={home.clients} entries={entries} />,
  services: (entries) => <ServiceCards entries={entries} />,
  partners: (entries) => <PartnerList entries={entries} />,
  statistics: (entries) => (
    <Statistics id="statistics" title={COLLECTION_TITLES.statistics} entries={entries} />
  ),
  productions: (entries) => <Bill entries={entries} />,
  "studio-partners": (entries) => <ClientStrip label={home.partners} entries={entries} />,
  "studio-uses": (entries) => <StudioUses entries={entries} />,
  "studio-facilities": (entries) => <StudioSpecifications entries={entries} columns />,
  "studio-productions": (entries) => <ProductionCards entries={entries} />,
  projects: (entries) => <Projects entries={entries} />,
  team: (entries) => <People entries={entries} />,
  "hire-categories": (entries) => <HireCategories entries={entries} />,
  "dry-hire-statistics": (entries) => (
    <Statistics id="figures" title={COLLECTION_TITLES["dry-hire-statistics"]} entries={entries} />
  ),
  "page-pictures": (entries) => <ContactSheet entries={entries} />,
  "service-blocks": (entries) => <ServiceBlocks entries={entries} />,
};

/** The entries of a collection as the site's pages show them. */
export function EntryPreview<C extends CollectionName>({
  collection,
  entries,
}: {
  collection: C;
  entries: readonly Entry<C>[];
}) {
  return VIEWS[collection](entries);
}

/** Every picture slot with its pictures for wide screens and for upright ones. */
function ContactSheet({ entries }: { entries: readonly Entry<"page-pictures">[] }) {
  return (
    <ul className="threes">
      {entries.map(({ id, key, picture, portrait }) => (
        <Card as="li" key={id}>
          <ContentPicture picture={picture} sizes="(min-width: 56rem) 30vw, 94vw" className="picture-16x9" />
          <CardBody>
            {isPictureSlot(key) && (
              <h2 className="step-1">
                <Words of={PICTURE_SLOTS[key].title} />
              </h2>
            )}
            {portrait && <ContentPicture picture={portrait} sizes="12rem" className="picture-4x5" />}
          </CardBody>
        </Card>
      ))}
    </ul>
  );
}
