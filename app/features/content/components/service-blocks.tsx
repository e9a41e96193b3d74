import { localeHref } from "#app/i18n/locale.ts";
import * as content from "#app/i18n/messages/site/content.ts";
import * as service from "#app/i18n/messages/site/service.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Entry } from "../schema.ts";
import { ContentPicture } from "./content-picture.tsx";
import { Words } from "./site-text-parts.tsx";

/** The makers the company is an authorised service centre for: what is done, how it looks, whom to ask. */
export function ServiceBlocks({ entries }: { entries: readonly Entry<"service-blocks">[] }) {
  return (
    <div className="service-blocks">
      {entries.map((entry) => (
        <ServiceBlock key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function ServiceBlock({ entry }: { entry: Entry<"service-blocks"> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <article className="service-block">
      <Gallery entry={entry} />
      <div className="service-block-body">
        <h3>
          <Words of={entry.title} />
        </h3>
        <p>{t(entry.description)}</p>
        <ul className="lamps" aria-label={t(service.servicesOf, { brand: entry.brand })}>
          {entry.services.map((line) => (
            <li key={line.en}>{t(line)}</li>
          ))}
        </ul>
        <p>
          <a className="more" href={localeHref(locale, "/contact")}>
            {t(content.getInTouch)}
            <VisuallyHidden>: {t(entry.title)}</VisuallyHidden>
          </a>
        </p>
      </div>
    </article>
  );
}

function Gallery({ entry }: { entry: Entry<"service-blocks"> }) {
  const t = useT();
  return (
    <ul className="gallery" aria-label={t(service.galleryOf, { brand: entry.brand })}>
      {entry.gallery.map((picture, index) => (
        <li key={picture.ref}>
          <ContentPicture
            picture={picture}
            sizes={index === 0 ? "(min-width: 75rem) 30vw, 63vw" : "(min-width: 75rem) 15vw, 32vw"}
            {...(picture.ref.startsWith("product-") && { className: "picture-product" })}
          />
        </li>
      ))}
    </ul>
  );
}
