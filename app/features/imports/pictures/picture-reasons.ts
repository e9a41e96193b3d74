import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import-pictures.ts";
import type { MissingReason } from "./pictures.ts";

/** Why a picture is missing, in words. */
export const PICTURE_REASONS: Readonly<Record<MissingReason, Message>> = {
  "no-address": messages.whyNoAddress,
  "not-https": messages.whyNotHttps,
  credentials: messages.whyCredentials,
  port: messages.whyPort,
  "private-address": messages.whyPrivate,
  "not-found-host": messages.whyNoHost,
  "too-many-redirects": messages.whyRedirects,
  "too-large": messages.whyTooLarge,
  "too-slow": messages.whyTooSlow,
  compressed: messages.whyCompressed,
  refused: messages.whyRefused,
  gone: messages.whyGone,
  unreachable: messages.whyUnreachable,
  "server-error": messages.whyServerError,
  empty: messages.whyNoPicture,
  "not-a-picture": messages.whyNoPicture,
  "active-content": messages.whyNoPicture,
  "too-many-pixels": messages.whyPixels,
  shape: messages.whyShape,
  damaged: messages.whyDamaged,
  "storage-away": messages.whyStorageAway,
};
