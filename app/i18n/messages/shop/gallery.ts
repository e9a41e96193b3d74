import { msg } from "#app/i18n/message.ts";

export const gallery = msg("Pictures of this product", "Pictiúir den táirge seo");
export const pictureNumber = msg("Picture {n}", "Pictiúr {n}");
export const pictureOf = msg("Picture {n} of {total}", "Pictiúr {n} as {total}");
export const enlarge = msg("Enlarge", "Méadaigh");
export const enlargedPictures = msg("Enlarged pictures", "Pictiúir mhéadaithe");
export const previousPicture = msg("Previous picture", "An pictiúr roimhe seo");
export const nextPicture = msg("Next picture", "An chéad phictiúr eile");
export const zoomIn = msg("Zoom in", "Zúmáil isteach");
export const zoomOut = msg("Zoom out", "Zúmáil amach");
export const turnProduct = msg("Turn the product", "Cas an táirge");
export const aroundPicture = msg("The product from all sides.", "An táirge ó gach taobh.");
