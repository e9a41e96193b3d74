import { msg } from "#app/i18n/message.ts";

export const refusedTitle = msg("Error: {title}", "Earráid: {title}");
