import type { ArtworkName } from "#app/features/media/artwork.ts";
import type { Message } from "#app/i18n/message.ts";
import * as places from "#app/i18n/messages/site/picture-places.ts";
import { keysOf } from "#app/lib/records.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

interface Place {
  /** What staff call it. */
  readonly title: Message;
  /** Where it is seen, as an English path. */
  readonly path: string;
  /** What is there until staff choose another picture, and where they took the entry's picture away. */
  readonly picture: ArtworkName;
  /** The same for upright screens. */
  readonly portrait?: ArtworkName;
}

const PLACES = {
  home: { title: places.home, path: "/", picture: "hero", portrait: "hero-portrait" },
  "home-studio": {
    title: places.homeStudio,
    path: "/#studio",
    picture: "studio5",
    portrait: "studio5-portrait",
  },
  hire: { title: places.hire, path: "/hire", picture: "warehouse" },
  studio: { title: places.studio, path: "/studio5", picture: "studio5", portrait: "studio5-portrait" },
  "studio-video": { title: places.studioVideo, path: "/studio5#overview", picture: "hero" },
  "studio-virtual": { title: places.studioVirtual, path: "/studio5#virtual-production", picture: "ledcar" },
  "studio-perfect": { title: places.studioPerfect, path: "/studio5#why", picture: "rehearsal" },
  "studio-location": { title: places.studioLocation, path: "/studio5#why", picture: "building" },
  projects: { title: places.projects, path: "/projects", picture: "rig" },
  service: { title: places.service, path: "/service-centre", picture: "service" },
  servicing: { title: places.servicing, path: "/equipment-servicing", picture: "service" },
  "dry-hire": { title: places.dryHire, path: "/dry-hire", picture: "lens" },
  "dry-hire-store": { title: places.dryHireStore, path: "/dry-hire#location", picture: "warehouse" },
  team: { title: places.team, path: "/our-team", picture: "desk" },
  contact: { title: places.contact, path: "/contact", picture: "gala" },
} as const satisfies Record<string, Place>;

/** A place of a page that shows one picture; the key of its entry in the collection "page-pictures". */
export type PicturePlace = keyof typeof PLACES;

export const PICTURE_PLACES: Readonly<Record<PicturePlace, Place>> = PLACES;

export const PLACE_NAMES = keysOf(PLACES);

export function isPicturePlace(key: string): key is PicturePlace {
  return Object.hasOwn(PLACES, key);
}

/** What a place shows. */
export interface PagePicture {
  readonly picture: PictureSource;
  /** Shown instead on upright screens; null: the same picture. */
  readonly portrait: PictureSource | null;
  /** The site's own file, for which the page is drawn, and not one that staff put there. */
  readonly own: boolean;
}
