import { msg } from "#app/i18n/message.ts";

export { ticked, unticked } from "#app/i18n/messages/catalog-admin/categories-admin.ts";
/** In place of a time that is not set. */
export const noTime = msg("no time", "gan am");
