import { format } from "#app/i18n/message.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import { PICTURE_FORMATS, type PictureFormat } from "#app/ui/picture-source.ts";
import { classNames } from "./class-names.ts";
import type { PictureSource } from "./picture-source.ts";

interface PictureProps {
  /** The picture; null shows the drawing for a missing one. */
  readonly source: PictureSource | null;
  /** Shown instead on upright screens (narrower than 4:5). */
  readonly portrait?: PictureSource;
  /** How wide the picture is shown, as in `<img sizes>`. */
  readonly sizes: string;
  /** True for a picture above the fold: it is loaded at once and first. */
  readonly eager?: boolean;
  /** The page already says what the picture shows. */
  readonly decorative?: boolean;
  readonly className?: string;
}

const UPRIGHT = "(max-aspect-ratio: 4/5)";

/** A picture in AVIF and WebP in several widths over its blurred placeholder; keeps its size if it fails to load. */
export function Picture({ source, portrait, sizes, eager = false, decorative, className }: PictureProps) {
  const locale = useLocale();
  if (!source) return <span className={classNames("picture picture-none", className)} />;
  const fallback = source.variants.filter((v) => v.format === "webp");
  const middle = fallback[Math.floor(fallback.length / 2)] ?? source.variants[0];
  return (
    <span className={classNames("picture", className, focalClass(source))}>
      {source.placeholder && (
        <img className="picture-tiny" src={source.placeholder} alt="" aria-hidden="true" />
      )}
      <picture>
        {portrait && <Sources of={portrait} sizes={sizes} media={UPRIGHT} />}
        <Sources of={source} sizes={sizes} />
        <img
          className="picture-main"
          src={middle?.src}
          width={source.width}
          height={source.height}
          alt={decorative || !source.alt ? "" : format(locale, source.alt)}
          loading={eager ? "eager" : "lazy"}
          decoding={eager ? "auto" : "async"}
          fetchPriority={eager ? "high" : "auto"}
          data-picture=""
          suppressHydrationWarning
        />
      </picture>
    </span>
  );
}

/** The classes that keep the focal point in view; the policy for styles allows no positions of their own. */
export function focalClass({ focal }: Pick<PictureSource, "focal">): string {
  return focal ? `focal-x-${Math.round(focal.x / 10)} focal-y-${Math.round(focal.y / 10)}` : "";
}

function Sources({ of, sizes, media }: { of: PictureSource; sizes: string; media?: string }) {
  return PICTURE_FORMATS.map((type) => {
    const srcSet = pictureSrcSet(of, type);
    return (
      srcSet && (
        <source
          key={type}
          type={`image/${type}`}
          srcSet={srcSet}
          sizes={sizes}
          {...(media && { media, width: of.width, height: of.height })}
        />
      )
    );
  });
}

/** The candidates of one format, as `srcset` (and `imagesrcset` of a preload link) wants them. */
function pictureSrcSet(source: PictureSource, type: PictureFormat): string {
  return source.variants
    .filter((v) => v.format === type)
    .map((v) => `${v.src} ${v.width}w`)
    .join(", ");
}
