import type { Message } from "#app/i18n/message.ts";
import * as studio from "#app/i18n/messages/site/studio.ts";
import type { ProductionType } from "./content.ts";

export const PRODUCTION_TYPE_NAMES: Readonly<Record<ProductionType, Message>> = {
  theatre: studio.theatre,
  "tv-film": studio.tvFilm,
  video: studio.video,
  music: studio.music,
  rehearsal: studio.rehearsal,
  virtual: studio.virtual,
};
