import { useT } from "#app/i18n/use-t.tsx";
import type { Entry } from "../schema.ts";
import { ContentPicture } from "./content-picture.tsx";
import { Words } from "./site-text-parts.tsx";

/** The team, one card a person. */
export function People({ entries }: { entries: readonly Entry<"team">[] }) {
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
