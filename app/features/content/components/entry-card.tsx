import type { ReactNode } from "react";
import { useT } from "#app/i18n/use-t.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import type { Entry } from "../schema.ts";
import { ContentPicture } from "./content-picture.tsx";
import { Words } from "./site-text-parts.tsx";

interface EntryCardProps {
  readonly entry: Entry<"hire-categories" | "services" | "studio-uses">;
  /** The widths of the picture. */
  readonly sizes: string;
  readonly shape: "picture-16x9" | "picture-4x3" | "picture-4x5";
  /** Between the title and the description. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
}

/** A card of a list: picture, title and description, then what the list adds. */
export function EntryCard({ entry, sizes, shape, subtitle, children }: EntryCardProps) {
  const t = useT();
  return (
    <Card as="li" spot>
      <ContentPicture picture={entry.picture} sizes={sizes} className={shape} decorative />
      <CardBody>
        <h3>
          <Words of={entry.title} />
        </h3>
        {subtitle}
        <p>{t(entry.description)}</p>
        {children}
      </CardBody>
    </Card>
  );
}
