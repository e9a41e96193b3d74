import { classNames } from "#app/ui/class-names.ts";
import { focalClass } from "#app/ui/picture.tsx";
import { type PictureSource, pictureSrc } from "#app/ui/picture-source.ts";
import { THUMB_WIDTH } from "../picture-of.ts";

/** A small picture for lists; without a picture its place stays empty. */
export function Thumb({ picture, className }: { picture: PictureSource | null; className?: string }) {
  if (!picture) return <span className={classNames("thumb", className)} />;
  return (
    <img
      className={classNames("thumb", className, focalClass(picture))}
      src={pictureSrc(picture, THUMB_WIDTH)}
      alt=""
      loading="lazy"
      decoding="async"
      width={THUMB_WIDTH}
      height={(THUMB_WIDTH * 3) / 4}
    />
  );
}
