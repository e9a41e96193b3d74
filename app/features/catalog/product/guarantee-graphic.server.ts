import type { Db } from "#app/db/client.server.ts";
import { findPictures } from "#app/features/media/queries.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

/** The official notice on the legal guarantee in a language, or null while staff have not put it there. */
export async function getGuaranteeGraphic(db: Db, locale: Locale): Promise<PictureSource | null> {
  const { guaranteeNotice } = await getSettings(db);
  const ref = guaranteeNotice[locale];
  if (ref === "") return null;
  return (await findPictures(db, [ref])).get(ref) ?? null;
}
