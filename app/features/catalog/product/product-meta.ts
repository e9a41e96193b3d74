import type { MetaDescriptor } from "react-router";
import { breadcrumbList, sharedMeta } from "#app/features/content/page-meta.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { nameIn } from "#app/i18n/named.ts";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import { unescapeHtml } from "#app/lib/text/escape-html.ts";
import { pageTitle } from "#app/ui/page/page-title.ts";
import { type PictureSource, pictureSrc } from "#app/ui/picture-source.ts";
import { type ProductPage, productPath, type Variation } from "../catalog.ts";
import { listHref } from "../schema.ts";
import { shownImages } from "./shown-images.ts";

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 160;
/** A shorter text says too little without what is said of the shop. */
const MIN_DESCRIPTION_LENGTH = 50;
/** Pixels. */
const PICTURE_WIDTH = 1000;

interface ProductMetaInput {
  readonly locale: Locale;
  /** The origin of the site, without a slash at the end. */
  readonly origin: string;
  readonly product: ProductPage;
  readonly chosen: Variation | null;
}

/** Title, description, picture and the way through the departments of a product's page. */
export function productMeta({ locale, origin, product, chosen }: ProductMetaInput): MetaDescriptor[] {
  const name = nameIn(locale, product);
  const path = productPath(product);
  const text = plainText((locale === "ga" && product.shortDescriptionGa) || product.shortDescription);
  const shop = format(locale, messages.shopDescription);
  const [image] = shownImages(product, chosen);
  const departments = product.trail.map((category) => ({
    name: nameIn(locale, category),
    path: listHref({ category: category.slug }),
  }));
  return [
    ...sharedMeta({
      locale,
      origin,
      path,
      title: pageTitle(name),
      description:
        text.length < MIN_DESCRIPTION_LENGTH ? `${(text || name).replace(/\.$/, "")}. ${shop}` : text,
      ...(image && { picture: sharedPicture(image, name) }),
    }),
    breadcrumbList(locale, origin, [
      { name: format(locale, messages.shop), path: "/shop" },
      ...departments,
      { name, path },
    ]),
  ];
}

function plainText(html: string): string {
  const text = collapseSpaces(unescapeHtml(html.replace(/<[^<>]*>/g, " ")));
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  const space = cut.lastIndexOf(" ");
  return `${space === -1 ? cut : cut.slice(0, space)}…`;
}

/** A JPEG where there is one: several services that show links read neither WebP nor AVIF. */
function sharedPicture(image: PictureSource, alt: string) {
  if (image.share) return { ...image.share, alt };
  const src = pictureSrc(image, PICTURE_WIDTH);
  const width = image.variants.find((variant) => variant.src === src)?.width ?? image.width;
  return { src, width, height: Math.round((width * image.height) / image.width), alt };
}
