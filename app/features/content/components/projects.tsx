import { useT } from "#app/i18n/use-t.tsx";
import type { Entry } from "../schema.ts";
import { ContentPicture } from "./content-picture.tsx";
import { Words } from "./site-text-parts.tsx";

/** Projects one below the other, numbered in their order, each with its picture and an address within the page. */
export function Projects({ entries }: { entries: readonly Entry<"projects">[] }) {
  const t = useT();
  return entries.map((entry, index) => (
    <article className="spread project" id={entry.key} key={entry.id}>
      <ContentPicture
        picture={entry.picture}
        sizes="(min-width: 62rem) 56vw, 94vw"
        className="spread-picture project-picture"
      />
      <div className="spread-text">
        <p className="spread-number">{String(index + 1).padStart(2, "0")}</p>
        <h2>
          <Words of={entry.title} />
        </h2>
        {entry.subtitle && <p className="project-subtitle">{t(entry.subtitle)}</p>}
        <p>{t(entry.description)}</p>
      </div>
    </article>
  ));
}
