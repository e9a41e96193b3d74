/** What a picture may be, and how the site names it. */

/** The largest file of one picture, in bytes. */
export const MAX_PICTURE_BYTES = 15_000_000;
/** Decoding needs memory by the pixel, whatever the file's size. */
export const MAX_PIXELS = 40_000_000;
/** Pixels of a side: less is no picture, and WebP knows no more. */
export const MIN_SIDE = 16;
export const MAX_SIDE = 16_000;
/** Characters of an alternative text: longer ones belong into the page's own words. */
export const MAX_ALT_LENGTH = 300;

/** Why a file is not taken as a picture. */
export type PictureFault =
  | { readonly kind: "empty" }
  | { readonly kind: "too-large" }
  /** Neither JPEG, PNG, WebP nor AVIF by its first bytes. */
  | { readonly kind: "not-a-picture" }
  /** A picture that is also a page, a script or a document. */
  | { readonly kind: "active-content" }
  | { readonly kind: "too-many-pixels" }
  | { readonly kind: "shape" }
  | { readonly kind: "damaged" };

type PictureFaultKind = PictureFault["kind"];

/** What keeps pictures cannot be reached, or its disk is full: nothing is wrong with the file. */
export interface StorageAway {
  readonly kind: "storage-away";
}

/** Why a sent file is not in the library. */
export type UploadFault = PictureFaultKind | StorageAway["kind"];

/** The name of a picture in an entry: of one of the site's own its name, of an upload its id. */
export type PictureRef = string;

/** The point to keep in view when a picture is cropped, in percent from the left and from the top. */
export interface Focal {
  readonly x: number;
  readonly y: number;
}
