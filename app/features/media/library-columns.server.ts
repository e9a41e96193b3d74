import { media } from "#app/db/schema/media.ts";

/** The columns `pictureOf` needs, for any SELECT that joins the library. */
export const libraryColumns = {
  width: media.width,
  height: media.height,
  variants: media.variants,
  share: media.share,
  placeholder: media.placeholder,
  altEn: media.altEn,
  altGa: media.altGa,
  focalX: media.focalX,
  focalY: media.focalY,
};
