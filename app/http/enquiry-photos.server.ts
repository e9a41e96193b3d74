import { PHOTOS_FIELD } from "#app/features/enquiries/details-fields.ts";
import {
  type EncodedPhoto,
  encodePhotos,
  type PhotoProblem,
} from "#app/features/enquiries/encode-photos.server.ts";
import type { FieldRefusal, FormName } from "#app/features/enquiries/enquiries.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/enquiries.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

const PROBLEMS: Readonly<Record<PhotoProblem["kind"], Message>> = {
  "too-many": m.photosMany,
  "too-large": m.photosLarge,
  unreadable: m.photosUnreadable,
};

/** The pictures of a posted form; an untouched file field sends one empty file, which counts as none. */
export function photoFiles(form: FormName, posted: FormData): File[] {
  if (form !== "equipment-servicing") return [];
  return posted
    .getAll(PHOTOS_FIELD)
    .filter((value): value is File => typeof value !== "string" && value.size > 0);
}

/** The pictures encoded anew, or what is wrong with them in the visitor's language. */
export async function readPhotos(
  files: readonly File[],
  locale: Locale,
): Promise<Result<readonly EncodedPhoto[], FieldRefusal>> {
  const encoded = await encodePhotos(files);
  if (encoded.ok) return ok(encoded.value);
  return refuse({ field: PHOTOS_FIELD, message: format(locale, PROBLEMS[encoded.error.kind]) });
}
