import { type ArtworkName, artwork } from "#app/features/media/artwork.ts";
import { HeroFrame, type HeroFrameProps } from "./hero-frame.tsx";

interface PageHeroProps extends Omit<HeroFrameProps, "picture" | "portrait"> {
  readonly picture: ArtworkName;
  /** Shown instead on upright screens. */
  readonly portrait?: ArtworkName;
}

/** The opening of a page with one of the site's own pictures. */
export function PageHero({ picture, portrait, ...rest }: PageHeroProps) {
  return (
    <HeroFrame {...rest} picture={artwork(picture)} {...(portrait && { portrait: artwork(portrait) })} />
  );
}
