import { Picture } from "../picture.tsx";
import type { PictureSource } from "../picture-source.ts";

interface SpreadProps {
  readonly number: string;
  readonly title: React.ReactNode;
  readonly subtitle?: React.ReactNode;
  readonly picture: PictureSource;
  readonly children: React.ReactNode;
}

/** A page of the programme: picture and text; every second one changes sides. Spreads stand beside each other. */
export function Spread({ number, title, subtitle, picture, children }: SpreadProps) {
  return (
    <article className="spread">
      <Picture
        source={picture}
        sizes="(min-width: 62rem) 56vw, 92vw"
        className="spread-picture picture-16x9"
      />
      <div className="spread-text">
        <span className="spread-number" aria-hidden="true">
          {number}
        </span>
        <h2>{title}</h2>
        {subtitle && <p className="voice">{subtitle}</p>}
        {children}
      </div>
    </article>
  );
}
