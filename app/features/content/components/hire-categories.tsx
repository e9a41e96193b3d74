import { useT } from "#app/i18n/use-t.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import type { Entry } from "../schema.ts";
import { ContentPicture } from "./content-picture.tsx";
import { Words } from "./site-text-parts.tsx";

/** What can be hired, department by department, with a few examples each. */
export function HireCategories({ entries }: { entries: readonly Entry<"hire-categories">[] }) {
  const t = useT();
  return (
    <ul className="threes hire-categories">
      {entries.map((entry) => (
        <Card as="li" spot key={entry.id}>
          <ContentPicture
            picture={entry.picture}
            sizes="(min-width: 56rem) 30vw, (min-width: 36rem) 38vw, 94vw"
            className="picture-16x9"
            decorative
          />
          <CardBody>
            <h3>
              <Words of={entry.title} />
            </h3>
            <p>{t(entry.description)}</p>
            <ul className="lamps lamps-single">
              {entry.items.map((item) => (
                <li key={item.en}>{t(item)}</li>
              ))}
            </ul>
          </CardBody>
        </Card>
      ))}
    </ul>
  );
}
