import type { MetaDescriptor } from "react-router";
import { OVERVIEW_LOOP } from "#app/features/media/artwork-rows.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import { socialPicture } from "./page-meta.ts";

/** The day the overview loop was made; search engines ask for one. */
const OVERVIEW_UPLOADED = "2026-11-01";

/** The studio's overview video as structured data. */
export function videoObject(
  locale: Locale,
  origin: string,
  words: { readonly title: Message; readonly description: Message },
): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: format(locale, words.title),
      description: format(locale, words.description),
      thumbnailUrl: origin + socialPicture("/studio5", locale),
      contentUrl: origin + OVERVIEW_LOOP.mp4,
      uploadDate: OVERVIEW_UPLOADED,
      duration: "PT8S",
    },
  };
}
