import type { Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PagePicture } from "../picture-slots.ts";
import { Words } from "./site-text-parts.tsx";

interface HeroFrameProps {
  readonly picture: PagePicture;
  readonly title: Message;
  /** A short line under the title. */
  readonly tagline?: Message;
  readonly lede: Message;
  readonly tall?: boolean;
  /** Turns the site's own picture round, so that its subject is beside the words. */
  readonly mirrored?: boolean;
  readonly children?: React.ReactNode;
}

/** The opening of a page: one picture, its name in both voices, one sentence and what to do. */
export function HeroFrame({
  picture: { picture, portrait, own },
  title,
  tagline,
  lede,
  tall,
  mirrored,
  children,
}: HeroFrameProps) {
  const t = useT();
  return (
    <section
      className={classNames(
        "hero hero-page always-dark",
        tall && "hero-tall",
        mirrored && own && "hero-mirrored",
      )}
    >
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
