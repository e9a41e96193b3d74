import { artwork, isArtworkName } from "#app/features/media/artwork.ts";
import { pictureSrc } from "#app/ui/picture.tsx";

/** Pixels of a thumbnail on a screen of double density. */
const THUMB_WIDTH = 240;

/** A small picture for lists; a name that is not known leaves its place empty. */
export function Thumb({ name, className = "" }: { name: string | null; className?: string }) {
  if (!name || !isArtworkName(name)) return <span className={`thumb ${className}`} />;
  return (
    <img
      className={`thumb ${className}`}
      src={pictureSrc(artwork(name), THUMB_WIDTH)}
      alt=""
      loading="lazy"
      decoding="async"
      width={THUMB_WIDTH}
      height={(THUMB_WIDTH * 3) / 4}
    />
  );
}
