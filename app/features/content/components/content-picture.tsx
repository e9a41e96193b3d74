import { artwork, isArtworkName } from "#app/features/media/artwork.ts";
import { Picture } from "#app/ui/picture.tsx";

interface ContentPictureProps {
  /** Name of a picture, as an entry holds it. */
  readonly name: string;
  readonly sizes: string;
  readonly decorative?: boolean;
  readonly className?: string;
}

/** The picture of an entry; a name that is not known shows the drawing that stands in for it. */
export function ContentPicture({ name, ...rest }: ContentPictureProps) {
  return <Picture source={isArtworkName(name) ? artwork(name) : null} {...rest} />;
}
