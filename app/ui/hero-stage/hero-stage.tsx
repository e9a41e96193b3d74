import * as home from "#app/i18n/messages/site/home.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Picture } from "../picture.tsx";
import type { PictureSource } from "../picture-source.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import script from "./hero-stage.client.ts?script";

interface HeroStageProps {
  readonly picture: PictureSource;
  /** Shown instead on upright screens. */
  readonly portrait?: PictureSource;
  readonly children: React.ReactNode;
}

/**
 * The rendered stage, whole without any script; the script lays live beams over it and runs the cue.
 * The picture's place in the box and the script's lens positions belong together.
 */
export function HeroStage({ picture, portrait, children }: HeroStageProps) {
  const t = useT();
  return (
    <section className="hero hero-full always-dark" data-hero-stage="">
      <Picture
        className="hero-picture"
        source={picture}
        {...(portrait && { portrait })}
        sizes="100vw"
        eager
      />
      <div className="hero-dark" data-stage-dark="" suppressHydrationWarning />
      <canvas className="hero-beams" data-stage-beams="" suppressHydrationWarning />
      <div className="hero-veil" />
      <div className="wrap hero-body hero-stage-body">
        {children}
        <div className="hero-go">
          <button
            type="button"
            className="go-key"
            data-stage-go=""
            aria-describedby="stage-hint"
            suppressHydrationWarning
          >
            {t(home.go)}
            <small>{t(home.hashtag)}</small>
          </button>
          <p className="hero-go-hint" id="stage-hint">
            {t(home.stage)}
          </p>
          <VisuallyHidden>
            <span
              role="status"
              data-stage-status=""
              data-text={t(home.cueRunning)}
              suppressHydrationWarning
            />
          </VisuallyHidden>
        </div>
      </div>
      <script type="module" src={script} fetchPriority="low" />
    </section>
  );
}
