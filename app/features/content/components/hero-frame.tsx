import type { Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { Words } from "./words.tsx";

export interface HeroFrameProps {
  readonly picture: PictureSource;
  /** Shown instead on upright screens. */
  readonly portrait?: PictureSource;
  readonly title: Message;
  /** A short line under the title. */
  readonly tagline?: Message;
  readonly lede: Message;
  readonly tall?: boolean;
  /** Turns the picture round, so that its subject stands beside the words. */
  readonly mirrored?: boolean;
  readonly children?: React.ReactNode;
}

/**
 * The opening of a page: one picture, its name in both voices, one sentence and what to do. Hydrated pages use it with
 * a picture from their loader, because the table of all pictures is too large to be sent.
 */
export function HeroFrame({
  picture,
  portrait,
  title,
  tagline,
  lede,
  tall,
  mirrored,
  children,
}: HeroFrameProps) {
  const t = useT();
  return (
    <section className={classNames("hero hero-page stage", tall && "hero-tall", mirrored && "hero-mirrored")}>
      <Picture
        className="hero-picture"
        source={picture}
        {...(portrait && { portrait })}
        sizes="100vw"
        eager
        decorative
      />
      <div className="hero-veil" />
      <div className="wrap hero-body">
        <h1 className="hero-title">
          <Words of={title} />
        </h1>
        {tagline && (
          <p className="hero-tagline">
            <Words of={tagline} />
          </p>
        )}
        <div>
          <p className="lede">{t(lede)}</p>
          {!tagline && <Companion className="hero-second" of={lede} />}
        </div>
        {children && <div className="hero-actions">{children}</div>}
      </div>
    </section>
  );
}
