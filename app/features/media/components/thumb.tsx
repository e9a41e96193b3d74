import { classNames } from "#app/ui/class-names.ts";
import { focalClass } from "#app/ui/picture.tsx";
import { THUMB_WIDTH, type ThumbSource } from "../picture-of.ts";

/** A small picture for lists; without a picture its place stays empty. */
export function Thumb({ thumb, className }: { thumb: ThumbSource | null; className?: string }) {
  if (!thumb) return <span className={classNames("thumb", className)} />;
  return (
    <img
      className={classNames("thumb", className, focalClass(thumb))}
      src={thumb.src}
      alt=""
      loading="lazy"
      decoding="async"
      width={THUMB_WIDTH}
      height={(THUMB_WIDTH * 3) / 4}
    />
  );
}
