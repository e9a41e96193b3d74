import { classNames } from "../class-names.ts";
import { Picture } from "../picture.tsx";
import type { PictureSource } from "../picture-source.ts";

interface HeroProps {
  readonly title: React.ReactNode;
  readonly companion?: React.ReactNode;
  readonly picture: PictureSource;
  /** For upright screens. */
  readonly portrait?: PictureSource;
  /** "full" fills the first screen, with the title in one line; "page" opens an inner page. */
  readonly size?: "full" | "page";
  /** Behind the words, over the picture: the place of a canvas. */
  readonly behind?: React.ReactNode;
  readonly children?: React.ReactNode;
}

/** The picture a page opens with, its title on a measured scrim. First element of the page: the header floats on it. */
export function Hero({ title, companion, picture, portrait, size = "page", behind, children }: HeroProps) {
  return (
    <div className={classNames("hero stage", `hero-${size}`)}>
      <Picture
        source={picture}
        {...(portrait && { portrait })}
        sizes="100vw"
        eager
        decorative
        className="hero-picture"
      />
      {behind}
      <div className="hero-veil" />
      <div className="wrap hero-body">
        <h1 className="hero-title">
          {title}
          {companion}
        </h1>
        {children}
      </div>
    </div>
  );
}
