import type { ArtworkName } from "#app/features/media/artwork.ts";
import type { Message } from "#app/i18n/message.ts";
import * as names from "#app/i18n/messages/content-admin/picture-slots.ts";
import { keysOf } from "#app/lib/records.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

interface Slot {
  /** What staff call it. */
  readonly title: Message;
  /** The English path of the page that shows it. */
  readonly path: string;
  /** What is there until staff choose another picture, and where they took the entry's picture away. */
  readonly picture: ArtworkName;
  /** The picture for upright screens. */
  readonly portrait?: ArtworkName;
}

const SLOTS = {
  home: { title: names.home, path: "/", picture: "hero", portrait: "hero-portrait" },
  "home-studio": {
    title: names.homeStudio,
    path: "/#studio",
    picture: "studio5",
    portrait: "studio5-portrait",
  },
  hire: { title: names.hire, path: "/hire", picture: "warehouse" },
  studio: { title: names.studio, path: "/studio5", picture: "studio5", portrait: "studio5-portrait" },
  "studio-video": { title: names.studioVideo, path: "/studio5#overview", picture: "hero" },
  "studio-virtual": { title: names.studioVirtual, path: "/studio5#virtual-production", picture: "ledcar" },
  "studio-perfect": { title: names.studioPerfect, path: "/studio5#why", picture: "rehearsal" },
  "studio-location": { title: names.studioLocation, path: "/studio5#why", picture: "building" },
  projects: { title: names.projects, path: "/projects", picture: "rig" },
  service: { title: names.service, path: "/service-centre", picture: "service" },
  servicing: { title: names.servicing, path: "/equipment-servicing", picture: "service" },
  "dry-hire": { title: names.dryHire, path: "/dry-hire", picture: "lens" },
  "dry-hire-store": { title: names.dryHireStore, path: "/dry-hire#location", picture: "warehouse" },
  team: { title: names.team, path: "/our-team", picture: "desk" },
  contact: { title: names.contact, path: "/contact", picture: "gala" },
} as const satisfies Record<string, Slot>;

/** A picture slot: where a page shows one picture. It is the key of its entry in the collection "page-pictures". */
export type PictureSlot = keyof typeof SLOTS;

export const PICTURE_SLOTS: Readonly<Record<PictureSlot, Slot>> = SLOTS;

export const SLOT_NAMES = keysOf(SLOTS);

export function isPictureSlot(key: string): key is PictureSlot {
  return Object.hasOwn(SLOTS, key);
}

/** What a picture slot shows. */
export interface PagePicture {
  readonly picture: PictureSource;
  /** The picture shown instead on upright screens; null: the same picture. */
  readonly portrait: PictureSource | null;
  /** The site's own file, for which the page is drawn, and not one that staff put there. */
  readonly own: boolean;
}
