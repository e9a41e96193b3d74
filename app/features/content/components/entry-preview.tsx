import * as home from "#app/i18n/messages/home.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { COLLECTION_TITLES, type CollectionName, type Entry } from "../schema.ts";
import { ClientStrip } from "./client-strip.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { HireCategories } from "./hire-categories.tsx";
import { PartnerList } from "./partner-list.tsx";
import { ProductionCards } from "./production-cards.tsx";
import { ServiceBlocks } from "./service-blocks.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { Statistics } from "./statistics.tsx";
import { StudioUses } from "./studio-parts.tsx";
import { Specifications } from "./studio-section.tsx";
import { Words } from "./words.tsx";

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
  "studio-facilities": (entries) => <Specifications entries={entries} columns />,
  "studio-productions": (entries) => <ProductionCards entries={entries} />,
  projects: (entries) => <Projects entries={entries} />,
  team: (entries) => <People entries={entries} />,
  "hire-categories": (entries) => <HireCategories entries={entries} />,
  "dry-hire-statistics": (entries) => (
    <Statistics id="figures" title={COLLECTION_TITLES["dry-hire-statistics"]} entries={entries} />
  ),
  "service-blocks": (entries) => <ServiceBlocks entries={entries} />,
};

/** The entries of a collection as the site's pages show them. */
export function EntryPreview({
  collection,
  entries,
}: {
  collection: CollectionName;
  entries: readonly Entry<CollectionName>[];
}) {
  return VIEWS[collection](entries as never);
}

function Bill({ entries }: { entries: readonly Entry<"productions">[] }) {
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

function Projects({ entries }: { entries: readonly Entry<"projects">[] }) {
  const t = useT();
  return entries.map((entry) => (
    <article className="spread project" key={entry.id}>
      <ContentPicture
        picture={entry.picture}
        sizes="(min-width: 62rem) 56vw, 94vw"
        className="spread-picture project-picture"
      />
      <div className="spread-text">
        <p className="spread-number">{entry.number}</p>
        <h2>
          <Words of={entry.title} />
        </h2>
        {entry.subtitle && <p className="project-subtitle">{t(entry.subtitle)}</p>}
        <p>{t(entry.description)}</p>
      </div>
    </article>
  ));
}

function People({ entries }: { entries: readonly Entry<"team">[] }) {
  const t = useT();
  return (
    <ul className="people">
      {entries.map((entry) => (
        <li className="person" key={entry.id}>
          <ContentPicture
            picture={entry.picture}
            sizes="(min-width: 75rem) 23vw, (min-width: 40rem) 46vw, 94vw"
            className="picture-4x5"
          />
          <div>
            <h2 className="person-role">
              <Words of={entry.role} />
            </h2>
            <p>{t(entry.description)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
