import type { StoredShare, StoredVariant } from "#app/db/schema/media.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { ok, type Result } from "#app/lib/result.ts";
import type { StorageAway } from "../media.ts";
import { MEDIA_FOLDER } from "../media-address.ts";
import type { EncodedFile, EncodedPicture } from "./encode-picture.server.ts";

/** What a row of the library holds of a picture's files. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly variants: readonly StoredVariant[];
  readonly share: StoredShare;
  readonly placeholder: string;
}

/** Stores every size of a picture under names made of its content. Storing it again changes nothing. */
export async function storePicture(
  config: StorageConfig,
  picture: EncodedPicture,
): Promise<Result<StoredPicture, StorageAway>> {
  const { hash, stem, width, height, sizes, share, placeholder } = picture;
  const storage = uploadStorage(config);
  const nameOf = (file: EncodedFile) => `${MEDIA_FOLDER}/${stem}-${file.width}.${file.format}`;
  const storeAll = async () => {
    for (const file of [...sizes, share]) await storage.put(nameOf(file), file.bytes);
  };
  const stored = await reachStorage(storeAll());
  if (!stored.ok) return stored;
  const address = (file: EncodedFile | undefined) => (file ? `/${nameOf(file)}` : "");
  const widths = sizes.filter(({ format }) => format === "webp");
  return ok({
    hash,
    width,
    height,
    variants: widths.map((webp) => ({
      width: webp.width,
      avif: address(sizes.find((file) => file.format === "avif" && file.width === webp.width)),
      webp: address(webp),
    })),
    share: { src: address(share), width: share.width, height: share.height },
    placeholder,
  });
}
