import { PICTURE_SLOTS, SLOT_NAMES } from "../picture-slots.ts";
import type { Seed } from "./seed.ts";

/** Every picture slot with the site's own picture for it. */
export const pagePictures: readonly Seed<"page-pictures">[] = SLOT_NAMES.map((key) => {
  const { picture, portrait } = PICTURE_SLOTS[key];
  return { key, data: { picture, ...(portrait && { portrait }) } };
});
