import type { Turntable } from "#app/features/media/encode/turntables.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isSameInBoth } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/gallery.ts";
import { STORED_LANGUAGE } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSrc } from "#app/ui/picture-source.ts";
import type { ProductImage } from "../../catalog.ts";
import { EnlargedDialog } from "./enlarged-dialog.tsx";
import galleryScript from "./gallery.client.ts?script";
import { TurntableView } from "./turntable-view.tsx";

const SIZES = "(min-width: 62rem) 44rem, 100vw";
/** Pixels: the file that a link opens where no script enlarges the picture. */
const MAX_SIDE = 4_000;
const TURNTABLE = "picture-around";

interface ProductGalleryProps {
  readonly images: readonly ProductImage[];
  readonly turntable: Turntable | null;
}

/** The pictures of a product: a row that scrolls by swiping, thumbnails, and a dialog that enlarges them. */
export function ProductGallery({ images, turntable }: ProductGalleryProps) {
  const t = useT();
  const [first] = images;
  const count = images.length + (turntable ? 1 : 0);
  if (!first) return <Picture source={null} sizes="40rem" className="picture-product gallery-only" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div className="product-gallery" role="group" aria-label={t(messages.gallery)} data-gallery="">
      <div className="gallery-frame">
        <div className="gallery-row" data-gallery-row="">
          {images.map((image, index) => (
            <Item key={image.variants[0]?.src ?? index} image={image} index={index} />
          ))}
          {turntable && (
            <div id={TURNTABLE} className="gallery-item" data-gallery-item="">
              <TurntableView turntable={turntable} />
            </div>
          )}
        </div>
        {count > 1 && <Steps count={count} />}
      </div>
      {count > 1 && <Thumbs images={images} around={turntable ? first : null} />}
      <EnlargedDialog many={images.length > 1} />
      <script type="module" async src={galleryScript} />
    </div>
  );
}

function Item({ image, index }: { image: ProductImage; index: number }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div id={`picture-${index + 1}`} className="gallery-item" data-gallery-item="">
      <a
        href={pictureSrc(image, MAX_SIDE)}
        className="gallery-enlarge"
        data-gallery-enlarge=""
        draggable="false"
      >
        <span {...altLang(locale, image)}>
          <Picture source={image} sizes={SIZES} eager={index === 0} className="picture-product" />
        </span>
        <span className="hidden-visually"> ({t(messages.enlarge)})</span>
      </a>
    </div>
  );
}

function Steps({ count }: { count: number }) {
  const t = useT();
  return (
    <>
      <p
        className="hidden-visually"
        role="status"
        data-gallery-status={t(messages.pictureOf, { n: "#", total: count })}
      />
      <button
        type="button"
        className="gallery-step gallery-previous with-script"
        aria-label={t(messages.previousPicture)}
        data-gallery-step="-1"
      >
        <ChevronIcon />
      </button>
      <button
        type="button"
        className="gallery-step gallery-next with-script"
        aria-label={t(messages.nextPicture)}
        data-gallery-step="1"
      >
        <ChevronIcon />
      </button>
    </>
  );
}

/** `around` is the picture that leads to the turntable. */
function Thumbs({ images, around }: { images: readonly ProductImage[]; around: ProductImage | null }) {
  const t = useT();
  return (
    <ul className="gallery-thumbs">
      {images.map((image, index) => (
        <li key={image.variants[0]?.src ?? index}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={t(messages.pictureNumber, { n: index + 1 })}
            data-gallery-thumb=""
            {...(index === 0 && { "aria-current": "true" as const })}
          >
            <Picture source={image} sizes="5rem" decorative className="picture-product" />
          </a>
        </li>
      ))}
      {around && (
        <li>
          <a href={`#${TURNTABLE}`} data-gallery-thumb="">
            <Picture source={around} sizes="5rem" decorative className="picture-product" />
            <span className="gallery-degrees">360°</span>
            <span className="hidden-visually">{t(messages.turnProduct)}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

/** A picture without a description of its own is called by its product's name. */
function altLang(locale: Locale, { alt }: ProductImage): { readonly lang?: string } {
  return locale === "ga" && alt && isSameInBoth(alt) ? { lang: STORED_LANGUAGE } : {};
}
