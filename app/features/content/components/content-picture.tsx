import { Picture } from "#app/ui/picture.tsx";
import type { EntryPicture } from "../schema.ts";

interface ContentPictureProps {
  readonly picture: EntryPicture;
  readonly sizes: string;
  readonly decorative?: boolean;
  readonly className?: string;
}

/** The picture of an entry; one that the library does not have shows the drawing that is in for it. */
export function ContentPicture({ picture, ...rest }: ContentPictureProps) {
  return <Picture source={picture.source} {...rest} />;
}
