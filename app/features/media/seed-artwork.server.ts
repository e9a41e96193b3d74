import { sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { format } from "#app/i18n/message.ts";
import type { PictureFormat, PictureSource } from "#app/ui/picture-source.ts";
import { ARTWORK_NAMES, artwork } from "./artwork.ts";

/**
 * Puts the site's own pictures into the media library, under their file names. Repeating it follows their files, which
 * a new version of the site may bring, and leaves alone what staff wrote or replaced.
 */
export async function seedArtwork(tx: Tx): Promise<void> {
  const rows = ARTWORK_NAMES.map((name) => {
    const source = artwork(name);
    return {
      filename: `${name}.webp`,
      artwork: name,
      width: source.width,
      height: source.height,
      variants: variantsOf(source),
      share: source.share ?? null,
      placeholder: source.placeholder ?? "",
      altEn: source.alt ? format("en", source.alt) : "",
      altGa: source.alt ? format("ga", source.alt) : "",
      sample: true,
    };
  });
  await tx
    .insert(media)
    .values(rows)
    .onConflictDoUpdate({
      target: media.filename,
      set: {
        artwork: sql`excluded.artwork`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        variants: sql`excluded.variants`,
        share: sql`excluded.share`,
        placeholder: sql`excluded.placeholder`,
      },
      setWhere: sql`${media.hash} is null`,
    });
}

function variantsOf({ variants }: PictureSource) {
  const src = (format: PictureFormat, width: number) =>
    variants.find((variant) => variant.format === format && variant.width === width)?.src ?? "";
  const widths = [...new Set(variants.map((variant) => variant.width))].sort((a, b) => a - b);
  return widths.map((width) => ({ width, avif: src("avif", width), webp: src("webp", width) }));
}
