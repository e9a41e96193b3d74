import { localeAddress } from "#app/i18n/locale.ts";
import * as content from "#app/i18n/messages/site/content.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CardLink } from "#app/ui/card.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Entry } from "../schema.ts";
import { EntryCard } from "./entry-card.tsx";

/** The company's services, each leading to its page. */
export function ServiceCards({ entries }: { entries: readonly Entry<"services">[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="threes">
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          sizes="(min-width: 56rem) 30vw, (min-width: 36rem) 38vw, 94vw"
          shape="picture-4x3"
          subtitle={<p className="service-subtitle">{t(entry.subtitle)}</p>}
        >
          <p className="card-more">
            <CardLink className="more" href={localeAddress(locale, entry.link)}>
              {t(content.learnMore)}
              <VisuallyHidden>: {t(entry.title)}</VisuallyHidden>
            </CardLink>
          </p>
        </EntryCard>
      ))}
    </ul>
  );
}
