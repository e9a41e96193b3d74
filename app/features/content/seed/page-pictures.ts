import { PICTURE_PLACES, PLACE_NAMES } from "../picture-places.ts";
import type { Seed } from "./seed.ts";

/** Every place with the site's own picture for it. */
export const pagePictures: readonly Seed<"page-pictures">[] = PLACE_NAMES.map((key) => {
  const { picture, portrait } = PICTURE_PLACES[key];
  return { key, data: { picture, ...(portrait && { portrait }) } };
});
